const CHECK_MS = 60_000;

/** The day that it is here may change: a page left open over midnight, a laptop that wakes up and a clock that is set all show. */
export function followDay(look: () => void): () => void {
  const timer = setInterval(look, CHECK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
