/** @jest-environment node */
import { viewedFrom, withViewed } from '@/lib/catalogue/product/recently-viewed';

const day = 86_400_000;
const now = 1_800_000_000_000;

describe('recently viewed', () => {
  it('puts the newest in front, each product once', () => {
    const viewed = withViewed(
      [
        { code: 'a', at: now - 2 },
        { code: 'b', at: now - 3 },
      ],
      'b',
      now,
    );
    expect(viewed).toEqual([
      { code: 'b', at: now },
      { code: 'a', at: now - 2 },
    ]);
  });

  it('keeps thirteen', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ code: `p${index}`, at: now - index }));
    expect(withViewed(many, 'new', now)).toHaveLength(13);
  });

  it.each<[string, unknown, string[]]>([
    ['what it kept', [{ code: 'a', at: now - day }], ['a']],
    ['nothing older than sixty days', [{ code: 'a', at: now - 61 * day }], []],
    ['nothing of the future', [{ code: 'a', at: now + day }], []],
    [
      'nothing of another shape',
      [{ code: '../x', at: now }, 'a', null, { code: 'a' }, { code: 7, at: now }],
      [],
    ],
    ['no code that leads elsewhere', [{ code: '../x', at: now }], []],
    [
      'what it can beside what it cannot',
      [null, { code: 7, at: now }, { code: 'a', at: now }],
      ['a'],
    ],
    ['no list', { code: 'a' }, []],
  ])('reads %s', (_name, kept, codes) => {
    expect(viewedFrom(JSON.stringify(kept), now).map(({ code }) => code)).toEqual(codes);
  });

  it.each([null, 'not JSON'])('reads %p as nothing', (text) => {
    expect(viewedFrom(text, now)).toEqual([]);
  });
});
