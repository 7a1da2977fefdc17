import type { Promo } from '@/lib/content/promo';
import { CategoryCard } from '@/components/ui/category-card';
import { ShopLink } from '@/components/ui/shop-link';

/** The occasions strip: arched cards, the only arches of the page. */
export function Occasions({ title, items }: { title: string; items: readonly Promo[] }) {
  if (items.length === 0) return null;
  return (
    <section className="shop section" aria-labelledby="occasions-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="occasions-heading" className="text-h2">
          {title}
        </h2>
        <ShopLink
          href="/c/occasions"
          className="text-link inline-flex min-h-6 shrink-0 items-center"
        >
          All occasions
        </ShopLink>
      </div>
      <ul className="occasions mt-5">
        {items.map((item) => (
          <li key={item.linkUrl}>
            <CategoryCard
              name={item.title}
              path={item.linkUrl}
              picture={item.picture}
              shape="arch"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
