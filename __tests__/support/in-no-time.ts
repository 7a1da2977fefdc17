/** What is no amount of money, with so many spaces before it that whoever tries each of them anew takes seconds. */
export const longNoAmount = `${' '.repeat(80_000)}1x`;

/** What `read` answers, which takes less than half a second. */
export function inNoTime<T>(read: () => T): T {
  const began = performance.now();
  const answer = read();
  expect(performance.now() - began).toBeLessThan(500);
  return answer;
}
