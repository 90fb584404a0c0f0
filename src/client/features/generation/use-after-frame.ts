import { useEffect, useState } from 'react';

/**
 * The value one frame later. A finished plan changes more than a slow phone renders in one frame: the plan itself
 * first, everything around it next.
 */
export function useAfterFrame(value: boolean): boolean {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLater(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return later;
}
