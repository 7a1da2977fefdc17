import { queryIDFor, rememberClick } from '@/components/analytics/search-events';

const id = (letter: string) => letter.repeat(32);

beforeEach(() => sessionStorage.clear());

describe('the search that led to a product', () => {
  it('is known of the forty followed last, whatever their codes', () => {
    for (let code = 100_300; code < 100_340; code += 1) rememberClick(String(code), id('a'));
    rememberClick('100200', id('b'));
    expect(['100200', '100339', '100300'].map(queryIDFor)).toEqual([id('b'), id('a'), null]);
  });

  it('is the one it was followed from last', () => {
    rememberClick('100310', id('a'));
    rememberClick('100310', id('b'));
    expect(queryIDFor('100310')).toBe(id('b'));
  });

  it.each(['{"100310":"x"}', 'no JSON', '7'])('is not known where %j is kept', (kept) => {
    sessionStorage.setItem('lilac-queries', kept);
    expect(queryIDFor('100310')).toBeNull();
    rememberClick('100310', id('a'));
    expect(queryIDFor('100310')).toBe(id('a'));
  });
});
