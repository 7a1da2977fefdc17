/** @jest-environment node */
import { relatedArticles } from '@/lib/content/related-articles';

const article = (slug: string, tags: string[], categoryIDs: string[] = []) => ({
  slug,
  tags,
  categoryIDs,
});
const lilac = article('lilac', ['Shrubs', 'Pruning'], ['OutdoorPlants']);
const rose = article('rose', ['Roses', 'Shrubs'], ['OutdoorPlants']);
const fern = article('fern', ['Houseplants'], ['OutdoorPlants']);
const dogwood = article('dogwood', ['Shrubs', 'Pruning'], ['OutdoorPlants']);
const azalea = article('azalea', ['Shrubs'], ['OutdoorPlants']);
const all = [lilac, rose, fern, dogwood, azalea];
const slugs = (page: typeof lilac, most = 4, articles = all) =>
  relatedArticles(page, articles, most).map(({ slug }) => slug);

describe('relatedArticles', () => {
  it('puts what has most in common first, and leaves out itself and what shares no tag', () => {
    expect(slugs(lilac)).toEqual(['dogwood', 'rose', 'azalea']);
  });

  it('goes on from the article among equals, around the end', () => {
    expect(slugs(rose)).toEqual(['dogwood', 'azalea', 'lilac']);
    expect(slugs(azalea, 2)).toEqual(['lilac', 'rose']);
  });

  it('takes tags of one address for one, however they are spelled, and counts each once', () => {
    const spelled = article('spelled', ['shrubs ', 'PRUNING']);
    const twice = article('twice', ['Shrubs', 'shrubs', 'SHRUBS']);
    expect(slugs(article('new', ['Shrubs', 'Pruning']), 4, [twice, spelled])).toEqual([
      'spelled',
      'twice',
    ]);
    expect(
      slugs(article('sign', ['★']), 4, [article('other', ['☂']), article('same', ['★'])]),
    ).toEqual(['same']);
  });

  it('counts categories in common', () => {
    expect(slugs(azalea, 4, [article('pots', ['Shrubs']), lilac])).toEqual(['lilac', 'pots']);
  });

  it('serves an article that is not in the list, and one that is alone', () => {
    expect(slugs(article('new', ['Roses']))).toEqual(['rose']);
    expect(slugs(fern)).toEqual([]);
  });
});
