import { type Cents, percentOf } from '@/lib/core/money';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { deliveryItem, isGiftCard } from '@/lib/delivery/item';
import { isPickup } from '@/lib/delivery/method';
import { shipmentCost, type HandledGoods } from '@/lib/delivery/shipment-cost';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import { presentXp, type ListedProduct } from '@/lib/orders/availability';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { lineCharges } from '@/lib/orders/line/line-charges';
import type { OrderLine } from '@/lib/orders/line/order-line';

export type ProductsByID = ReadonlyMap<string, ListedProduct>;

/** The money of one shipment in cents. `subtotal` contains assembly and placement; `cost` contains handling, wired service and the fee of the day. */
export interface ShipmentPrice {
  subtotal: Cents;
  assembly: Cents;
  placement: Cents;
  handling: Cents;
  wiredService: Cents;
  /** What the retailer's rules add for the day and the run. */
  dayFee: Cents;
  cost: Cents;
  tax: Cents;
  total: Cents;
  /** Goods that are taxed and delivered in Minnesota, for the retail delivery fee. */
  taxableDelivered: Cents;
}

/** Prices one shipment (specification A3): charges of its lines, fees of its method, tax where it is received. Without a method no fees, no tax; seats cost no fee. */
export function priceShipment(
  group: ShipmentGroup,
  products: ProductsByID,
  world: DeliveryWorld,
): ShipmentPrice {
  const charges = group.lines.map(lineCharges);
  const subtotal = sum(group.lines.map(({ total }) => total));
  const assembly = sum(charges.map((charge) => charge.assembly));
  const placement = sum(charges.map((charge) => charge.placement));
  const goods = { subtotal, assembly, placement };
  if (!group.method)
    return {
      ...goods,
      handling: 0,
      wiredService: 0,
      dayFee: 0,
      cost: 0,
      tax: 0,
      total: subtotal,
      taxableDelivered: 0,
    };

  const place = receivedAt(group, world);
  const { handling, wiredService, dayFee, cost } = group.seats
    ? { handling: 0, wiredService: 0, dayFee: 0, cost: 0 }
    : shipmentCost(
        {
          method: group.method,
          zip: place.zip,
          goods: handledGoods(group.lines, products),
          on: {
            date: group.date,
            run: group.lines[0]?.xp.TimePreference,
            categories: categoriesOf(group.lines, products),
          },
        },
        world,
      );
  const goodsHere = taxedGoods(group.lines, products);
  const tax = taxAt(place, { ...goodsHere, fees: cost }, world.taxRates);
  const taxableDelivered = place.state === 'MN' && !isPickup(group.method) ? goodsHere.taxable : 0;
  return {
    ...goods,
    handling,
    wiredService,
    dayFee,
    cost,
    tax,
    total: subtotal + cost + tax,
    taxableDelivered,
  };
}

/** Where a shipment is received: the store for pickup, else the recipient's address. */
function receivedAt(group: ShipmentGroup, world: DeliveryWorld): TaxedPlace {
  const [line] = group.lines;
  const store =
    group.method && isPickup(group.method)
      ? world.stores.find(({ storeID }) => storeID === line?.xp.StoreID)
      : undefined;
  return {
    state: store?.state ?? line?.address?.State ?? '',
    zip: store?.zip ?? line?.address?.Zip ?? '',
  };
}

function taxedGoods(
  lines: readonly OrderLine[],
  products: ProductsByID,
): Pick<TaxBase, 'taxable' | 'untaxed'> {
  const untaxed = sum(
    lines.filter((line) => isGiftCardLine(line, products)).map(({ total }) => total),
  );
  return { taxable: sum(lines.map(({ total }) => total)) - untaxed, untaxed };
}

/** The tax of a delivered shipment in cents, were it received at `place` and its delivery, day and run cost `fee`. */
export function taxOfGoods(
  { lines }: Pick<ShipmentGroup, 'lines'>,
  products: ProductsByID,
  fee: Cents,
  place: TaxedPlace,
  taxRates: TaxRates,
): Cents {
  const handling = sum(
    handledGoods(lines, products).map(({ quantity, handlingCents }) => quantity * handlingCents),
  );
  return taxAt(place, { ...taxedGoods(lines, products), fees: fee + handling }, taxRates);
}

/** The goods of lines as the rules of delivery fees count them. */
export function handledGoods(lines: readonly OrderLine[], products: ProductsByID): HandledGoods[] {
  return lines.map((line) => ({
    quantity: line.quantity,
    handlingCents: presentXp(line, products).HandlingCents ?? 0,
  }));
}

function categoriesOf(lines: readonly OrderLine[], products: ProductsByID): string[] {
  return lines.flatMap((line) => presentXp(line, products).PrimaryCategoryID ?? []);
}

function isGiftCardLine(line: OrderLine, products: ProductsByID): boolean {
  return isGiftCard(deliveryItem(line.productID, presentXp(line, products)));
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((all, some) => all + some, 0);
}

/** The combined sales tax rate in percent where a recipient is: by ZIP, else the state's own rate, else none. */
export function taxPercent({ states }: TaxRates, state: string, zip: string): number {
  const ofState = states[stateKey(state)];
  return ofState ? (ofState.zips[zip.trim().slice(0, 5)] ?? ofState.percent) : 0;
}

/** Whether a state taxes what a delivery costs. */
export function areFeesTaxed({ states }: TaxRates, state: string): boolean {
  return !states[stateKey(state)]?.untaxedFees;
}

function stateKey(state: string): string {
  return state.trim().toUpperCase();
}

/** Where goods are received, with the rate there where it is another than that of now. */
interface TaxedPlace {
  state: string;
  zip: string;
  percent?: number;
}

function taxAt(
  { state, zip, percent }: TaxedPlace,
  { fees, ...goods }: TaxBase,
  rates: TaxRates,
): Cents {
  const taxedFees = areFeesTaxed(rates, state) ? fees : 0;
  return shipmentTax({ ...goods, fees: taxedFees }, percent ?? taxPercent(rates, state, zip));
}

/** What of a shipment is taxed, in cents. */
interface TaxBase {
  /** Goods that are taxed, charges of their options included. */
  taxable: Cents;
  /** Gift cards, whose sale is not taxed. */
  untaxed: Cents;
  /** Delivery or picking fee, handling and wired service: taxed in the share of the taxed goods. */
  fees: Cents;
}

/** The tax of one shipment in cents, rounded once, at the recipient's rate. */
export function shipmentTax(base: TaxBase, percent: number): Cents {
  const goods = base.taxable + base.untaxed;
  const taxedFees = goods === 0 ? 0 : (base.fees * base.taxable) / goods;
  return percentOf(base.taxable + taxedFees, percent);
}
