import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product/product';
import { productXp } from '@/lib/catalogue/from-commerce';
import type { DeliveryFacts, PricingFacts } from '@/lib/delivery/delivery-facts';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import type { ListedProduct } from '@/lib/orders/availability';
import { tableRates } from '@/lib/promise/tax-table';
import { listedGroups } from '@/lib/seo/sitemap/sitemap-pages';
import { buildStock } from '@/platform/stock/stock';
import { toCity, toStore } from '@/services/upstream/commerce/places';

/** The demo shop as the rules see it at an instant: what is delivered, by what facts. */
export interface StockWorld {
  facts: PricingFacts;
  groups: ProductGroup[];
  /** Every variant of the groups with its product as the platform lists it. */
  sold: { group: ProductGroup; variant: ProductVariant; product: ListedProduct }[];
}

/** ZIPs without the shop's vans, near and far. */
const elsewhere = [
  '55802',
  '55901',
  '56001',
  '56301',
  '54016',
  '50309',
  '60611',
  '10001',
  '33101',
  '75201',
  '80202',
  '90012',
  '96813',
  '99501',
];
const productCount = 40;

/** The stock of a day, its settings, and who can buy it. */
export function stockWorld(now: Date): StockWorld {
  const stock = buildStock({ now });
  const schedules = new Map(stock.commerce.priceSchedules.map((each) => [each.ID, each]));
  const listed = stock.commerce.products.map((product) => ({
    ...product,
    PriceSchedule: schedules.get(product.DefaultPriceScheduleID ?? ''),
  })) as BuyerProduct[];
  const byID = new Map(listed.map((product) => [product.ID, product]));
  const addresses = (prefix: string) =>
    stock.commerce.buyerAddresses.filter(({ ID }) => ID.startsWith(prefix));
  const groups = listedGroups(listed, now);
  return {
    facts: {
      settings: buyerSettingsSchema.parse(JSON.parse(stock.files['buyerxp.json'] ?? '')),
      cities: addresses('LDCity-').map(toCity),
      stores: addresses('Store-').map(toStore),
      taxRates: tableRates,
      version: 'stock',
    },
    groups,
    sold: groups.flatMap((group) =>
      group.variants.flatMap((variant) => {
        const product = byID.get(variant.productID);
        return product ? [{ group, variant, product: listedProduct(product) }] : [];
      }),
    ),
  };
}

/** Forty ZIPs: some of each distance band, some beyond. */
export function fortyZips({ cities }: Pick<DeliveryFacts, 'cities'>): string[] {
  const local = productCount - elsewhere.length;
  const every = cities.length / local;
  return [
    ...Array.from({ length: local }, (_, index) => cities[Math.floor(index * every)]?.zip ?? ''),
    ...elsewhere,
  ];
}

function listedProduct(product: BuyerProduct): ListedProduct {
  const { MinQuantity, MaxQuantity } = product.PriceSchedule ?? {};
  return {
    productID: product.ID ?? '',
    inventoryEnabled: product.Inventory?.Enabled ?? false,
    quantityAvailable: product.Inventory?.QuantityAvailable ?? null,
    xp: productXp(product) ?? {},
    schedule: { min: MinQuantity ?? null, max: MaxQuantity ?? null, allowed: null },
  };
}
