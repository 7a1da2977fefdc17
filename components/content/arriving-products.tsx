import type { ProductSummary } from '@/lib/catalogue/product/product';
import { formatCents } from '@/lib/core/money';
import { Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';

/** Products in a row of small panes, on the soil under the hero. */
export function ArrivingProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4 lg:grid-cols-4 lg:gap-x-5">
      {products.map(({ productCode, path, picture, title, price }) => (
        <li key={productCode}>
          <ShopLink
            href={path}
            className="group flex h-full items-center gap-3 max-[389px]:flex-col max-[389px]:items-start"
          >
            <span className="size-18 shrink-0 overflow-hidden rounded-pane">
              <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
            </span>
            <span className="min-w-0 text-sm">
              <span className="block font-strong group-hover:underline">{title}</span>
              <span className="nums text-on-loam-2">
                {price.from === price.to ? '' : 'from '}
                {formatCents(price.from)}
              </span>
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
