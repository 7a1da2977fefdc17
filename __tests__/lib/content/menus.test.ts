/** @jest-environment node */
import { menuGroupFromEntry, summaryFromEntry } from '@/lib/content/from-contentful';
import { shopMenus } from '@/lib/content/menus';
import type { ArticleFields, Entry } from '@/lib/content/entries';

const entry = (fields: ArticleFields): Entry<ArticleFields> => ({ sys: { id: 'e' }, fields });

describe('shopMenus', () => {
  it('puts the plant library first in References & Tools, whatever the order given', () => {
    const links = [
      { label: 'Zones', path: '/information/hardiness-zones' },
      { label: 'Library', path: '/information/resource-hub/plant-tree-and-shrub-library' },
    ];
    expect(
      shopMenus([{ title: 'References & Tools', links }]).references.links.map(
        ({ label }) => label,
      ),
    ).toEqual(['Library', 'Zones']);
  });

  it('leaves out a link whose address is none of this site', () => {
    const links = ['https://blog.example/roses', 'roses', undefined, '/information/roses'].map(
      (link) => entry({ title: 'Roses', link }),
    );
    expect(menuGroupFromEntry({ Title: 'Care Guides', Links: links }).links).toEqual([
      { label: 'Roses', path: '/information/roses' },
    ]);
  });

  it('knows groups by their titles and leaves the others empty', () => {
    const menus = shopMenus([
      { title: 'services ', links: [{ label: 'Delivery', path: '/services/delivery' }] },
      { title: 'Other', links: [] },
    ]);
    expect(menus.services.links).toHaveLength(1);
    expect(menus.corporate.links).toEqual([]);
  });
});

describe('links of the content service', () => {
  it.each([
    ['article', entry({ title: 'Lilacs', slug: 'lilacs' }), '/information/resource-hub/lilacs'],
    [
      'staticPage',
      entry({ title: 'Delivery', slug: 'delivery', section: 'services' }),
      '/services/delivery',
    ],
    [
      'staticPage',
      entry({
        title: 'Fees',
        slug: 'fees',
        section: 'services',
        parentPage: entry({ title: 'Delivery', slug: 'delivery', section: 'services' }),
      }),
      '/services/delivery/fees',
    ],
    [
      'staticPage',
      entry({ title: 'Own', slug: 'own', section: 'services', link: '/services/elsewhere' }),
      '/services/elsewhere',
    ],
    [
      'staticPage',
      entry({
        title: 'Evil',
        slug: 'evil',
        section: 'services',
        link: 'https://elsewhere.example',
      }),
      '/services/evil',
    ],
  ] as const)('of a %s lead to its page', (type, given, path) => {
    expect(summaryFromEntry(given, type).path).toBe(path);
  });

  it('drops links that could not be resolved', () => {
    expect(
      menuGroupFromEntry({
        Title: 'Services',
        Type: 'staticPage',
        Links: [undefined, entry({ title: '', slug: 'x' })],
      }).links,
    ).toEqual([]);
  });
});
