import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addressDialogTexts } from '@/lib/address/texts';
import type { Reach } from '@/lib/checkout/delivery/reach.server';

/** What of the cart cannot be delivered to the ZIP, each by its title, and what to do when nothing can (specification B8). */
export function UndeliverableNotice({ reach: { undeliverable, all } }: { reach: Reach }) {
  if (undeliverable.length === 0) return null;
  return (
    <Notice tone="error">
      <ul>
        {undeliverable.map((title) => (
          <li key={title}>{addressDialogTexts.productUndeliverable(title)}</li>
        ))}
      </ul>
      {all && (
        <p className="mt-2">
          {addressDialogTexts.undeliverable}{' '}
          <ShopLink href="/c/occasions/out-of-town-delivery" className="font-strong underline">
            Out Of Town
          </ShopLink>
        </p>
      )}
    </Notice>
  );
}
