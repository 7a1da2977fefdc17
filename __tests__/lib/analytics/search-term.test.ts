/** @jest-environment node */
import { reportedTerm } from '@/lib/analytics/search-term';

describe('a searched text as it is reported', () => {
  it.each([
    ['  red   roses ', 'red roses'],
    ['100310', '100310'],
    ['24 tulips, 12 in', '24 tulips, 12 in'],
    ['x'.repeat(140), 'x'.repeat(100)],
    ['ana@example.com', null],
    ['612-555-0101', null],
    ['LL-104217-3', null],
    ['   ', null],
  ])('%p is %p', (typed, term) => {
    expect(reportedTerm(typed)).toBe(term);
  });
});
