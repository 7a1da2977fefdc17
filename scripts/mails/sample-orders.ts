import type { LineItem, LineItemSpec, Order } from 'ordercloud-javascript-sdk';
import { productXp } from '@/lib/catalogue/from-commerce';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { toDollars } from '@/lib/core/money';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import type { ListedProduct } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { eventLineXp } from '@/lib/orders/line/event-line';
import type { LineItemXp } from '@/lib/orders/line/order-line';
import { buildStock } from '@/platform/stock/stock';
import type { CommerceStock } from '@/platform/stock/stock-shape';
import { priceOrder, withSeatsPlaced } from '@/lib/promise/price-order';
import { tableRates } from '@/lib/promise/tax-table';
import { toCalculatedOrder } from '@/services/app-api/calculate/to-calculated-order';
import type { ShopFacts } from '@/services/mails/order/shop-facts';
import { toCity, toStore } from '@/services/upstream/commerce/places';
import { linePrice } from '@/services/upstream/commerce/line-price';

/** What a sample buys: product ID, quantity, and options by the end of their spec's name (`AssemblyCharge`). */
type Bought = readonly [
  productID: string,
  quantity: number,
  options?: Readonly<Record<string, string>>,
];

interface SampleShipment {
  method: DeliveryMethod | null;
  /** How many days after the order. */
  inDays: number;
  to: NonNullable<LineItem['ShippingAddress']>;
  xp?: LineItemXp;
  lines: readonly Bought[];
}

/** The demo shop as of an instant: orders of its products, priced by the rules that price every order. */
export interface SampleShop {
  facts: ShopFacts;
  /** The ID of the first date of an event that is still to come. Throws for one that has none. */
  nextSeat(code: string): string;
  /** An order as the App API places it. Throws for a product or an option the shop does not have. */
  order(ID: string, FromUserID: string, shipments: readonly SampleShipment[]): CalculatedOrder;
}

/** Builds the demo shop for sample mails. */
export function sampleShop(now: Date): SampleShop {
  const { commerce, files } = buildStock({ now });
  const settings = parseBuyerSettings(JSON.parse(files['buyerxp.json'] ?? 'null'));
  if (!settings) throw new Error('The demo stock has no buyer settings.');
  const addressesOf = (prefix: string) =>
    commerce.buyerAddresses.filter(({ ID }) => ID.startsWith(prefix));
  const stores = addressesOf('Store-').map(toStore);
  const world = {
    settings,
    stores,
    cities: addressesOf('LDCity-').map(toCity),
    taxRates: tableRates,
    now,
  };
  const products: ReadonlyMap<string, ListedProduct> = new Map(
    commerce.products.map((product) => [
      product.ID,
      {
        productID: product.ID,
        inventoryEnabled: product.Inventory?.Enabled ?? false,
        quantityAvailable: product.Inventory?.QuantityAvailable ?? null,
        xp: productXp(product) ?? {},
      },
    ]),
  );
  return {
    facts: {
      origin: 'https://lilacandloam.example',
      runs: settings.xp.DeliveryRuns,
      opening: settings.xp,
      stores,
    },
    nextSeat: (code) => {
      const found = commerce.products.find((product) => {
        const xp = productXp(product);
        const days = Object.keys(xp?.EventDateTimes ?? {});
        return xp?.ProductCode === code && days.some((day) => day > chicagoDate(now));
      });
      if (!found) throw new Error(`No date of ${code} is to come.`);
      return found.ID;
    },
    order: (ID, FromUserID, shipments) => {
      const items = shipments.flatMap((shipment, index) =>
        shipment.lines.map((line, at) =>
          lineItem(commerce, line, `${ID}-${index + 1}-${at + 1}`, shipment, now),
        ),
      );
      const lines = withSeatsPlaced(items.map(lineFromWorksheet), products, world);
      const priced = priceOrder(lines, products, world);
      const goods = lines.reduce((sum, { total }) => sum + total, 0);
      const order: Order = {
        ID,
        FromUserID,
        IsSubmitted: true,
        Status: 'Open',
        DateSubmitted: now.toISOString(),
        Subtotal: toDollars(goods),
        ShippingCost: toDollars(priced.shipping),
        TaxCost: toDollars(priced.tax),
        Total: toDollars(goods + priced.shipping + priced.tax),
      };
      return toCalculatedOrder(order, priced, []);
    },
  };
}

function lineItem(
  { products, priceSchedules, specs, specAssignments }: CommerceStock,
  [productID, quantity, options = {}]: Bought,
  ID: string,
  { method, inDays, to, xp }: SampleShipment,
  now: Date,
): LineItem {
  const product = products.find((each) => each.ID === productID);
  const schedule = priceSchedules.find((each) => each.ID === product?.DefaultPriceScheduleID);
  if (!product || !schedule) throw new Error(`The demo stock has no ${productID}.`);
  const assigned = specAssignments.filter(({ ProductID }) => ProductID === productID);
  const Specs = specs
    .filter(({ spec }) => assigned.some(({ SpecID }) => SpecID === spec.ID))
    .map((spec) => chosenOption(spec, options));
  const price = linePrice(schedule, Specs, quantity, now);
  if (!price) throw new Error(`${productID} has no price for ${quantity}.`);
  return {
    ID,
    ProductID: productID,
    Quantity: quantity,
    UnitPrice: toDollars(price.unit),
    LineTotal: toDollars(price.total),
    Specs,
    Product: { ID: productID, Name: product.Name, xp: product.xp } as LineItem['Product'],
    ShippingAddress: to,
    xp: {
      DeliveryMethod: method,
      RequestedDeliveryDate: addChicagoDays(chicagoDate(now), inDays),
      AddressType: 'Residence',
      ...eventLineXp(productXp(product) ?? {}),
      ...xp,
    },
  };
}

/** The option of a spec that is named by the end of the spec's ID, else its default; what no option names is text. */
function chosenOption(
  { spec, options }: CommerceStock['specs'][number],
  chosen: Readonly<Record<string, string>>,
): LineItemSpec {
  const wanted =
    Object.entries(chosen).find(([end]) => spec.ID.endsWith(end))?.[1] ?? spec.DefaultOptionID;
  const option = options.find(({ ID }) => ID === wanted);
  if (!option && !spec.AllowOpenText) throw new Error(`${spec.ID} has no option ${wanted}.`);
  return {
    SpecID: spec.ID,
    OptionID: option?.ID,
    Name: spec.Name,
    Value: option?.Value ?? wanted,
    PriceMarkup: option?.PriceMarkup ?? 0,
    PriceMarkupType: option?.PriceMarkupType,
  };
}
