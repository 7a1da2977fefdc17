import type { ListChoice } from '@/lib/catalogue/list-address';
import type { ListPromos } from '@/lib/content/list-promos';
import type { SearchAddress } from '@/lib/routes/search-path';
import type { ProductListPage } from '@/lib/search/product-list';
import { CategoryList } from '@/components/catalogue/category-list';
import { gridPromos } from '@/components/catalogue/grid-promos';
import { productsFor, searchTexts } from './search-texts';

interface SearchedProductsProps {
  address: SearchAddress;
  list: ProductListPage;
  choice: ListChoice;
  promos: ListPromos;
}

/** The Products tab of a search: a list with facets, price range, order and pages like a category's (ruling 40). */
export function SearchedProducts({
  address: { query, queryID },
  list,
  choice,
  promos,
}: SearchedProductsProps) {
  return (
    <div className="mt-6">
      <CategoryList
        key={query}
        place={{ query, queryID }}
        name={searchTexts.products}
        level={2}
        all={productsFor(query)}
        intro=""
        list={list}
        choice={choice}
        {...gridPromos(promos)}
      />
    </div>
  );
}
