import type { ProductSummary, Picture as PictureData } from '@/lib/catalogue/product/product';
import { brand } from '@/lib/config/brand';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { ShopLink } from '@/components/ui/shop-link';
import { StockWords } from '@/components/ui/stock-words';
import { CardArrival } from './card-arrival';
import { Heart } from './heart';
import { ProductLabels } from './product-labels';
import { TrackedLink } from './came-from-links';
import { pictureAt } from '@/lib/catalogue/picture';
import { withTellingFlags } from '@/lib/catalogue/product/card-line';

interface ProductPaneProps {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}

/**
 * A square product picture in a pane wider than high, its subject whole: the room of the picture goes on at both sides, mirrored
 * from the picture's own edges.
 */
function ProductPane({ picture, sizes, priority = false }: ProductPaneProps) {
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

interface ProductCardProps {
  product: ProductSummary;
  /** Level of the heading under the page's own. */
  level?: 2 | 3;
  /** The largest picture of the page. */
  priority?: boolean;
  /** Pane as high as wide at every width (home), or by the height of the window (lists). */
  square?: boolean;
  sizes?: string;
  /** Place in a reported list, from 0. */
  position?: number;
}

const listSizes = '(min-width: 1024px) 280px, 50vw';

/** Card of a product group: picture with its labels and the heart, name, price, options, and how large or how short it is (specification A2). The whole card is the link. */
export function ProductCard({
  product,
  level = 3,
  priority,
  square = false,
  sizes = listSizes,
  position,
}: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { grown, exclusive } = product.flags;
  const CardLink = position === undefined ? ShopLink : TrackedLink;
  const options = optionWords(product);
  return (
    <article className="card" data-position={position}>
      <div
        className={`card-pane card-ring${square ? ' square' : ''}${product.stock === 'out' || product.notSold ? ' card-out' : ''}`}
      >
        {square ? (
          <Picture picture={product.picture} sizes={sizes} priority={priority} />
        ) : (
          <ProductPane picture={product.picture} sizes={sizes} priority={priority} />
        )}
      </div>
      <ProductLabels product={product} />
      <Heading className="card-name">
        <CardLink href={product.path} className="card-link">
          {product.title}
        </CardLink>
      </Heading>
      <Heart productCode={product.productCode} title={product.title} />
      <div className="card-row">
        <Price price={product.price} />
        {options && <p className="card-options">{options}</p>}
      </div>
      {product.deliveryClass && !product.notSold && (
        <CardArrival deliveryClass={product.deliveryClass} />
      )}
      <div className="card-row card-foot">
        {product.notSold || product.stock !== 'in' ? (
          <StockWords band={product.notSold ? 'out' : product.stock}>{product.notSold}</StockWords>
        ) : (
          <p className="card-line">{product.line}</p>
        )}
        {grown && <span className="grown">{brand.name} grown</span>}
        {exclusive && !grown && <span className="grown">Only at {brand.name}</span>}
      </div>
    </article>
  );
}

interface ProductCardsProps {
  products: readonly ProductSummary[];
  /** Columns where there is room for more than two, and what is above. */
  className: string;
  /** Whether each is laid out when it comes near. */
  later?: boolean;
}

/** Cards of a few products beside one another. */
export function ProductCards({ products, className, later = false }: ProductCardsProps) {
  return (
    <ul className={`grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-5 ${className}`}>
      {withTellingFlags(products).map((product) => (
        <li key={product.productCode} className={later ? 'later held' : undefined}>
          <ProductCard product={product} square />
        </li>
      ))}
    </ul>
  );
}

/** `{n} options available` for sizes, `{n} colors available` for colours (specification A2). */
function optionWords({ sizeCount, colorCount }: ProductSummary): string {
  const sizes = sizeCount > 1 ? `${sizeCount} options available` : '';
  const colors = colorCount > 1 ? `${colorCount} colors available` : '';
  return [sizes, colors].filter(Boolean).join(', ');
}
