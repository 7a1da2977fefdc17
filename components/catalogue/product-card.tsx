import type { ProductSummary } from '@/lib/catalogue/product';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { ShopLink } from '@/components/ui/shop-link';
import { StockWords } from '@/components/ui/stock-words';
import { ProductLabels } from './product-labels';
import { ProductPane } from './product-pane';

interface ProductCardProps {
  product: ProductSummary;
  /** Level of the heading under the page's own. */
  level?: 2 | 3;
  /** One of the first pictures of the page. */
  priority?: boolean;
  /** Pane as high as wide at every width (home), or by the height of the window (lists). */
  square?: boolean;
  sizes?: string;
}

const listSizes = '(min-width: 1024px) 280px, 50vw';

/** Card of a product group: picture with its labels, name, price, options, stock (000 §2). The whole card is the link. */
export function ProductCard({ product, level = 3, priority, square = false, sizes = listSizes }: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const options = optionWords(product);
  return (
    <article className="card">
      <div className={`card-pane card-ring relative overflow-hidden rounded-pane bg-mist ${square ? 'square' : ''} ${product.stock === 'out' ? 'opacity-60' : ''}`}>
        {square ? <Picture picture={product.picture} sizes={sizes} priority={priority} /> : <ProductPane picture={product.picture} sizes={sizes} priority={priority} />}
      </div>
      <ProductLabels product={product} />
      <Heading className="mt-1.5 line-clamp-2 text-name max-sm:text-lg">
        <ShopLink href={product.path} className="card-link">{product.title}</ShopLink>
      </Heading>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
        <Price price={product.price} />
        {options && <p className="nums text-xs text-ink-3 max-sm:hidden">{options}</p>}
      </div>
      <div className="mt-0.5 flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <StockWords band={product.stock} />
        {product.flags.grown && (
          <span className="inline-flex items-center gap-1 rounded-pill bg-leaf-100 px-2.5 py-0.5 text-2xs font-strong text-leaf-700">
            <Icon name="leaf" size={13} />Lilac &amp; Loam grown
          </span>
        )}
      </div>
    </article>
  );
}

/** `{n} options available` for sizes, `{n} colors available` for colours (000 §2); sizes win where there is no room for both. */
function optionWords({ sizeCount, colorCount }: ProductSummary): string | null {
  if (sizeCount > 1) return `${sizeCount} options available`;
  return colorCount > 1 ? `${colorCount} colors available` : null;
}
