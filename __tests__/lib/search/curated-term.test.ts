import { curatedTermOf, ruleOf, synonymsOf } from '@/lib/search/curated-term';

const term = (fields: Record<string, unknown>) => {
  const read = curatedTermOf('t', { title: 'House plants', ...fields });
  if (!read) throw new Error('no term');
  return read;
};
const consequence = (fields: Record<string, unknown>) => ruleOf(term(fields))?.consequence.params;

describe('a curated term', () => {
  it.each<[string, Record<string, unknown>, unknown]>([
    ['nothing to lead to', {}, undefined],
    ['words alone', { sameWords: ['indoor plants'] }, undefined],
    [
      'shelves first, the words as typed',
      { shelves: ['A_B', 'C'] },
      { optionalFilters: [['CategoryIDs:A_B<score=100>', 'CategoryIDs:C<score=99>']] },
    ],
    [
      'shelves alone, whatever the words say',
      { shelves: ['A', 'C'], shelvesOnly: true },
      {
        query: '',
        filters: '(CategoryIDs:A OR CategoryIDs:C)',
        optionalFilters: [['CategoryIDs:A<score=100>', 'CategoryIDs:C<score=99>']],
      },
    ],
    [
      'products first, others never, up to a price',
      { first: ['1', '2'], never: ['3'], upTo: 50 },
      {
        filters: 'NOT ProductCode:3 AND PriceMin <= 50',
        optionalFilters: [['ProductCode:1<score=1000>', 'ProductCode:2<score=999>']],
      },
    ],
    ['IDs that would change the filter', { shelves: ['A OR B'], never: ['3 OR 1=1'] }, undefined],
    ['only shelves, but none', { shelvesOnly: true }, undefined],
  ])('%s', (_name, fields, params) => {
    expect(consequence(fields)).toEqual(params);
  });

  it('holds for what is typed instead, in any number and with a typo', () => {
    expect(ruleOf(term({ shelves: ['A'], sameWords: ['Indoor plants'] }))?.conditions).toEqual([
      { pattern: 'house plants', anchoring: 'is', alternatives: true },
      { pattern: 'indoor plants', anchoring: 'is', alternatives: true },
    ]);
  });

  it.each<[string, Record<string, unknown>, unknown[]]>([
    [
      'both ways',
      { sameWords: ['indoor plants'] },
      [{ objectID: 't', type: 'synonym', synonyms: ['House plants', 'indoor plants'] }],
    ],
    [
      'one way',
      { alsoFinds: ['fig'] },
      [{ objectID: 't-also', type: 'oneWaySynonym', input: 'House plants', synonyms: ['fig'] }],
    ],
    ['none where the words are a condition', { sameWords: ['x'], shelves: ['A'] }, []],
  ])('synonyms %s', (_name, fields, synonyms) => {
    expect(synonymsOf(term(fields))).toEqual(synonyms);
  });

  it.each([[{}], [{ title: ' ' }], [{ title: 5 }]])('is none without a title: %j', (fields) => {
    expect(curatedTermOf('t', fields)).toBeNull();
  });
});
