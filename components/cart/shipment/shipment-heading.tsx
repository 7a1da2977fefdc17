import { Icon } from '@/components/ui/icon';
import type { CartShipment } from '@/lib/cart/cart';
import { mailOf, recipientName } from '@/lib/cart/recipients';
import { seatsIn } from '@/lib/cart/workshops';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { wishWords } from '@/lib/cart/wish-words';
import { isPickup, methodLabel } from '@/lib/delivery/labels';
import { RecipientAddress } from './recipient-address';

const runs = { AM: 'Morning', PM: 'Afternoon', 'NO PREF': 'No preferred time' } as const;

interface HeadingProps {
  shipment: CartShipment;
  number: number;
  of: number;
  action?: React.ReactNode;
}

/** Who receives a shipment, where, and how it gets there; for seats of workshops the store they are held at. */
export function ShipmentHeading({ shipment, number, of, action }: HeadingProps) {
  if (shipment.workshop)
    return <WorkshopHeading shipment={shipment} number={number} of={of} action={action} />;
  const { recipient, method } = shipment;
  const mail = recipient ? null : mailOf(shipment.lines);
  const pickup = method !== null && isPickup(method);
  return (
    <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:flex-nowrap sm:px-5">
      <div className="min-w-0">
        {of > 1 && (
          <p className="text-xs font-medium text-ink-2">
            Shipment {number} of {of}
          </p>
        )}
        <h2 className="text-h3">
          {recipient ? recipientName(recipient) : mail ? 'E-gift card' : 'Where should this go?'}
        </h2>
        {recipient && (
          <RecipientAddress recipient={recipient} said={method ? methodLabel(method) : ''} />
        )}
        {!recipient && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
            {mail ? `To ${mail}` : 'Add the address now or at checkout'}
          </p>
        )}
        {shipment.wish && <p className="nums text-sm">{wishWords(shipment.wish)}</p>}
      </div>
      <div className="text-sm sm:shrink-0 sm:text-right">
        {method && (
          <p
            className={`flex items-center gap-2 font-strong sm:justify-end ${pickup ? 'text-lilac-700' : 'text-leaf-700'}`}
          >
            <Icon name={pickup ? 'store' : 'truck'} size={18} />
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
        {of > 1 && (
          <p className="text-xs font-medium text-ink-2">
            Shipment {number} of {of}
          </p>
        )}
        <h2 className="text-h3">{workshopTexts.heading}</h2>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[shipment.workshop?.store, shipment.workshop?.address].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="text-sm sm:shrink-0 sm:text-right">
        <p className="nums flex items-center gap-2 font-strong text-lilac-700 sm:justify-end">
          <Icon name="store" size={18} />
          {workshopTexts.seats(seatsIn(shipment))}, held at our store
        </p>
        {action}
      </div>
    </div>
  );
}
