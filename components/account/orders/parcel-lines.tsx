import { mediumDate } from '@/lib/account/order-dates';
import type { Parcel } from '@/lib/orders/parcels';

const by = (carrier: string) => (carrier ? ` by ${carrier}` : '');

/** Words about what of an order has been sent (ruling 43). */
export const parcelTexts = {
  sent: (day: string, carrier: string) => `Sent ${day}${by(carrier)}`,
  delivered: (day: string, carrier: string) => `Delivered ${day}${by(carrier)}`,
  packed: (carrier: string) => `Packed, on its way soon${by(carrier)}`,
  tracking: 'Tracking',
  newWindow: ' (new window)',
  unknown: 'Tracking is not available right now.',
} as const;

interface ParcelLinesProps {
  /** Of the whole order. */
  parcels: readonly Parcel[];
  lines: readonly { id: string; title: string }[];
}

/** What of a shipment has been sent, with the carrier's number and its page; which items, where it is not all of them (ruling 43). */
export function ParcelLines({ parcels, lines }: ParcelLinesProps) {
  const own = parcels.filter(({ lineIDs }) => lines.some(({ id }) => lineIDs.includes(id)));
  return own.map((parcel) => {
    const inside = lines.filter(({ id }) => parcel.lineIDs.includes(id));
    return (
      <p key={parcel.id} className="nums break-words text-sm">
        <span className="font-strong">{stateOf(parcel)}</span>
        {inside.length < lines.length && <>: {inside.map(({ title }) => title).join(', ')}</>}
        {parcel.tracking && (
          <>
            {' '}
            · {parcelTexts.tracking}{' '}
            {parcel.trackingUrl ? (
              <a className="text-link" href={parcel.trackingUrl} target="_blank" rel="noopener">
                {parcel.tracking}
                <span className="sr-only">{parcelTexts.newWindow}</span>
              </a>
            ) : (
              parcel.tracking
            )}
          </>
        )}
      </p>
    );
  });
}

function stateOf({ carrier, sentAt, deliveredAt }: Parcel): string {
  if (deliveredAt) return parcelTexts.delivered(mediumDate(deliveredAt), carrier);
  return sentAt ? parcelTexts.sent(mediumDate(sentAt), carrier) : parcelTexts.packed(carrier);
}
