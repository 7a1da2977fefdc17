import { vendorError, type VendorCode, type VendorError } from '@/platform/commerce/errors';
import { isJson, type Json } from '@/platform/commerce/engine/json';
import { priceBreaks } from './line-price';
import type { ProductFacts } from './price-facts';

/** What the checks look at of a line. */
export interface CountedLine {
  id: string;
  productID: string;
  quantity: number;
}

/**
 * Everything that speaks against buying the given lines: product gone or inactive, no price, quantity limits of the price schedule,
 * stock. Lines of one product are summed for stock, and for limits where the schedule is cumulative. Only products of `concerned` are
 * looked at.
 */
export function checkLines(
  lines: readonly CountedLine[],
  facts: ReadonlyMap<string, ProductFacts>,
  concerned: ReadonlySet<string>,
): VendorError[] {
  return [...concerned].flatMap((productID) => {
    const own = lines.filter((line) => line.productID === productID);
    const about = { ProductID: productID, LineItemIDs: own.map((line) => line.id) };
    const fact = facts.get(productID);
    if (!fact) return [vendorError('Order.ProductsNotFound', about)];
    if (!fact.available) return [vendorError('Order.CannotSubmitWithInactiveProduct', about)];
    if (!fact.schedule) return [vendorError('PriceSchedule.MissingOrConflicting', about)];
    return [
      ...checkQuantities(fact.schedule, own, about),
      ...checkStock(fact.product, total(own), about),
    ];
  });
}

function checkQuantities(
  schedule: Json,
  lines: readonly CountedLine[],
  about: Json,
): VendorError[] {
  const breaks = priceBreaks(schedule);
  if (breaks.length === 0) return [vendorError('PriceSchedule.NoPriceBreaks', about)];
  const cumulative = schedule.UseCumulativeQuantity === true;
  const code = (
    short: 'CannotBeLessThanMin' | 'CannotExceedMax' | 'QuantityNotAllowed',
  ): VendorCode => (cumulative ? `PriceSchedule.Cumulative${short}` : `PriceSchedule.${short}`);
  const least = Number(schedule.MinQuantity ?? 1);
  const most =
    typeof schedule.MaxQuantity === 'number' && schedule.MaxQuantity > 0
      ? schedule.MaxQuantity
      : Infinity;
  const faultOf = (quantity: number): VendorError | null => {
    if (quantity < least)
      return vendorError(code('CannotBeLessThanMin'), {
        ...about,
        Quantity: quantity,
        MinQuantity: least,
      });
    if (quantity > most)
      return vendorError(code('CannotExceedMax'), {
        ...about,
        Quantity: quantity,
        MaxQuantity: most,
      });
    const restricted =
      schedule.RestrictedQuantity === true && !breaks.some((it) => it.Quantity === quantity);
    if (restricted)
      return vendorError(code('QuantityNotAllowed'), {
        ...about,
        Quantity: quantity,
        Allowed: breaks.map((it) => it.Quantity),
      });
    return breaks.some((it) => it.Quantity <= quantity)
      ? null
      : vendorError('PriceSchedule.QtyNotFound', { ...about, Quantity: quantity });
  };
  const quantities = cumulative ? [total(lines)] : lines.map((line) => line.quantity);
  return quantities
    .map(faultOf)
    .filter((fault) => fault !== null)
    .slice(0, 1);
}

function checkStock(product: Json, wanted: number, about: Json): VendorError[] {
  const available = limitedStock(product);
  if (available === null || wanted <= available) return [];
  return [
    vendorError('Inventory.Insufficient', {
      ...about,
      QuantityAvailable: available,
      QuantityRequested: wanted,
    }),
  ];
}

/** How many of a product can be bought at most, or `null` where its stock is not kept or may be exceeded. */
export function limitedStock(product: Json): number | null {
  const inventory = isJson(product.Inventory) ? product.Inventory : {};
  if (inventory.Enabled !== true || inventory.OrderCanExceed === true) return null;
  return Number(inventory.QuantityAvailable ?? 0);
}

function total(lines: readonly CountedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
