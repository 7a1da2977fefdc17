import type { Category } from '@/lib/catalogue/category/category';
import type { ListPromos } from '@/lib/content/list-promos';
import { customerPages, salePath } from '@/lib/routes/static-page-path';
import { ShopLink } from '@/components/ui/shop-link';
import { emptyCategoryWords } from '../texts';
import { gridPromos } from './grid-promos';
import { ListPage, type Listed } from './list-page';

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

interface CategoryPageProps extends Listed {
  /** From the top level down to the category shown. */
  trail: readonly [Category, ...Category[]] | Category[];
  /** The text of the category shown. */
  intro: string;
  promos: ListPromos;
  origin: string;
}

/** A category: breadcrumb, name and count, subcategories, facets, order, products, pages (specification A2, B2). */
export function CategoryPage({ trail, promos, ...listed }: CategoryPageProps) {
  const category = trail[trail.length - 1];
  if (!category) return null;
  const steps = trail.map(({ name, path }) => ({ label: name, path }));
  return (
    <ListPage
      {...listed}
      whole={{ categoryID: category.id }}
      crumbs={[...steps.slice(0, -1), { label: category.name }]}
      trail={steps}
      name={category.name}
      subcategories={<SubcategoryChips trail={trail} />}
      nothing={<EmptyCategory trail={trail} />}
      {...gridPromos(promos, trail[0]?.id ?? null)}
    />
  );
}
