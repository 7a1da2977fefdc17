import { itemOfVariant } from '@/lib/analytics/items';
import { daySentence } from '@/lib/cart/day-words';
import { availability } from '@/lib/catalogue/availability';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product';
import { now } from '@/lib/core/clock';
import { Icon } from '@/components/ui/icon';
import { StockWords } from '@/components/ui/stock-words';
import { BuyButton } from './buy-button';
import { DeliveryWays } from './delivery-ways';
import { VariantLinks } from './variant-links';
import { VariantPrice } from './variant-price';

/** Name, price, variants and the button of one product. */
export function BuyPanel({ group, shown }: { group: ProductGroup; shown: ProductVariant }) {
  const { grown, exclusive } = group.summary.flags;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-h1">{group.title}</h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          <span className="nums">Item {group.productCode}</span>
          <SaleWords variant={shown} />
          {grown && <Chip>Lilac &amp; Loam grown</Chip>}
          {exclusive && <Chip>Only at Lilac &amp; Loam</Chip>}
          {shown.nationwide && <Chip icon="pin">Available nationwide</Chip>}
        </p>
        <VariantPrice variant={shown} range={group.summary.price} />
        <p className="mt-2 text-ink-2">{group.description}</p>
      </div>
      <VariantLinks group={group} shown={shown} />
      <DeliveryWays variant={shown} />
      <BuyButton
        key={shown.productID} productID={shown.productID} productCode={group.productCode} title={group.title} minQuantity={shown.minQuantity}
        maxQuantity={shown.maxQuantity} specs={shown.specs} inStock={shown.stock !== 'out'} released={shown.released}
        quantities={shown.restrictedQuantity ? shown.priceBreaks.map(({ quantity }) => quantity) : undefined}
        item={itemOfVariant(group, shown)} objectID={group.summary.productID}
      />
    </div>
  );
}

/** Whether it can be bought, and until when or from when. */
function SaleWords({ variant }: { variant: ProductVariant }) {
  const { state, day } = availability(variant, now());
  if (state === 'not-yet') return <StockWords band="out">Available from {daySentence(day ?? '')}</StockWords>;
  if (state === 'over') return <StockWords band="out">No longer available</StockWords>;
  return <><StockWords band={variant.stock} />{day && <span>Until {daySentence(day)}</span>}</>;
}

function Chip({ icon = 'leaf', children }: { icon?: 'leaf' | 'pin'; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-pill bg-leaf-100 px-2.5 py-0.5 text-2xs font-strong text-leaf-700">
      <Icon name={icon} size={13} />{children}
    </span>
  );
}
