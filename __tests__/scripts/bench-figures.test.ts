/** @jest-environment node */
import { beside } from '@/scripts/bench/beside';
import { blockingTime, firstViewOf } from '@/scripts/bench/first-view-figures';
import { inTurn } from '@/scripts/bench/in-turn';

describe('the figures of a first view', () => {
  it.each([
    ['no long task', 500, [], 0],
    ['a task after the first paint', 500, [{ start: 600, duration: 120 }], 70],
    [
      'of a task around the first paint what comes after it',
      500,
      [{ start: 400, duration: 200 }],
      50,
    ],
    ['nothing of a task before it', 500, [{ start: 100, duration: 300 }], 0],
    [
      'each task by itself',
      0,
      [
        { start: 10, duration: 60 },
        { start: 90, duration: 80 },
      ],
      40,
    ],
  ])('blocking time counts %s', (_, firstPaint, tasks, blocking) => {
    expect(blockingTime({ firstPaint, tasks })).toBe(blocking);
  });

  it('add up what was sent and what moved', () => {
    const noted = { firstPaint: 400, largestPaint: 700, tasks: [], shifts: [0.25, 0.5] };
    const sent = [
      { bytes: 2048, isScript: true },
      { bytes: 1024, isScript: false },
      { bytes: 512, isScript: true },
    ];
    expect(firstViewOf(noted, sent)).toEqual({
      firstPaint: 400,
      largestPaint: 700,
      blocking: 0,
      requests: 3,
      kilobytes: 3.5,
      scriptKilobytes: 2.5,
      shift: 0.75,
    });
  });
});

describe('figures beside each other', () => {
  const bar = { name: 'first paint', unit: 'ms', most: 600 };

  it.each([
    [
      'at its bar',
      bar,
      [[600, 900, 590]],
      true,
      '  first paint, at most 600 ms: 600 ms (590–900) holds',
    ],
    ['over it', bar, [[601, 601]], false, '  first paint, at most 600 ms: 601 ms (601–601) MISSED'],
    [
      'of two builds, judged by the first',
      bar,
      [[500], [750]],
      true,
      '  first paint, at most 600 ms: 500 ms (500–500) holds | 750 ms (750–750) MISSED | 1.50 ×',
    ],
    ['without a bar', { name: 'sent', unit: 'KB' }, [[300]], true, '  sent: 300 KB (300–300)'],
    [
      'both nothing',
      { name: 'shift', digits: 3, most: 0.01 },
      [[0], [0]],
      true,
      '  shift, at most 0.01: 0.000 (0.000–0.000) holds | 0.000 (0.000–0.000) holds | 1.00 ×',
    ],
  ])('%s', (_, measure, series, holds, line) => {
    expect(beside(measure, series)).toEqual({ holds, line });
  });

  it('that nobody measured are a miss', () => {
    expect(beside(bar, [[]]).holds).toBe(false);
  });
});

it('measures two builds in turn, each second round the other way round', async () => {
  const asked: string[] = [];
  const measured = await inTurn(['old', 'new'], 3, (address, round) => {
    asked.push(address);
    return Promise.resolve(round);
  });
  expect(asked).toEqual(['old', 'new', 'new', 'old', 'old', 'new']);
  expect(measured).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});
