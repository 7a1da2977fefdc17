import { pictureAt } from '@/lib/catalogue/picture';
import type { Picture as PictureData } from '@/lib/catalogue/product/product';
import { Picture } from '@/components/ui/picture';
import { GalleryZoom } from './gallery-zoom';

interface GalleryProps {
  pictures: readonly PictureData[];
  /** What stands on the large picture. */
  labels: React.ReactNode;
  /** Whether a picture can be enlarged (specification A9: a flag of the configuration). */
  zoom: boolean;
}

/** The pictures of a product: a large one, small ones that choose it, each to enlarge. Radio buttons and popovers, so it needs no script. */
export function Gallery({ pictures, labels, zoom }: GalleryProps) {
  const several = pictures.length > 1;
  return (
    <fieldset
      className={`gallery flex min-w-0 flex-col ${several ? 'lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:gap-5' : ''}`}
    >
      <legend className="sr-only">Pictures</legend>
      {several && (
        <div className="flex gap-2.5 max-lg:order-last max-lg:mt-2.5 lg:flex-col print:hidden">
          {pictures.map((picture, index) => (
            <label
              key={picture.url}
              className="gallery-thumb relative block size-16 overflow-hidden rounded-pane bg-mist lg:size-21"
            >
              <input
                type="radio"
                name="picture"
                value={index}
                defaultChecked={index === 0}
                className="sr-only"
                aria-label={picture.alt || `Picture ${index + 1}`}
              />
              <img
                src={pictureAt(picture.url, 400)}
                alt=""
                width={84}
                height={84}
                loading="lazy"
                className="h-full w-full object-cover"
              />
            </label>
          ))}
        </div>
      )}
      <div className="relative aspect-square overflow-hidden rounded-pane bg-mist max-sm:-mx-(--gutter) max-sm:rounded-none">
        {pictures.map((picture, index) => (
          <div key={picture.url} className="gallery-view absolute inset-0">
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 704px, (min-width: 768px) 50vw, 100vw"
              priority={index === 0}
            />
            {zoom && (
              <button
                type="button"
                popoverTarget={`zoom-${index}`}
                className="zoom-open"
                aria-label={`Enlarge picture${several ? ` ${index + 1}` : ''}`}
              />
            )}
          </div>
        ))}
        {labels}
      </div>
      {zoom && <GalleryZoom pictures={pictures} />}
    </fieldset>
  );
}
