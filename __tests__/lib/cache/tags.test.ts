import { cacheManifest, cacheTags } from '@/lib/cache/manifest';
import { isTag, tags } from '@/lib/cache/tags';
import { filesBelow, textOf } from '@/__tests__/support/project-files';

describe('tags', () => {
  it.each([
    tags.catalogue,
    tags.categoryTree,
    tags.category('Flowers_Roses'),
    tags.product('100310'),
    tags.list('Plants'),
    tags.saleList,
    tags.eventList,
    tags.named('EGIFTCARD'),
    tags.article('pruning-lilacs'),
    tags.articleTitle('a'),
    tags.staticPage('customer-service', 'contact-us'),
    tags.buyerSettings,
    tags.buyerSetting('rates'),
    tags.pageSetting('/'),
    tags.pageSetting('/c/flowers?c=roses&page=2'),
    tags.pageSetting(`/p/${'x'.repeat(400)}`),
  ])('%s is one', (tag) => expect(isTag(tag)).toBe(true));

  it.each([
    undefined,
    1,
    '',
    'Products',
    'product:',
    'product:a b',
    'product:<x>',
    `product:${'x'.repeat(300)}`,
    '_N_T_/layout',
    'a\nb',
  ])('%s is none', (text) => {
    expect(isTag(text)).toBe(false);
  });

  it('a copy carries its entity’s tags with its own key, and what else it shows, each once', () => {
    expect(cacheTags('product', '100310')).toEqual(['products', 'product:100310']);
    expect(cacheTags('product-list', 'x', [tags.list('Plants'), 'products'])).toEqual([
      'products',
      'product-list',
      'list:Plants',
    ]);
    expect(cacheTags('content', 'article/pruning-lilacs')).toContain(
      tags.article('pruning-lilacs'),
    );
    expect(cacheTags('content', 'page/services/weddings')).toContain(
      tags.staticPage('services', 'weddings'),
    );
    expect(cacheTags('content', 'home')).toContain(tags.home);
    expect(cacheTags('content', 'articles')).toContain(tags.articles);
    expect(cacheTags('category-text', 'Plants')).toEqual([tags.category('Plants')]);
  });
});

describe('the table of what is cached', () => {
  const kept = filesBelow(['lib', 'app'], /\.tsx?$/).flatMap((file) =>
    [...textOf(file).matchAll(/\bcached\(\s*'([\w-]+)'/g)].map(([, entity]) => entity),
  );

  it.each(Object.keys(cacheManifest))('has %s, which somebody keeps', (entity) => {
    expect(kept).toContain(entity);
  });
});
