import {
  endOfMove,
  moveLastsMs,
  openMoveOf,
  unitsAreMissing,
  type OpenMove,
} from '@/services/app-api/order/open-move';

const At = '2026-05-05T15:46:00.000Z';
const after = (ms: number) => new Date(Date.parse(At) + ms);
/** Two of five join a line that has one. */
const join: OpenMove = { At, From: 'a', To: 'b', Units: 2, Left: 3, Raised: 3 };
/** All five join it. */
const whole: OpenMove = { ...join, Units: 5, Left: 0, Raised: 6 };
/** Two of five become a line of their own. */
const split: OpenMove = { ...join, Raised: 2 };
const lines = (units: Record<string, number>) =>
  Object.entries(units).map(([id, quantity]) => ({ id, quantity }));

describe('a move of units that broke off', () => {
  it.each<[string, OpenMove, Record<string, number>, boolean, ReturnType<typeof endOfMove>]>([
    ['a join before anything was written', join, { a: 5, b: 1 }, false, 'forget'],
    ['a join with units on no line', join, { a: 3, b: 1 }, true, 'raise'],
    ['a join that was done', join, { a: 3, b: 3 }, false, 'forget'],
    ['a join of all before anything was written', whole, { a: 5, b: 1 }, false, 'forget'],
    ['a join of all with units on no line', whole, { b: 1 }, true, 'raise'],
    ['a join of all that was done', whole, { b: 6 }, false, 'forget'],
    ['a split before anything was written', split, { a: 5 }, false, 'forget'],
    ['a split with units on no line', split, { a: 3 }, true, 'put-back'],
    ['a split that was done', split, { a: 3, b: 2 }, false, 'forget'],
    ['units brought back by hand', join, { a: 5, b: 1 }, false, 'forget'],
    ['a line changed by hand', join, { a: 2, b: 1 }, false, 'forget'],
    ['the other line changed by hand', join, { a: 3, b: 2 }, false, 'forget'],
    ['the other line taken out by hand', join, { a: 3 }, false, 'forget'],
    ['both lines taken out by hand', whole, {}, false, 'forget'],
  ])('%s', (_, move, units, missing, end) => {
    expect(unitsAreMissing(move, lines(units))).toBe(missing);
    expect(endOfMove(move, lines(units), after(moveLastsMs))).toBe(end);
    expect(endOfMove(move, lines(units), after(moveLastsMs - 1))).toBe('under-way');
    expect(endOfMove(move, lines(units), after(86_400_000))).toBe(end);
  });

  it('is read off the order’s own fields, and nothing else is', () => {
    expect(openMoveOf({ shipToMultiple: true, Move: join })).toEqual(join);
    const wrong = [
      null,
      undefined,
      'xp',
      {},
      { Move: null },
      ...[
        { Units: 0 },
        { Units: -2 },
        { Left: -1 },
        { Raised: 1.5 },
        { From: '' },
        { To: 7 },
        { At: 'yesterday' },
      ].map((part) => ({ Move: { ...join, ...part } })),
    ];
    expect(wrong.map(openMoveOf)).toEqual(wrong.map(() => null));
  });
});
