/** How many milliseconds of the processor some work takes: what a neighbor on the machine takes meanwhile is not counted. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
