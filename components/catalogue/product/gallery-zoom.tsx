'use client';

import { pictureAt } from '@/lib/catalogue/picture';
import type { Picture } from '@/lib/catalogue/product/product';
import { buttonClass } from '@/components/ui/button';

/** The pictures of a gallery at their full size, each in a popover that its button on the page opens (`zoom-{index}`). */
export function GalleryZoom({ pictures }: { pictures: readonly Picture[] }) {
  return pictures.map((picture, index) => (
    <div key={picture.url} id={`zoom-${index}`} popover="auto" className="zoom">
      <img
        src={pictureAt(picture.url, 1200)}
        alt={picture.alt}
        width={1200}
        height={1200}
        loading="lazy"
      />
      <button
        type="button"
        popoverTarget={`zoom-${index}`}
        popoverTargetAction="hide"
        className={buttonClass('secondary', 'small', 'absolute right-3 top-3')}
      >
        Close
      </button>
    </div>
  ));
}
