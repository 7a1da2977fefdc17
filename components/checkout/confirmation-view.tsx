import { ShipmentTicket } from '@/components/cart/shipment-ticket';
import { TotalLines } from '@/components/cart/total-lines';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { recipientName } from '@/lib/cart/recipients';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { brand } from '@/lib/config/brand';
import { CalendarLinks, WorkshopCalendarLinks } from './calendar-links';
import { ConfirmationLine } from './confirmation-line';

/** A placed order: its number, a ticket per shipment, what was charged, and where to call. */
export function ConfirmationView({ confirmation: { orderID, order, calendars } }: { confirmation: Confirmation }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-leaf-600 text-white"><Icon name="check" size={26} /></span>
        <div>
          <h1 className="text-h1">Thank you. Your order is placed.</h1>
          <p className="text-ink-2">Order <strong className="text-ink">#{orderID}</strong>. A confirmation is on its way to your e-mail.</p>
        </div>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex flex-col gap-6">
          {order.shipments.map((shipment, index) => (
            <ShipmentTicket
              key={shipment.id} shipment={shipment} number={index + 1} of={order.shipments.length} confirmed
              action={shipment.workshop
                ? <WorkshopCalendarLinks lines={shipment.lines} />
                : <CalendarLinks links={calendars[shipment.id]} name={shipment.recipient ? recipientName(shipment.recipient) : ''} />}
            >
              {shipment.lines.map((line) => <ConfirmationLine key={line.id} line={line} seats={shipment.workshop !== null} />)}
            </ShipmentTicket>
          ))}
        </div>
        <aside className="flex flex-col gap-5">
          <section aria-labelledby="charged" className="rounded-panel border border-line bg-card p-6">
            <h2 id="charged" className="mb-4 text-h3">Order summary</h2>
            <TotalLines cart={order} confirmed />
          </section>
          <p className="px-2 text-sm text-ink-2">Something to change? Call <a className="nums font-strong text-ink" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a>.</p>
          <ButtonLink href="/" kind="secondary">Back to the shop</ButtonLink>
        </aside>
      </div>
    </div>
  );
}
