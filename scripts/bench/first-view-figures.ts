import type { Measure } from './beside';

/** What a browser noted while a page came, times in milliseconds from the start of the load. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  /** Tasks of more than 50 ms. */
  tasks: { start: number; duration: number }[];
  shifts: number[];
}

/** The figures of one first view. */
export type FirstView = Record<keyof typeof firstViewMeasures, number>;

const longMs = 50;

/** What is told of a first view, with the bar of each. */
export const firstViewMeasures = {
  firstPaint: { name: 'first paint (FCP)', unit: 'ms', most: 600 },
  largestPaint: { name: 'largest paint (LCP)', unit: 'ms', most: 750 },
  blocking: { name: 'blocking time', unit: 'ms', most: 50 },
  requests: { name: 'requests', most: 25 },
  kilobytes: { name: 'sent', unit: 'KB' },
  scriptKilobytes: { name: 'of it script', unit: 'KB', digits: 1, most: 140 },
  shift: { name: 'layout shift', digits: 3, most: 0.01 },
} satisfies Record<string, Measure>;

/** How long the page could not answer after its first paint, in milliseconds: of each long task what is over 50 ms. */
export function blockingTime({ firstPaint, tasks }: Pick<Noted, 'firstPaint' | 'tasks'>): number {
  const after = tasks.map(({ start, duration }) => start + duration - Math.max(start, firstPaint));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - longMs), 0);
}

/** The figures from what the browser noted and what was sent, in bytes without headers. */
export function firstViewOf(
  noted: Noted,
  sent: readonly { bytes: number; isScript: boolean }[],
): FirstView {
  const kilobytes = (bodies: typeof sent) =>
    bodies.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    firstPaint: noted.firstPaint,
    largestPaint: noted.largestPaint,
    blocking: blockingTime(noted),
    requests: sent.length,
    kilobytes: kilobytes(sent),
    scriptKilobytes: kilobytes(sent.filter(({ isScript }) => isScript)),
    shift: noted.shifts.reduce((sum, shift) => sum + shift, 0),
  };
}
