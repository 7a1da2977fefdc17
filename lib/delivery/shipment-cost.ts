import type { Cents } from '@/lib/core/money';
import { milesBetween } from './distance';
import { localCityOf, type LocalCity } from './delivery-facts';
import { ruledFee } from './days/day-rules';
import { type DeliveryMethod, isPickup } from './method';
import type { BuyerSettings } from './settings';

/** Charges of one shipment besides its goods, in cents. */
interface ShipmentFees {
  /** Delivery or picking fee. */
  fee: Cents;
  handling: Cents;
  wiredService: Cents;
  /** What the retailer's rules add for the day and the run. */
  dayFee: Cents;
}

/** The day of a shipment as far as it is chosen, and the categories of its products: what rules about fees go by. */
interface ChosenDay {
  date: string | null;
  /** A run, or `NO PREF`. */
  run?: string | null;
  categories?: readonly string[];
}

interface FeeInput {
  method: DeliveryMethod;
  /** Miles from the shop to the recipient; `null` when unknown, which costs the farthest band. */
  miles: number | null;
  /** Handling of all units, in cents. */
  handling: Cents;
  settings: BuyerSettings;
  on?: ChosenDay;
}

/** The fees of one shipment (specification A3): local delivery by distance band, parcels flat, wired with its service charge, pickup a picking fee. */
export function shipmentFees({ method, miles, handling, settings, on }: FeeInput): ShipmentFees {
  const { Fees } = settings.xp;
  const flat: Record<Exclude<DeliveryMethod, 'LocalDelivery'>, Cents> = {
    Wired: Fees.NationwideCents,
    TFE: Fees.NationwideCents,
    FTD: Fees.NationwideCents,
    Courier: Fees.CourierCents,
    UPS: Fees.UPSCents,
    USPS: Fees.USPSCents,
    InStorePickUp: Fees.PickingFeeCents,
    CurbsidePickUp: Fees.PickingFeeCents,
    Email: 0,
  };
  return {
    fee: method === 'LocalDelivery' ? localDeliveryFee(miles, settings) : flat[method],
    handling: isPickup(method) || method === 'Email' ? 0 : handling,
    wiredService: method === 'Wired' ? Fees.WireServiceCents : 0,
    dayFee: ruledFee(on?.date, on?.run, { method, categories: on?.categories, settings }),
  };
}

/** The band of local delivery for a distance: the first that reaches it, the farthest for one that is not known. */
export function feeBand(
  miles: number | null,
  settings: BuyerSettings,
): BuyerSettings['xp']['Fees']['LocalDeliveryBands'][number] | undefined {
  const bands = settings.xp.Fees.LocalDeliveryBands;
  const band =
    miles === null
      ? undefined
      : bands.find(({ maxMiles }) => maxMiles === null || miles <= maxMiles);
  return band ?? bands[bands.length - 1];
}

/** What local delivery costs, in cents, band by band. */
export function localDeliveryFees({ xp }: BuyerSettings): Cents[] {
  return xp.Fees.LocalDeliveryBands.map(({ cents }) => cents);
}

/** The local delivery fee of a distance, in cents. */
export function localDeliveryFee(miles: number | null, settings: BuyerSettings): Cents {
  return feeBand(miles, settings)?.cents ?? 0;
}

/** What of a shipment's goods makes its fees: units of a product, and the handling of one unit in cents. */
export interface HandledGoods {
  quantity: number;
  handlingCents: Cents;
}

/** The fees of a shipment in cents; `cost` is all of them together (specification A3). */
export interface ShipmentCost extends ShipmentFees {
  cost: Cents;
}

interface CostInput {
  method: DeliveryMethod;
  /** ZIP of the recipient; for pickup it does not matter. */
  zip: string;
  goods: readonly HandledGoods[];
  on?: ChosenDay;
}

/** What it costs to send goods to a ZIP by a method: the one rule of what is offered beside a method and of what is charged for it (decision 088). */
export function shipmentCost(
  { method, zip, goods, on }: CostInput,
  { settings, cities }: { settings: BuyerSettings; cities: readonly LocalCity[] },
): ShipmentCost {
  const location = localCityOf(zip, cities)?.location;
  const handling = goods.reduce(
    (sum, { quantity, handlingCents }) => sum + quantity * handlingCents,
    0,
  );
  const fees = shipmentFees({
    method,
    miles: location ? milesBetween(settings.xp.Origin, location) : null,
    handling,
    settings,
    on,
  });
  return { ...fees, cost: fees.fee + fees.handling + fees.wiredService + fees.dayFee };
}
