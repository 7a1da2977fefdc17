import { lineText } from '@/lib/address/clean';

describe('free text on one line', () => {
  it.each([
    ['  12\tMain\u2028St. ', 20, '12 Main St.'],
    ['ab😀', 4, 'ab😀'],
    ['ab😀', 3, 'ab'],
    ['a\ud83db', 3, 'ab'],
  ])('%j of at most %i characters is %j', (typed, most, kept) => {
    expect(lineText(typed, most)).toBe(kept);
  });
});
