import { Icon } from '@/components/ui/icon';
import { shortDay } from '@/lib/core/time/day-words';
import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { isPickup, methodLabel } from '@/lib/delivery/method';

const noWay = 'cannot be delivered there';

interface ShipmentTabsProps {
  shipments: readonly CartShipment[];
  current: number;
  /** Whether a shipment has what this step asks for. */
  done: (shipment: CartShipment) => boolean;
  onChoose: (index: number) => void;
}

/** The recipients of a step that is answered once for each; nothing for a single one. */
export function ShipmentTabs({ shipments, current, done, onChoose }: ShipmentTabsProps) {
  if (shipments.length < 2) return null;
  return (
    <ol
      aria-label="Shipments"
      className="grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
    >
      {shipments.map((shipment, index) => {
        const { id, recipient, method, date, lines } = shipment;
        const look =
          index === current
            ? 'border-aubergine-700 bg-lilac-100 shadow-[inset_0_0_0_1px_var(--color-aubergine-700)]'
            : 'border-line-strong bg-card hover:bg-mist';
        const name = recipient ? recipientName(recipient) : 'Nobody yet';
        // Where one recipient has several shipments, what is in each and how it goes tells them apart.
        const alone =
          shipments.filter((other) => other.recipient && name === recipientName(other.recipient))
            .length < 2;
        const goods = [
          lines.map(({ title }) => title).join(', '),
          method ? methodLabel(method) : noWay,
        ].join(' · ');
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
              className={`flex h-full min-h-12 w-full flex-wrap items-center justify-between gap-x-3 gap-y-0.5 rounded-pane border px-4 py-2 text-left ${look}`}
            >
              <span className="leading-tight [overflow-wrap:anywhere]">
                <span className="display text-name">
                  {alone && isPickup(method) ? `${name}, pickup` : name}
                </span>
                {!alone && (
                  <span className="block text-xs text-ink-2">
                    <span className="sr-only"> · </span>
                    {goods}
                  </span>
                )}
              </span>
              <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
                {date && shortDay(date)}
                {done(shipment) && (
                  <>
                    <Icon name="check" size={16} className="text-leaf-600" />
                    <span className="sr-only">done</span>
                  </>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
