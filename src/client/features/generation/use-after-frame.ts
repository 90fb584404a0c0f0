import { useEffect, useState } from 'react';

/**
 * The value a frame later. What a finished plan changes on screen is more than a slow phone draws in one frame: the
 * plan itself goes first, what stands around it follows.
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
