import { useState } from 'react';

/**
 * State stored in this browser history entry: restored by Back, and blank on a new visit. Change the name along with
 * the format: an entry may be older than the app.
 */
export function useEntryState<T>(name: string, blank: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => (history.state?.[name] as T | undefined) ?? blank);
  function keep(next: T): void {
    setValue(next);
    try {
      history.replaceState({ ...history.state, [name]: next }, '');
    } catch {
      // Safari allows a hundred of these in half a minute. A fast typist finds fewer keystrokes after Back.
      return;
    }
  }
  return [value, keep];
}
