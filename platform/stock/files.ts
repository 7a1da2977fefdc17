import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { articlePath } from '@/lib/routes/article-path';
import { categoryPath } from '@/lib/routes/category-path';
import { productPath } from '@/lib/routes/product-path';
import { storePath } from '@/lib/routes/store-path';
import type { ProductRecord } from '@/lib/search/record';
import { flowerCategories } from './catalogue/categories/flowers';
import { goodsCategories } from './catalogue/categories/goods';
import { occasionCategories } from './catalogue/categories/occasions';
import { plantCategories } from './catalogue/categories/plants';
import { allArticles } from './content/all-articles';
import { allPages, pagePath } from './content/pages/all-pages';
import { storeAddresses } from './places/stores';
import { buyerSettings } from './settings/buyerxp';
import { colors } from './settings/colors';
import { redirects } from './settings/redirects';
import { sitemap } from './settings/sitemap';

/** The static files by name, as text (specification A7). */
export function staticFiles(
  records: readonly ProductRecord[],
  today: ChicagoDate,
): Record<string, string> {
  return {
    'colors.json': json(colors),
    'buyerxp.json': json(buyerSettings(today)),
    'redirects.json': json(redirects),
    'sitemap.xml': sitemap(publicPaths(records), today),
  };
}

function publicPaths(records: readonly ProductRecord[]): string[] {
  const products = records.filter(
    (record) => record.IsDefaultProduct && record.Visible === 1 && record.Active,
  );
  const categories = [
    ...flowerCategories,
    ...occasionCategories,
    ...plantCategories,
    ...goodsCategories,
  ];
  return [
    '/',
    ...categories.map(({ id }) => categoryPath(id)),
    ...products.map(({ ProductCode, title, IsWorkShopEvent }) =>
      IsWorkShopEvent ? `/event/${ProductCode}` : productPath(ProductCode, title),
    ),
    ...allArticles.map(({ slug }) => articlePath(slug)),
    ...allPages.map(pagePath),
    ...storeAddresses.map(({ ID }) => storePath(ID)),
  ];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
