import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addressDialogTexts } from '@/lib/address/texts';
import { type CartShipment, seatsIn } from '@/lib/cart/cart';
import { ticketLines } from '@/lib/cart/ticket-lines';
import { formatCents } from '@/lib/core/money';
import { mailOf, recipientName } from '@/lib/cart/recipients';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { wishWords } from '@/lib/cart/wish';
import { isPickup, methodLabel } from '@/lib/delivery/method';
import { TicketStub } from './ticket-stub';
import { RecipientAddress } from './recipient-address';

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
    <article className="panel shadow-rest">
      <div className="flex">
        <TicketStub
          date={shipment.date ?? shipment.wish?.date ?? null}
          method={
            shipment.method ??
            shipment.wish?.method ??
            (shipment.recipient === null && mailOf(shipment.lines) ? 'Email' : null)
          }
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
            <span className="flex min-w-0 gap-2">
              <Icon name="book" size={16} className="mt-1 shrink-0" />
              <span className="display min-w-0 whitespace-pre-line italic [overflow-wrap:anywhere]">
                “{message}”
              </span>
            </span>
          )}
          {words}
        </p>
        <dl
          className={`nums ml-auto transition-colors max-sm:w-full sm:min-w-52 ${confirmed ? '' : 'unconfirmed'}`}
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

const runs = { AM: 'Morning', PM: 'Afternoon', 'NO PREF': 'No preferred time' } as const;

interface HeadingProps {
  shipment: CartShipment;
  number: number;
  of: number;
  action?: React.ReactNode;
}

/** Who receives a shipment, where, and how it gets there; for seats of workshops the store they are held at. */
function ShipmentHeading({ shipment, number, of, action }: HeadingProps) {
  if (shipment.workshop)
    return <WorkshopHeading shipment={shipment} number={number} of={of} action={action} />;
  const { recipient, method } = shipment;
  const mail = recipient ? null : mailOf(shipment.lines);
  const pickup = isPickup(method);
  return (
    <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:flex-nowrap sm:px-5">
      <div className="min-w-0">
        <ShipmentNumber number={number} of={of} />
        <h2 className="text-h3">
          {recipient ? recipientName(recipient) : mail ? 'E-gift card' : 'Where should this go?'}
        </h2>
        {recipient && (
          <RecipientAddress recipient={recipient} said={method ? methodLabel(method) : ''} />
        )}
        {!recipient && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
            {mail ? <BreakableMail text={`To ${mail}`} /> : 'Add the address now or at checkout'}
          </p>
        )}
        {shipment.wish && <p className="nums text-sm">{wishWords(shipment.wish)}</p>}
      </div>
      <div className="text-sm sm:max-w-3/5 sm:shrink-0 sm:text-right">
        {method && (
          <p
            className={`flex items-center gap-2 font-strong sm:justify-end ${pickup ? 'text-lilac-700' : 'text-leaf-700'}`}
          >
            <Icon name={pickup ? 'store' : method === 'Email' ? 'mail' : 'truck'} size={18} />
            {methodLabel(method)}
          </p>
        )}
        {shipment.timePreference && method === 'LocalDelivery' && (
          <p className="text-ink-2">{runs[shipment.timePreference]}</p>
        )}
        {action}
      </div>
    </div>
  );
}

function WorkshopHeading({ shipment, number, of, action }: HeadingProps) {
  return (
    <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:flex-nowrap sm:px-5">
      <div className="min-w-0">
        <ShipmentNumber number={number} of={of} />
        <h2 className="text-h3">{workshopTexts.heading}</h2>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[shipment.workshop?.store, shipment.workshop?.address].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="text-sm sm:max-w-3/5 sm:shrink-0 sm:text-right">
        <p className="nums flex items-center gap-2 font-strong text-lilac-700 sm:justify-end">
          <Icon name="store" size={18} />
          {workshopTexts.seats(seatsIn(shipment))}, held at our store
        </p>
        {action}
      </div>
    </div>
  );
}

function ShipmentNumber({ number, of }: Pick<HeadingProps, 'number' | 'of'>) {
  if (of <= 1) return null;
  return (
    <p className="text-xs font-medium text-ink-2">
      Shipment {number} of {of}
    </p>
  );
}
