import { itemOfVariant } from '@/lib/analytics/items';
import { availability, type Availability, notSoldWords } from '@/lib/catalogue/availability';
import type {
  PriceRange,
  ProductGroup,
  ProductSummary,
  ProductVariant,
} from '@/lib/catalogue/product/product';
import { brand } from '@/lib/config/brand';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { formatCents } from '@/lib/core/money';
import { StockNotice } from '@/components/requests/stock-notice';
import type { Wallet } from '@/lib/checkout/payment/wallets';
import { Icon } from '@/components/ui/icon';
import { StockWords } from '@/components/ui/stock-words';
import { percentOff } from '@/lib/catalogue/product/price-range';
import type { IconName } from '@/components/ui/icon';
import { saleWords } from '../product-labels';
import { BuyButton } from './buy-button';
import { VariantLinks } from './variant-links';
import { DeliveryPromise } from './delivery-promise';
import { AddOnList, CardField } from './extras';
import { lowerFirst } from '@/lib/core/text';

/** How a product can reach someone, as the cached page can say it: the first day is an island. */
function DeliveryWays({ variant }: { variant: ProductVariant }) {
  return (
    <ul className="flex flex-col gap-2.5 rounded-pane bg-glass px-5 py-4 text-sm">
      {waysOf(variant).map(({ icon, words, more }) => (
        <li key={words} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 shrink-0 text-leaf-700" />
          <span>
            <span className="font-strong text-leaf-700">{words}</span>{' '}
            <span className="text-ink-2">{more}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function waysOf({
  deliveryMethods = [],
  nationwide,
}: ProductVariant): { icon: IconName; words: string; more: string }[] {
  const allows = (method: string) => deliveryMethods.includes(method);
  const pickup = [
    ...(allows('InStorePickUp') ? ['in the shop'] : []),
    ...(allows('CurbsidePickUp') ? ['at the curb'] : []),
  ];
  return [
    ...(allows('LocalDelivery')
      ? [
          {
            icon: 'truck' as const,
            words: `Delivery in ${brand.areaInText}`,
            more: 'by our own vans, Monday to Saturday',
          },
        ]
      : []),
    ...(pickup.length > 0
      ? [{ icon: 'store' as const, words: 'Pickup', more: pickup.join(' or ') }]
      : []),
    ...(nationwide
      ? [{ icon: 'pin' as const, words: 'Available nationwide', more: 'to all 50 states' }]
      : []),
  ];
}

interface VariantPriceProps {
  variant: ProductVariant;
  range: PriceRange;
  /** Whether it can be bought. */
  stock: React.ReactNode;
}

/** Price of the variant shown, struck-through retail price and percent off, its stock, the range of all variants, price breaks (specification A2, A9). */
function VariantPrice({ variant, range, stock }: VariantPriceProps) {
  const percent = percentOff(variant);
  const [, ...breaks] = variant.priceBreaks;
  return (
    <div className="nums mt-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {percent > 0 && <span className="sr-only">Sale price</span>}
        <span className={`display text-[2rem] leading-none ${percent > 0 ? 'text-terra-600' : ''}`}>
          {formatCents(variant.price)}
        </span>
        {variant.minQuantity > 1 && (
          <span className="text-ui text-ink-2">
            each, from {variant.minQuantity} for {formatCents(variant.price * variant.minQuantity)}
          </span>
        )}
        {percent > 0 && variant.retailPrice !== null && (
          <>
            <span className="sr-only">Regular price</span>
            <s className="text-ink-3">{formatCents(variant.retailPrice)}</s>
            <span className="text-sm font-strong text-terra-600">{percent}% off</span>
          </>
        )}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-2">
        {stock}
        {range.from !== range.to && (
          <span>
            All options {formatCents(range.from)} – {formatCents(range.to)}
            {range.upTo && range.percentOff ? `, ${lowerFirst(saleWords(range) ?? '')}` : ''}
          </span>
        )}
      </p>
      {breaks.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-2">
          {breaks
            .map(({ quantity, price }) => `${quantity} or more: ${formatCents(price)} each`)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Name, price, variants, day and the button of one product, within the first view of a desk; what else there is to know of buying it after them. */
export function BuyPanel({
  group,
  shown,
  also,
  more,
  wallets,
}: {
  group: ProductGroup;
  shown: ProductVariant;
  /** Small things to add to it; `null` where neither they nor a card go with it. */
  also: readonly ProductSummary[] | null;
  /** Where products like it stand on the page; `null` where there are none. */
  more: string | null;
  wallets: readonly Wallet[];
}) {
  const { grown, exclusive } = group.summary.flags;
  const at = now();
  const [, ...breaks] = shown.priceBreaks;
  const sale = availability(shown, at);
  const delivered = sale.state === 'available' && waysOf(shown).length > 0;
  return (
    <div className="flex flex-col gap-5 lg:gap-4">
      <div>
        <h1 className="text-h1 lg:text-[2.125rem]">{group.title}</h1>
        <VariantPrice
          variant={shown}
          range={group.summary.price}
          stock={<SaleWords variant={shown} sale={sale} today={chicagoDate(at)} />}
        />
        <p className="mt-2 text-ink-2 lg:text-ui lg:leading-normal">{group.description}</p>
        {shown.dimensions && <p className="nums mt-1 text-sm font-medium">{shown.dimensions}</p>}
      </div>
      <VariantLinks group={group} shown={shown} />
      {delivered && (
        <section
          aria-label="Delivery"
          className="overflow-hidden rounded-pane border border-leaf-300 noscript:hidden"
        >
          <DeliveryPromise key={shown.productID} />
        </section>
      )}
      <div className="contents print:hidden">
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
          card={also && <CardField />}
          also={also && <AddOnList products={also} />}
          wallets={wallets}
          quantities={
            shown.restrictedQuantity ? shown.priceBreaks.map(({ quantity }) => quantity) : undefined
          }
          items={[
            itemOfVariant(group, shown),
            ...breaks.map(({ price, quantity }) =>
              itemOfVariant(group, { ...shown, price }, quantity),
            ),
          ]}
          objectID={group.summary.productID}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <span className="nums">Item {group.productCode}</span>
        {grown && <Chip>{brand.name} grown</Chip>}
        {exclusive && <Chip>Only at {brand.name}</Chip>}
        {shown.nationwide && <Chip icon="pin">Available nationwide</Chip>}
      </p>
      {delivered && <DeliveryWays variant={shown} />}
      {sale.state !== 'available' && (
        <StockNotice
          key={`notice-${shown.productID}`}
          productID={shown.productID}
          title={group.title}
          coming={sale.state === 'not-yet'}
        />
      )}
      {sale.state !== 'available' && more && (
        <a href={more} className="text-link tap self-start">
          See what is like it now
        </a>
      )}
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
