import { narrowArticles, nextTags, tagOf } from '@/lib/content/article-choice';

const article = (name: string, tags: string[], categoryIDs: string[]) => ({
  name,
  tags,
  categoryIDs,
});
const articles = [
  article('roses', ['Cut flowers', 'summer'], ['Flowers']),
  article('tulips', ['Cut flowers', 'spring'], ['Flowers_Tulips']),
  article('orchids', ['houseplants'], ['IndoorPlants', 'Flowers']),
  article('pines', ['winter', 'trees'], ['OutdoorPlants_Trees']),
  article('birches', ['trees', 'spring'], ['OutdoorPlants_Trees']),
  article('loam', ['soil'], []),
  article('peat', ['soil'], ['FlowersAndMore']),
];
const names = (choice: Parameters<typeof narrowArticles>[1]) =>
  narrowArticles(articles, choice).map(({ name }) => name);

it.each<[Parameters<typeof narrowArticles>[1], string[]]>([
  [{}, ['roses', 'tulips', 'orchids', 'pines', 'birches', 'loam', 'peat']],
  [{ tag: 'cut-flowers' }, ['roses', 'tulips']],
  [{ catID: 'Flowers' }, ['roses', 'tulips', 'orchids']],
  [{ catID: 'Flowers_Tulips' }, ['tulips']],
  [{ tag: 'spring', catID: 'Flowers' }, ['tulips']],
  [{ tag: 'trees', catID: 'Flowers' }, []],
  [{ tag: 'Cut flowers' }, []],
  [{ tag: null, catID: null }, articles.map(({ name }) => name)],
])('narrows by %j', (choice, expected) => expect(names(choice)).toEqual(expected));

it.each([
  ['cut-flowers', 'Cut flowers'],
  ['soil', 'soil'],
  ['Soil', null],
  ['', null],
])('the tag behind %j is %j', (slug, tag) => expect(tagOf(articles, slug)).toBe(tag));

describe('the tags to go on to', () => {
  const slugs = (choice: Parameters<typeof nextTags>[1], most: number) =>
    nextTags(articles, choice, most).map(({ slug }) => slug);
  it.each<[Parameters<typeof nextTags>[1], number, string[]]>([
    [{}, 3, ['cut-flowers', 'soil', 'spring']],
    [{}, 99, ['cut-flowers', 'houseplants', 'soil', 'spring', 'summer', 'trees', 'winter']],
    [{ tag: 'soil' }, 3, ['cut-flowers', 'soil', 'spring']],
    [{ tag: 'winter' }, 3, ['cut-flowers', 'soil', 'winter']],
    [{ catID: 'Flowers' }, 9, ['cut-flowers', 'houseplants', 'spring', 'summer']],
    [{ tag: 'summer', catID: 'Flowers' }, 2, ['cut-flowers', 'summer']],
    [{ catID: 'NoSuch' }, 9, []],
  ])('%j, at most %i', (choice, most, expected) => expect(slugs(choice, most)).toEqual(expected));

  it('are one where their authors spell one in several ways, and none without an address', () => {
    const spelled = [['Roses', 'roses', '!'], ['roses'], ['Roses ', 'tulips']].map((tags) =>
      article('', tags, []),
    );
    expect(nextTags(spelled, {}, 9)).toEqual([
      expect.objectContaining({ tag: 'Roses', slug: 'roses', count: 3 }),
      expect.objectContaining({ tag: 'tulips', slug: 'tulips', count: 1 }),
    ]);
  });

  it('lead to an article each', () => {
    for (const catID of [null, 'Flowers', 'OutdoorPlants', 'OutdoorPlants_Trees', 'IndoorPlants']) {
      for (const { slug } of nextTags(articles, { catID }, 99))
        expect([catID, slug, names({ tag: slug, catID }).length > 0]).toEqual([catID, slug, true]);
    }
  });
});
