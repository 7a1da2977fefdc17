/** @jest-environment node */
import { partsOf } from '@/lib/core/parts-of';

describe('values in parts', () => {
  it.each([
    [[], 2, []],
    [[1], 2, [[1]]],
    [[1, 2], 2, [[1, 2]]],
    [[3, 1, 2], 2, [[3, 1], [2]]],
    [[1, 2, 3], 1, [[1], [2], [3]]],
    [[1, 1, 1], 5, [[1, 1, 1]]],
  ])('%j, at most %i each, are %j', (values, most, parts) => {
    expect(partsOf(values, most)).toEqual(parts);
  });
});
