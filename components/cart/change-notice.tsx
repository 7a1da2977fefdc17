import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { linesOf, shipmentOf, type Cart, type CartLine } from '@/lib/cart/cart';
import { mendOf, type Mend } from '@/lib/cart/change/mending';
import { recipientName } from '@/lib/cart/recipients';
import type { OrderChange } from '@/lib/core/order-change';
import { changeText } from '@/lib/orders/change-texts';

interface ChangeNoticeProps {
  cart: Pick<Cart, 'shipments'>;
  changes: readonly OrderChange[];
  heading?: string;
  busy?: boolean;
  onMend: (mend: Mend) => void;
  onRemove: (line: CartLine) => void;
  /** The way to another choice than the one offered. */
  another?: (change: OrderChange) => React.ReactNode;
}

/** What does not hold any more, each with the button that mends it in one yes, the way to another choice, and Remove. */
export function ChangeNotice({
  cart,
  changes,
  heading,
  busy = false,
  onMend,
  onRemove,
  another,
}: ChangeNoticeProps) {
  const several = cart.shipments.length > 1;
  return (
    <Notice tone="error">
      {heading && <p className="font-strong">{heading}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {changes.map((change) => {
          const mend = mendOf(change, cart);
          const recipient = several ? shipmentOf(cart, change.lineIDs[0] ?? '')?.recipient : null;
          return (
            <li key={`${change.what} ${change.lineIDs.join()}`}>
              <p>
                {recipient && <strong>{recipientName(recipient)}: </strong>}
                {changeText(change)}.
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                {mend && (
                  <Button kind="secondary" size="small" shut={busy} onClick={() => onMend(mend)}>
                    {mend.label}
                    <Concerning change={change} />
                  </Button>
                )}
                {another?.(change)}
                {change.what !== 'price' &&
                  linesOf(cart, change).map((line) => (
                    <button
                      key={line.id}
                      type="button"
                      aria-disabled={busy || undefined}
                      onClick={busy ? undefined : () => onRemove(line)}
                      className="text-link tap"
                    >
                      Remove
                      {change.lineIDs.length > 1 ? (
                        ` ${line.title}`
                      ) : (
                        <span className="sr-only"> {line.title}</span>
                      )}
                    </button>
                  ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function Concerning({ change }: { change: OrderChange }) {
  return <span className="sr-only">: {change.titles.join(', ')}</span>;
}
