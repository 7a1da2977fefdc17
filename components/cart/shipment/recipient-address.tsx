import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { destinationLabel } from '@/lib/address/type-choices';
import { recipientPlace } from '@/lib/cart/recipients';
import type { CartRecipient } from '@/lib/cart/cart';

/** Where a recipient is and what kind of place it is; on small screens the kind has a line of its own. A kind that is `said` beside it is not said again. */
export function RecipientAddress({
  recipient,
  said = '',
}: {
  recipient: CartRecipient;
  said?: string;
}) {
  const label = destinationLabel(recipient.addressType, recipient.kind);
  const kind = label === said ? '' : label;
  return (
    <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
      <BreakableMail text={recipientPlace(recipient)} />
      {kind && (
        <span className="whitespace-nowrap max-sm:block">
          <span className="max-sm:hidden"> | </span>
          {kind}
        </span>
      )}
    </p>
  );
}
