import type { Category } from '@/lib/catalogue/category';
import { ShopLink } from '@/components/ui/shop-link';

/** Chips to the subcategories, or to the siblings where there are none below: 'All' is the category that holds them. */
export function SubcategoryChips({ trail }: { trail: readonly Category[] }) {
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
