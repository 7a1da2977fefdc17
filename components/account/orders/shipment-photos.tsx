import type { PagePhoto } from '@/lib/account/order-view';
import { photoAlt, photoCaptions } from '@/lib/account/step-words';

interface ShipmentPhotosProps {
  photos: readonly PagePhoto[];
  /** Titles of what is in the shipment, and where it was left, for who does not see the photo. */
  titles: readonly string[];
  place: string | null;
}

/** The photos of a shipment side by side; one that cannot be had says in its place what it would show. */
export function ShipmentPhotos({ photos, titles, place }: ShipmentPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <div className="no-print flex flex-wrap gap-4 border-t border-line px-4 py-4 sm:px-5">
      {photos.map(({ id, state, width, height, path }) => (
        <figure key={id} className="min-w-0 max-w-full">
          <a href={path} className="block rounded-pane">
            <img
              src={path}
              width={width}
              height={height}
              alt={photoAlt(state, { titles, place })}
              loading="lazy"
              decoding="async"
              className="h-56 w-auto max-w-full rounded-pane bg-mist object-cover text-sm text-ink-2 sm:h-64"
            />
          </a>
          <figcaption className="mt-1 text-sm text-ink-2">{photoCaptions[state]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
