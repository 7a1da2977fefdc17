import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addressDialogTexts } from '@/lib/address/texts';
import type { CartShipment } from '@/lib/cart/cart';
import { ticketLines } from '@/lib/cart/ticket-lines';
import { formatCents } from '@/lib/core/money';
import { ShipmentHeading } from './shipment-heading';
import { TicketStub } from './ticket-stub';

interface ShipmentTicketProps {
  shipment: CartShipment;
  number: number;
  of: number;
  confirmed: boolean;
  /** A link or button under the method. */
  action?: React.ReactNode;
  /** A link beside the card message. */
  words?: React.ReactNode;
  /** The lines, as list items. */
  children: React.ReactNode;
}

/** A shipment as a delivery ticket: the day on the stub, then who, how, what, the card, the fees and what they add up to. */
export function ShipmentTicket({
  shipment,
  number,
  of,
  confirmed,
  action,
  words,
  children,
}: ShipmentTicketProps) {
  const message = shipment.cardMessage.filter(Boolean).join('\n');
  return (
    <article className="rounded-panel border border-line bg-card shadow-rest">
      <div className="flex">
        <TicketStub
          date={shipment.date ?? shipment.wish?.date ?? null}
          method={shipment.method ?? shipment.wish?.method ?? null}
        />
        <ShipmentHeading shipment={shipment} number={number} of={of} action={action} />
      </div>
      {shipment.recipient?.addressType === 'Hospital' && (
        <div className="border-t border-line">
          <Notice tone="notice">
            <strong>{addressDialogTexts.hospital}</strong>{' '}
            <ShopLink
              href="/customer-service/frequently-asked-questions"
              className="font-strong underline"
            >
              {addressDialogTexts.hospitalLink}
            </ShopLink>
          </Notice>
        </div>
      )}
      <ul>{children}</ul>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-b-panel border-t border-line bg-paper px-4 py-3 text-sm sm:px-5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {message && (
            <span className="flex gap-2">
              <Icon name="book" size={16} className="mt-1 shrink-0" />
              <span className="display whitespace-pre-line italic">“{message}”</span>
            </span>
          )}
          {words}
        </p>
        <dl
          className={`nums ml-auto min-w-52 transition-colors max-sm:w-full ${confirmed ? '' : 'unconfirmed'}`}
        >
          {ticketLines(shipment, of).map(({ label, cents, note, sum }) => (
            <div
              key={label}
              className={`flex justify-between gap-4 py-0.5 ${sum ? 'font-strong' : 'text-ink-2'}`}
            >
              <dt>
                {label}
                {note && <span className="block text-xs">{note}</span>}
              </dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
