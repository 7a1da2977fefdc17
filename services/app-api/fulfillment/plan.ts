import type { Address } from 'ordercloud-javascript-sdk';
import { isValidMethod, needsCompanyName } from '@/lib/address/destination-types';
import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { selectionProblem, type DeliveryWorld } from '@/lib/delivery/check-selection';
import { dateNeeded } from '@/lib/delivery/date-needed';
import { deliveryItem } from '@/lib/delivery/item';
import { isPickup } from '@/lib/delivery/labels';
import { localCityOf } from '@/lib/delivery/local-city';
import type { LineItemXp, OrderLine } from '@/lib/orders/order-line';
import type { ShopProduct } from '../../upstream/commerce/products';
import { refusedCardLine, type FulfillmentOrder } from './schema';

/** What is written onto one line. */
export interface LinePlan {
  lineID: string;
  address: Address;
  dateNeeded: string;
  xp: LineItemXp;
}

interface PlanInput {
  request: FulfillmentOrder;
  /** All lines of the order, with when each was added. */
  lines: readonly (OrderLine & { addedAt: Date })[];
  products: ReadonlyMap<string, ShopProduct>;
  world: DeliveryWorld;
}

/** Checks where, when and how lines are to go and says what to write onto each (decision 31); a refusal names field and lines. */
export function planFulfillment({ request, lines, products, world }: PlanInput): Result<LinePlan[], Problem> {
  const wanted = request.LineItemIDs ? lines.filter(({ id }) => request.LineItemIDs?.includes(id)) : lines;
  if (wanted.length === 0 || (request.LineItemIDs && wanted.length < new Set(request.LineItemIDs).size)) {
    return err(problem('not-found', { field: 'LineItemIDs' }));
  }
  const cardLine = refusedCardLine(request.CardMessage);
  if (cardLine) return err(problem('card-message-invalid', { field: cardLine }));
  const address = addressOf(request, world);
  if (!address) return err(problem('address-invalid', { field: isPickup(request.DeliveryMethod) ? 'StoreID' : 'ShippingAddress' }));
  const items = wanted.map((line) => deliveryItem(line.productID, products.get(line.productID)?.xp ?? line.productXp));
  const refused = selectionProblem({
    method: request.DeliveryMethod,
    date: request.RequestedDeliveryDate,
    timePreference: request.TimePreference ?? null,
    zip: request.ShippingAddress?.Zip ?? null,
    storeID: request.StoreID ?? null,
  }, items, world);
  if (refused) return err({ ...refused, ids: wanted.map(({ id }) => id) });
  return ok(wanted.map((line) => ({
    lineID: line.id,
    address,
    dateNeeded: dateNeeded(request.RequestedDeliveryDate, line.addedAt, world.now).toISOString(),
    xp: lineXp(request, products.get(line.productID), world),
  })));
}

/** The one-time address of the lines: the recipient's, or the store with who collects. `null` when a part is missing. */
function addressOf(request: FulfillmentOrder, { stores }: DeliveryWorld): Address | null {
  if (!isValidMethod(request.AddressType, request.DeliveryMethod)) return null;
  if (!isPickup(request.DeliveryMethod)) {
    const given = request.ShippingAddress;
    if (!given || (needsCompanyName(request.AddressType) && !given.CompanyName)) return null;
    return { ...given, xp: { addressType: request.AddressType } };
  }
  const store = stores.find(({ storeID }) => storeID === request.StoreID);
  if (!store || !request.Pickup) return null;
  return {
    ...request.Pickup,
    CompanyName: store.name,
    Street1: store.street1,
    Street2: store.street2 ?? undefined,
    City: store.city,
    State: store.state,
    Zip: store.zip,
    Country: 'US',
    xp: { addressType: request.AddressType, PlaceID: store.placeID, Location: store.location },
  };
}

function lineXp(request: FulfillmentOrder, product: ShopProduct | undefined, world: DeliveryWorld): LineItemXp {
  const city = request.DeliveryMethod === 'LocalDelivery' ? localCityOf(request.ShippingAddress?.Zip ?? '', world.cities) : null;
  return {
    DeliveryMethod: request.DeliveryMethod,
    RequestedDeliveryDate: request.RequestedDeliveryDate,
    TimePreference: request.TimePreference ?? 'NO PREF',
    CardMessage: request.CardMessage ?? null,
    DeliveryNote: request.DeliveryNote ?? null,
    AddressType: request.AddressType,
    StoreID: isPickup(request.DeliveryMethod) ? request.StoreID ?? null : null,
    RouteCode: city ? `LDCity-${city.zip}` : null,
    RetailPrice: product?.retailPrice == null ? null : toDollars(product.retailPrice),
    ShownImage: product?.xp.Contentful?.Images?.List?.url ?? null,
    ProductCode: product?.xp.ProductCode ?? null,
  };
}
