import { pictureAt, pictureSources } from '@/lib/catalogue/picture';
import type { Picture as PictureData } from '@/lib/catalogue/product/product';

interface PictureProps {
  picture: PictureData;
  /** Width divided by height of the file: 1 products, 1.42 articles and events, 1.5 categories and stores. */
  ratio?: number;
  /** How wide the picture is shown, for the choice of file. */
  sizes: string;
  /** The largest picture of the page: fetched at once, before the others. */
  priority?: boolean;
}

/** A picture in its finished widths, cropped to fill its pane. */
export function Picture({ picture, ratio = 1, sizes, priority = false }: PictureProps) {
  return (
    <img
      src={pictureAt(picture.url, 800)}
      srcSet={pictureSources(picture.url)}
      sizes={sizes}
      width={800}
      height={Math.round(800 / ratio)}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className="h-full w-full object-cover"
    />
  );
}
