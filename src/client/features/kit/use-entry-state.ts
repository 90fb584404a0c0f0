import { useState } from 'react';

/**
 * A state that belongs to this entry of the browser's history: there again after Back, and blank on the next visit by a link. Under
 * another name as soon as its form changes: an entry may be older than the app.
 */
export function useEntryState<T>(name: string, blank: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => (history.state?.[name] as T | undefined) ?? blank);
  function keep(next: T): void {
    setValue(next);
    try {
      history.replaceState({ ...history.state, [name]: next }, '');
    } catch {
      // Safari allows a hundred of these in half a minute. Somebody who types more finds fewer keystrokes after Back.
      return;
    }
  }
  return [value, keep];
}
