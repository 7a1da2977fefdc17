import { OrderPhone } from '@/components/ui/contact/order-phone';
import { ShopLink } from '@/components/ui/shop-link';

/** The order line, for who found nothing here. */
export function OrderLine() {
  return (
    <p className="text-ink-2">
      Looking for flowers today? Call us at <OrderPhone />.
    </p>
  );
}

/** Categories to look on in; nothing where there are none. */
export function CategoryChips({ links }: { links: readonly { label: string; path: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {links.map(({ label, path }) => (
        <li key={path}>
          <ShopLink href={path} className="chip">
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
