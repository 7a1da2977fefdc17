import { TicketStub } from '@/components/cart/shipment/ticket-stub';
import { GiftCardList } from '@/components/checkout/payment/gift-card/gift-card-list';
import { OrderProblem } from '@/components/requests/order-problem';
import { PrintButton } from '@/components/ui/print/print-button';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import { ShopLink } from '@/components/ui/shop-link';
import {
  CalendarLinks,
  CollectionLinks,
  WorkshopCalendarLinks,
} from '@/components/checkout/confirmation/placed-links';
import { NextSteps } from '@/components/checkout/confirmation/next-steps';
import { OrderNumber } from '@/components/checkout/confirmation/order-number';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { mediumDate } from '@/lib/account/order-dates';
import { isOver } from '@/lib/account/order-status';
import type { OrderDetail, OrderShipment } from '@/lib/account/order-view';
import { reachedLabel } from '@/lib/account/step-words';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { countedTitle, wholeHours } from '@/lib/core/text';
import { formatCents } from '@/lib/core/money';
import { methodLabel } from '@/lib/delivery/method';
import type { FeeLine } from '@/lib/orders/line/charge-lines';
import { pageTexts } from '../page-texts';
import { StatusWord } from './order-status-word';
import { ParcelLines, parcelTexts } from './parcel-lines';
import { RecipientLink } from './recipient-link';
import { ShipmentPhotos } from './shipment-photos';
import { ShipmentSteps } from './shipment-steps';
import { SendAgain } from './send-again';

interface OrderDetailProps {
  order: OrderDetail;
  /** Of its heading. */
  level?: 1 | 2;
  /** The token of the link by which the order is seen; the account shows it by the session. */
  link?: string;
}

/** A placed order with what happens next, its shipments, summary and, below it, payments (specification B2): the same in the account and by its link. */
export function OrderDetailView({ order, level = 2, link }: OrderDetailProps) {
  const [Heading, Part] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <article
      aria-label={`Order #${order.number}`}
      className="overflow-hidden bg-card lg:rounded-panel lg:border lg:border-line"
    >
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 py-5 sm:px-5">
        <div className="min-w-0">
          <Heading className="text-h2 wrap-anywhere">
            Order <OrderNumber number={order.number} />
          </Heading>
          <p className="text-ui text-ink-2">Placed on {mediumDate(order.submittedAt)}</p>
        </div>
        <PrintButton label={pageTexts.orders.print} className="no-print" />
      </div>
      {order.reportable && (
        <div className="px-4 pb-5 sm:px-5">
          <OrderProblem key={order.id} userID={order.userID} orderID={order.id} link={link} />
        </div>
      )}
      {order.next.sentences.length > 0 && (
        <div className="px-4 pb-5 sm:px-5">
          <NextSteps {...order.next} heading={Part} />
        </div>
      )}
      {order.parcels === null && (
        <p className="px-4 pb-4 text-sm text-ink-2 sm:px-5">{parcelTexts.unknown}</p>
      )}
      {order.shipments.map((shipment) => (
        <Shipment key={shipment.id} order={order} level={level} shipment={shipment} link={link} />
      ))}
      {order.hasGiftCards && (
        <div className="border-t border-line px-4 py-4 sm:px-5">
          <GiftCardList userID={order.userID} orderID={order.id} link={link} />
        </div>
      )}
      <div className="border-t border-line bg-mist px-4 py-5 sm:px-5">
        <div className="ml-auto flex flex-col gap-5 sm:max-w-80">
          <Summary lines={order.summary} />
          <section aria-label="Payments">
            <Part className="mb-2 text-name">Paid with</Part>
            <dl className="nums text-ui">
              {order.payments.map(({ label, cents }, index) => (
                <Row key={index} name={label} cents={cents} />
              ))}
            </dl>
            {order.hold && <p className="mt-2 text-sm text-ink-2">{order.hold}</p>}
          </section>
        </div>
        {!order.shipments.every(({ status }) => isOver(status)) && (
          <p className="mt-5 text-ui text-ink-2">
            Something to change? Call <OrderPhone className="font-strong text-ink" />.
          </p>
        )}
      </div>
    </article>
  );
}

