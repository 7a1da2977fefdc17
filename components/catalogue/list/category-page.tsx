import type { Category } from '@/lib/catalogue/category/category';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { WrongArrival } from '@/lib/catalogue/category/arrival-fields';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import type { ListPromos } from '@/lib/content/list-promos';
import { type ProductListPage, withArrivalForm } from '@/lib/search/list/product-list';
import { type Crumb, listPageJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { JsonLd } from '@/components/ui/json-ld';
import { CategoryList } from './category-list';
import { gridPromos } from './grid-promos';
import { listKey } from './list-key';
import { RememberTrail } from '../product/last-trail';
import { customerPages, salePath } from '@/lib/routes/static-page-path';
import { ShopLink } from '@/components/ui/shop-link';
import { emptyCategoryWords } from '../texts';

/** Chips to the subcategories, or to the siblings where there are none below: 'All' is the category that holds them. */
function SubcategoryChips({ trail }: { trail: readonly Category[] }) {
  const current = trail.at(-1);
  const holder = current && current.children.length > 0 ? current : trail.at(-2);
  if (!current || !holder) return null;
  return (
    <nav aria-label="Subcategories" className="min-w-0 max-lg:w-full">
      <ul className="row-scroll">
        <li>
          <ShopLink
            href={holder.path}
            aria-current={holder === current ? 'page' : undefined}
            className="chip"
          >
            All
          </ShopLink>
        </li>
        {holder.children.map((child) => (
          <li key={child.id}>
            <ShopLink
              href={child.path}
              aria-current={child.id === current.id ? 'page' : undefined}
              className="chip"
            >
              {child.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a category without products says, with ways on: the category above it, what is reduced, and where to ask. */
export function EmptyCategory({ trail }: { trail: readonly Category[] }) {
  const [category, above] = [trail.at(-1), trail.at(-2)];
  return (
    <>
      <p>{emptyCategoryWords(category?.name ?? '')}</p>
      <p className="mt-1">
        See{' '}
        {above && (
          <>
            <ShopLink href={above.path} className="text-link">
              all of {above.name}
            </ShopLink>
            ,{' '}
          </>
        )}
        <ShopLink href={salePath} className="text-link">
          what is on sale
        </ShopLink>{' '}
        or{' '}
        <ShopLink href={customerPages.contact} className="text-link">
          ask us
        </ShopLink>{' '}
        for it.
      </p>
    </>
  );
}

interface CategoryPageProps {
  /** From the top level down to the category shown. */
  trail: readonly [Category, ...Category[]] | Category[];
  /** The text of the category shown. */
  intro: string;
  /** `null` when the list is not available right now. */
  list: ProductListPage | null;
  choice?: ListChoice;
  /** Where to and by when what is listed is to arrive. */
  arrives?: Arrives;
  /** Where to and by when it was to arrive, and cannot be gone by. */
  wrongArrival?: WrongArrival | null;
  promos: ListPromos;
  origin: string;
}

/** A category: breadcrumb, name and count, subcategories, facets, order, products, pages (specification A2, B2). */
export function CategoryPage({
  trail,
  intro,
  list,
  choice = noChoice,
  arrives,
  wrongArrival,
  promos,
  origin,
}: CategoryPageProps) {
  const category = trail[trail.length - 1];
  if (!category) return null;
  const crumbs: Crumb[] = trail.map(({ name, path }) =>
    path === category.path ? { label: name } : { label: name, path },
  );
  const place = { categoryID: category.id, ...(arrives ? { arrives } : {}) };
  return (
    <main id="main" className="shop page-top">
      <JsonLd nodes={listPageJsonLd(crumbs, list, origin)} />
      <BreadcrumbBar crumbs={crumbs} />
      <RememberTrail trail={trail.map(({ name, path }) => ({ label: name, path }))} />
      <CategoryList
        key={listKey(place, choice, list)}
        place={place}
        name={category.name}
        intro={intro}
        list={withArrivalForm(list, arrives ?? wrongArrival)}
        choice={choice}
        wrongArrival={wrongArrival}
        subcategories={<SubcategoryChips trail={trail} />}
        nothing={<EmptyCategory trail={trail} />}
        {...gridPromos(promos, trail[0]?.id ?? null)}
      />
    </main>
  );
}
