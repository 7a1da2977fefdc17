import { formatCents } from '@/lib/core/money';
import { percentOff } from '@/lib/catalogue/price-range';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product';
import { AddToCart } from '@/components/cart/add-to-cart';
import { Icon } from '@/components/ui/icon';
import { StockWords } from '@/components/ui/stock-words';
import { DeliveryWays } from './delivery-ways';
import { VariantLinks } from './variant-links';

/** Name, price, variants and the button of one product. */
export function BuyPanel({ group, shown }: { group: ProductGroup; shown: ProductVariant }) {
  const { grown, exclusive } = group.summary.flags;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-h1">{group.title}</h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          <span className="nums">Item {group.productCode}</span>
          <StockWords band={shown.stock} />
          {grown && <Chip>Lilac &amp; Loam grown</Chip>}
          {exclusive && <Chip>Only at Lilac &amp; Loam</Chip>}
        </p>
        <VariantPrice variant={shown} />
        <p className="mt-2 text-ink-2">{group.description}</p>
      </div>
      <VariantLinks group={group} shown={shown} />
      <DeliveryWays variant={shown} />
      <AddToCart
        key={shown.productID} productID={shown.productID} productCode={group.productCode} title={group.title} minQuantity={shown.minQuantity}
        maxQuantity={shown.maxQuantity} specs={shown.specs} inStock={shown.stock !== 'out'} released={shown.released}
      />
    </div>
  );
}

function VariantPrice({ variant }: { variant: ProductVariant }) {
  const percent = percentOff(variant);
  const [, ...breaks] = variant.priceBreaks;
  return (
    <div className="nums mt-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {percent > 0 && <span className="sr-only">Sale price</span>}
        <span className={`display text-[2rem] leading-none ${percent > 0 ? 'text-terra-600' : ''}`}>{formatCents(variant.price)}</span>
        {percent > 0 && variant.retailPrice !== null && (
          <>
            <span className="sr-only">Regular price</span>
            <s className="text-ink-3">{formatCents(variant.retailPrice)}</s>
            <span className="text-sm font-strong text-terra-600">{percent}% off</span>
          </>
        )}
      </p>
      {breaks.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-2">{breaks.map(({ quantity, price }) => `${quantity} or more: ${formatCents(price)} each`).join(' · ')}</p>
      )}
    </div>
  );
}

function Chip({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-pill bg-leaf-100 px-2.5 py-0.5 text-2xs font-strong text-leaf-700">
      <Icon name="leaf" size={13} />{children}
    </span>
  );
}
