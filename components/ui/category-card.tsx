import type { Picture as PictureData } from '@/lib/catalogue/product/product';
import { Picture } from './picture';
import { ShopLink } from './shop-link';

interface CategoryCardProps {
  name: string;
  path: string;
  picture: PictureData | null;
  /** An arch (occasions, the only arches of the shop) or a pane of the picture's own ratio, 1.5 (specification A9). */
  shape?: 'arch' | 'pane';
}

const shapes = {
  arch: {
    pane: 'aspect-[156/188] rounded-t-full rounded-b-pane',
    name: 'mt-2 text-center text-lg',
    sizes: '(min-width: 1024px) 156px, 34vw',
  },
  pane: {
    pane: 'aspect-[1.5] rounded-pane',
    name: 'mt-2.5 text-name',
    sizes: '(min-width: 1024px) 320px, 50vw',
  },
} as const;

/** Card of a category (specification A2): its picture and its name, one link. */
export function CategoryCard({ name, path, picture, shape = 'pane' }: CategoryCardProps) {
  const look = shapes[shape];
  return (
    <article className="card">
      <div className={`card-ring overflow-hidden bg-mist ${look.pane}`}>
        {picture && <Picture picture={{ ...picture, alt: '' }} ratio={1.5} sizes={look.sizes} />}
      </div>
      <h3 className={look.name}>
        <ShopLink href={path} className="card-link">
          {name}
        </ShopLink>
      </h3>
    </article>
  );
}
