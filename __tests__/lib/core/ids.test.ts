import { isId, newId } from '@/lib/core/ids';

describe('an ID of the commerce platform', () => {
  it.each(['a', 'A_b-9', 'x'.repeat(100), newId()])('is %s', (id) => {
    expect(isId(id)).toBe(true);
  });

  it.each(['', 'x'.repeat(101), 'a/b', 'a/../b', 'a?b', 'a b', 'a\n', 'ä', 7, null, ['a']])(
    'is not %j, which would change the path it is put into',
    (id) => {
      expect(isId(id)).toBe(false);
    },
  );
});
