import { pictureAt } from '@/lib/catalogue/picture';
import type { Picture as PictureData } from '@/lib/catalogue/product';
import { Picture } from '@/components/ui/picture';

interface ProductPaneProps {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}

/**
 * A square product picture in a pane wider than high, its subject whole: the room of the picture goes on at both sides, mirrored
 * from the picture's own edges.
 */
export function ProductPane({ picture, sizes, priority = false }: ProductPaneProps) {
  const edge = <img src={pictureAt(picture.url, 400)} alt="" loading="lazy" />;
  return (
    <>
      <div className="pane-side">{edge}</div>
      <div className="pane-side pane-right">{edge}</div>
      <div className="pane-middle">
        <Picture picture={picture} sizes={sizes} priority={priority} />
      </div>
    </>
  );
}
