import type { Category } from '@/lib/catalogue/category';
import { noChoice, type ListChoice } from '@/lib/catalogue/list-address';
import type { ListPromos } from '@/lib/content/list-promos';
import { showing } from '@/lib/search/paging';
import type { ProductListPage } from '@/lib/search/product-list';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { JsonLd } from '@/components/ui/json-ld';
import { CategoryList } from './category-list';
import { EmptyCategory } from './empty-category';
import { gridPromos } from './grid-promos';
import { RememberTrail } from './remember-trail';
import { SubcategoryChips } from './subcategory-chips';

interface CategoryPageProps {
  /** From the top level down to the category shown. */
  trail: readonly [Category, ...Category[]] | Category[];
  /** The text of the category shown. */
  intro: string;
  /** `null` when the list is not available just now. */
  list: ProductListPage | null;
  choice?: ListChoice;
  promos: ListPromos;
  origin: string;
}

/** A category: breadcrumb, name and count, subcategories, facets, order, products, pages (specification A2, B2). */
export function CategoryPage({
  trail,
  intro,
  list,
  choice = noChoice,
  promos,
  origin,
}: CategoryPageProps) {
  const category = trail[trail.length - 1];
  if (!category) return null;
  const crumbs: Crumb[] = trail.map(({ name, path }) =>
    path === category.path ? { label: name } : { label: name, path },
  );
  const structured = [breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)];
  if (list && list.items.length > 0)
    structured.push(
      itemListJsonLd(list.items, showing(list.page, list.total).from, list.total, origin),
    );
  return (
    <main id="main" className="shop pt-1">
      <JsonLd nodes={structured} />
      <BreadcrumbBar crumbs={crumbs} />
      <RememberTrail trail={trail.map(({ name, path }) => ({ label: name, path }))} />
      <CategoryList
        key={category.id}
        place={{ categoryID: category.id }}
        name={category.name}
        intro={intro}
        list={list}
        choice={choice}
        subcategories={<SubcategoryChips trail={trail} />}
        nothing={<EmptyCategory trail={trail} />}
        {...gridPromos(promos)}
      />
    </main>
  );
}
