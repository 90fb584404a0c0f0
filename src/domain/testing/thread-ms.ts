/** Thread time, not wall time: a busy machine, or a test in the next thread, must not fail a test. */
export async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