function Shipment({
  order,
  level = 2,
  shipment,
  link,
}: Pick<OrderDetailProps, 'order' | 'level' | 'link'> & { shipment: OrderShipment }) {
  const [Heading, Title] = level === 1 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const {
    method,
    workshop,
    window: run,
    company,
    recipient,
    address,
    date,
    status,
    lines,
    note,
    card,
    fees,
  } = shipment;
  const when = [workshop === null && method && methodLabel(method), date && mediumDate(date), run]
    .filter(Boolean)
    .join(', ');
  const named = workshop === null ? countedTitle : ({ title }: { title: string }) => title;
  return (
    <section className="border-t border-line">
      <div className="flex">
        <TicketStub date={date} method={method} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-2 p-4">
          <div className="min-w-0">
            <Heading className="break-words text-h3">
              {workshop === null ? recipient : workshopTexts.heading}
            </Heading>
            <p className="break-words text-sm text-ink-2">
              <BreakableMail text={[company, address].filter(Boolean).join(', ')} />
            </p>
            {when && <p className="text-sm font-strong text-leaf-700">{wholeHours(when)}</p>}
            <ParcelLines parcels={order.parcels ?? []} lines={lines} />
            <div className="mt-1 flex flex-col text-sm">
              <CollectionLinks place={shipment.store} />
              <CalendarLinks links={shipment.calendar} name={recipient} start />
              <SeatCalendars lines={lines} />
            </div>
          </div>
          <StatusWord status={status} word={reachedLabel(shipment.steps)} />
        </div>
      </div>
      <ShipmentSteps steps={shipment.steps} place={shipment.place} />
      <ShipmentPhotos
        photos={shipment.photos}
        titles={lines.map(({ title }) => title)}
        place={shipment.place}
      />
      {shipment.recipientPath && (
        <RecipientLink
          path={shipment.recipientPath}
          name={recipient || pageTexts.orders.recipientLink.nobody}
        />
      )}
      <ul>
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[64px_minmax(0,1fr)_auto] px-4 py-3 sm:px-5"
          >
            <div className="aspect-square overflow-clip rounded-pane bg-mist">
              <Picture
                picture={line.picture ? { url: line.picture, alt: '' } : noPicture}
                sizes="64px"
              />
            </div>
            <div className="min-w-0">
              <Title className="display text-name">
                {line.path ? (
                  <ShopLink href={line.path} className="hover:underline">
                    {named(line)}
                  </ShopLink>
                ) : (
                  named(line)
                )}
              </Title>
              <p className="nums text-sm text-ink-2">
                <BreakableMail
                  text={[workshop !== null && workshopTexts.seats(line.quantity), line.options]
                    .filter(Boolean)
                    .join('. ')}
                />
              </p>
              {line.charges.map((charge) => (
                <p key={charge} className="nums text-sm text-ink-2">
                  {charge}
                </p>
              ))}
              {line.note && <p className="text-sm text-ink-2">{line.note}</p>}
            </div>
            <p className="nums font-strong max-sm:col-start-2">{formatCents(line.total)}</p>
          </li>
        ))}
      </ul>
      {(note !== null || card.length > 0 || fees.length > 0) && (
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-sm text-ink-2 sm:px-5">
          <div className="min-w-0 flex-1 basis-60">
            {note && <p>Note: {note}</p>}
            {card.length > 0 && (
              <p>
                Card: <span className="display italic">“{card.join(' ')}”</span>
              </p>
            )}
          </div>
          <dl className="nums ml-auto min-w-40">
            {fees.map(({ label, cents }) => (
              <Row key={label} name={label} cents={cents} />
            ))}
          </dl>
        </div>
      )}
      {workshop === null && !link && (
        <div className="px-4 pb-4 sm:px-5">
          <SendAgain order={order} shipment={shipment} />
        </div>
      )}
    </section>
  );
}

/** The calendar files of the seats among what was bought. */
function SeatCalendars({ lines }: Pick<OrderShipment, 'lines'>) {
  const seats = lines.flatMap(({ id, title, calendar }) =>
    calendar ? [{ id, title, calendar }] : [],
  );
  return seats.length > 0 && <WorkshopCalendarLinks lines={seats} start />;
}

/** The summary lines of an order, the total last and large. */
function Summary({ lines }: { lines: readonly FeeLine[] }) {
  return (
    <dl className="nums text-ui">
      {lines.map(({ label, cents }) =>
        label === 'TOTAL' ? (
          <div
            key={label}
            className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-2"
          >
            <dt className="font-strong">{label}</dt>
            <dd className="display text-h3">{formatCents(cents)}</dd>
          </div>
        ) : (
          <Row key={label} name={label} cents={cents} />
        ),
      )}
    </dl>
  );
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt className="text-ink-2">{name}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
