import { processorMs } from './processor-ms';

/** What is no amount of money, with so many spaces before it that whoever tries each of them anew takes seconds. */
export const longNoAmount = `${' '.repeat(80_000)}1x`;

/** What `read` answers, which takes less than half a second of the processor. */
export function inNoTime<T>(read: () => T): T {
  const answers: T[] = [];
  expect(processorMs(() => answers.push(read()))).toBeLessThan(500);
  return answers[0]!;
}
