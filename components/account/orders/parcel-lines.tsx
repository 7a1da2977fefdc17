import { mediumDate } from '@/lib/account/order-dates';
import type { Parcel } from '@/lib/orders/parcels';
import { parcelTexts as texts } from './parcel-texts';

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
            · {texts.tracking}{' '}
            {parcel.trackingUrl ? (
              <a className="text-link" href={parcel.trackingUrl} target="_blank" rel="noopener">
                {parcel.tracking}
                <span className="sr-only">{texts.newWindow}</span>
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
  if (deliveredAt) return texts.delivered(mediumDate(deliveredAt), carrier);
  return sentAt ? texts.sent(mediumDate(sentAt), carrier) : texts.packed(carrier);
}
