/** The kind of what was thrown and its place in the code, for the log of a crash; without its message, which may hold what a shopper typed. */
export function whereFrom(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6);
  return [error.name, ...frames.map((line) => line.trim())].join(' | ');
}
