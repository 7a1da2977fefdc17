import { itemOfVariant } from '@/lib/analytics/items';
import { availability, type Availability } from '@/lib/catalogue/availability';
import { notSoldWords } from '@/lib/catalogue/availability-words';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product';
import { chicagoDate } from '@/lib/core/chicago-time';
import { now } from '@/lib/core/clock';
import { daySentenceFrom } from '@/lib/core/day-words';
import { formatCents } from '@/lib/core/money';
import { Icon } from '@/components/ui/icon';
import { StockWords } from '@/components/ui/stock-words';
import { BuyButton } from './buy-button';
import { DeliveryWays } from './delivery-ways';
import { VariantLinks } from './variant-links';
import { VariantPrice } from './variant-price';

/** Name, price, variants and the button of one product. */
export function BuyPanel({ group, shown }: { group: ProductGroup; shown: ProductVariant }) {
  const { grown, exclusive } = group.summary.flags;
  const at = now();
  const sale = availability(shown, at);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-h1">{group.title}</h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          <span className="nums">Item {group.productCode}</span>
          <SaleWords variant={shown} sale={sale} today={chicagoDate(at)} />
          {grown && <Chip>Lilac &amp; Loam grown</Chip>}
          {exclusive && <Chip>Only at Lilac &amp; Loam</Chip>}
          {shown.nationwide && <Chip icon="pin">Available nationwide</Chip>}
        </p>
        <VariantPrice variant={shown} range={group.summary.price} />
        <p className="mt-2 text-ink-2">{group.description}</p>
      </div>
      <VariantLinks group={group} shown={shown} />
      <DeliveryWays variant={shown} sold={sale.state === 'available'} />
      <BuyButton
        key={shown.productID}
        productID={shown.productID}
        productCode={group.productCode}
        title={group.title}
        facts={[formatCents(shown.price), shown.size, shown.color].filter(Boolean).join(' · ')}
        minQuantity={shown.minQuantity}
        maxQuantity={shown.maxQuantity}
        specs={shown.specs}
        sale={sale.state}
        quantities={
          shown.restrictedQuantity ? shown.priceBreaks.map(({ quantity }) => quantity) : undefined
        }
        item={itemOfVariant(group, shown)}
        objectID={group.summary.productID}
      />
    </div>
  );
}

/** Whether it can be bought, and until when or from when. */
function SaleWords({
  variant,
  sale,
  today,
}: {
  variant: ProductVariant;
  sale: Availability;
  today: string;
}) {
  const words = notSoldWords(sale, today);
  if (words) return <StockWords band="out">{words}</StockWords>;
  return (
    <>
      <StockWords band={variant.stock} />
      {sale.day && <span>Until {daySentenceFrom(sale.day, today)}</span>}
    </>
  );
}

function Chip({ icon = 'leaf', children }: { icon?: 'leaf' | 'pin'; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-pill bg-leaf-100 px-2.5 py-0.5 text-2xs font-strong text-leaf-700">
      <Icon name={icon} size={13} />
      {children}
    </span>
  );
}
