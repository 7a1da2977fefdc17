import type { Promo } from '@/lib/content/home';
import { Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';

/** The occasions strip: arched panes, the only arches of the page. */
export function Occasions({ title, items }: { title: string; items: readonly Promo[] }) {
  if (items.length === 0) return null;
  return (
    <section className="shop section" aria-labelledby="occasions-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="occasions-heading" className="text-h2">{title}</h2>
        <ShopLink href="/c/occasions" className="text-link inline-flex min-h-6 shrink-0 items-center">All occasions</ShopLink>
      </div>
      <ul className="occasions mt-5">
        {items.map((item) => (
          <li key={item.linkUrl} className="card text-center">
            <div className="card-ring aspect-[156/188] overflow-hidden rounded-t-full rounded-b-pane bg-mist">
              {item.picture && <Picture picture={{ ...item.picture, alt: '' }} ratio={1.5} sizes="(min-width: 1024px) 156px, 34vw" />}
            </div>
            <h3 className="mt-2 text-lg"><ShopLink href={item.linkUrl} className="card-link">{item.title}</ShopLink></h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
