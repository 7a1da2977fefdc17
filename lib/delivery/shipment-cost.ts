import type { Cents } from '@/lib/core/money';
import { milesBetween } from './distance';
import { shipmentFees, type ShipmentFees } from './fees';
import { localCityOf, type LocalCity } from './local-city';
import type { DeliveryMethod } from './method';
import type { BuyerSettings } from './settings';

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
}

/** What it costs to send goods to a ZIP by a method: the one rule of what is offered beside a method and of what is charged for it (decision 088). */
export function shipmentCost(
  { method, zip, goods }: CostInput,
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
  });
  return { ...fees, cost: fees.fee + fees.handling + fees.wiredService };
}
