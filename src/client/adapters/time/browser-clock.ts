export const browserClock = {
  now: (): number => Date.now(),
  elapsed: (): number => performance.now(),
  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
