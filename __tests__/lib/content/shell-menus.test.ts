import { shellMenus } from '@/lib/content/shell-menus';
import { category, menus } from '@/__tests__/components/shell/shell-content';

const picture = { url: '/pictures/a.webp', alt: 'Lilacs' };

it('keeps of a category what a menu shows: no dates, no slugs, a picture at the top level only', () => {
  const leaf = category('Roses', 'Roses', '/c/roses', { articles: ['pruning'], picture });
  const top = category('Flowers', 'Flowers', '/c/flowers', { picture, children: [leaf] });
  const { categories, articles } = shellMenus({
    categories: [top],
    menus,
    articles: { Flowers: [] },
  });
  expect(categories).toEqual([
    {
      id: 'Flowers',
      name: 'Flowers',
      path: '/c/flowers',
      picture,
      hasArticles: false,
      children: [
        {
          id: 'Roses',
          name: 'Roses',
          path: '/c/roses',
          picture: null,
          hasArticles: true,
          children: [],
        },
      ],
    },
  ]);
  expect(articles).toEqual({ Flowers: [] });
});
