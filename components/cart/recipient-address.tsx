import { destinationLabel } from '@/lib/address/type-choices';
import { recipientPlace } from '@/lib/cart/recipients';
import type { CartRecipient } from '@/lib/cart/cart';

/** Where a recipient is and what kind of place it is; on small screens the kind has a line of its own. */
export function RecipientAddress({ recipient }: { recipient: CartRecipient }) {
  const kind = destinationLabel(recipient.addressType, recipient.kind);
  return (
    <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
      {recipientPlace(recipient)}{kind && <span className="whitespace-nowrap max-sm:block"><span className="max-sm:hidden"> | </span>{kind}</span>}
    </p>
  );
}
