import type { CollectionPlace } from '@/lib/checkout/confirmation';
import { checkoutTexts } from '@/lib/checkout/texts';

/** When the store is open on the day of collection, and the way there; nothing where that is not known. */
export function CollectionLinks({ place }: { place: CollectionPlace | null | undefined }) {
  if (!place) return null;
  return (
    <>
      {place.hours && <p className="text-ink-2">{checkoutTexts.storeOpen(place.hours)}</p>}
      <p>
        <a
          href={place.directions}
          rel="noopener"
          className="text-link no-print inline-flex min-h-8 items-center"
        >
          {checkoutTexts.directions}
        </a>
      </p>
    </>
  );
}
