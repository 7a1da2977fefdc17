import type { LineItem, Spec } from 'ordercloud-javascript-sdk';
import { toCents, toDollars } from '@/lib/core/money';
import {
  linePrice,
  type LinePrices,
  type OptionMarkup,
} from '@/services/upstream/commerce/line-price';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { forEachLine } from '../order/write-lines';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import { patchLine, readWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import type { ShopProduct } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';

/** The fields of a worksheet line that decide its price; dollars. */
export type WrittenLine = Pick<
  LineItem,
  'ID' | 'ProductID' | 'Quantity' | 'UnitPrice' | 'LineSubtotal' | 'PriceOverridden' | 'Specs'
>;

/** The options of products as they are now, by product ID. */
export type PresentSpecs = ReadonlyMap<string, readonly Spec[]>;

/**
 * The IDs of lines written at another price than their product has now. Prices set by hand (a gift card of a chosen amount) and products without a price
 * schedule are left alone. Without `specs`, options cost what the line says.
 */
export function changedPrices(
  lines: readonly WrittenLine[],
  prices: ReadonlyMap<string, LinePrices>,
  now: Date,
  specs: PresentSpecs = new Map(),
): string[] {
  const units = new Map<string, number>();
  for (const { ProductID = '', Quantity = 0 } of lines)
    units.set(ProductID, (units.get(ProductID) ?? 0) + Quantity);
  return lines
    .filter((line) => {
      const { ProductID = '', Quantity = 0 } = line;
      const schedule = prices.get(ProductID);
      if (!schedule || line.PriceOverridden) return false;
      const price = linePrice(
        schedule,
        markupsOf(line, specs.get(ProductID)),
        Quantity,
        now,
        units.get(ProductID),
      );
      return (
        price !== null &&
        !(
          price.unit === toCents(line.UnitPrice ?? 0) &&
          price.total === toCents(line.LineSubtotal ?? 0)
        )
      );
    })
    .map(({ ID = '' }) => ID);
}

/** The IDs of lines whose price has changed. */
export function repricedLines(
  before: readonly WrittenLine[],
  after: readonly WrittenLine[],
): string[] {
  const linesBefore = new Map(before.map((line) => [line.ID, line]));
  return after
    .filter((line) => {
      const earlier = linesBefore.get(line.ID);
      return (
        earlier !== undefined &&
        !(earlier.UnitPrice === line.UnitPrice && earlier.LineSubtotal === line.LineSubtotal)
      );
    })
    .map(({ ID = '' }) => ID);
}

function markupsOf(
  { Specs: chosen = [] }: WrittenLine,
  present: readonly Spec[] | undefined,
): OptionMarkup[] {
  return (chosen ?? []).map((choice) => {
    const option = present
      ?.find(({ ID }) => ID === choice.SpecID)
      ?.Options?.find(({ ID }) => ID === choice.OptionID);
    return option ?? choice;
  });
}

/** An order at present prices; `lineIDs` had another price before, or keep it because they can no longer be written (out of stock). */
export interface Repriced {
  worksheet: Worksheet;
  lineIDs: string[];
}

/**
 * Brings an open order to present prices (decision 060): the commerce platform prices a line when it is written, so lines that differ are written again
 * unchanged, and the order is read again. Makes no call where nothing differs. Throws `CommerceFailure`.
 */
export async function repriceOrder(
  upstream: Upstream,
  worksheet: Worksheet,
  products: ReadonlyMap<string, ShopProduct>,
  world: DeliveryWorld,
  specs?: PresentSpecs,
): Promise<Repriced> {
  const orderID = worksheet.order.ID ?? '';
  const prices = new Map(
    [...products].flatMap(([id, { prices: schedule }]) =>
      schedule ? [[id, schedule] as [string, LinePrices]] : [],
    ),
  );
  const differing = changedPrices(worksheet.items, prices, world.now, specs);
  if (differing.length === 0) return { worksheet, lineIDs: [] };
  const refused: string[] = [];
  const old = worksheet.items.filter(({ ID: lineID = '' }) => differing.includes(lineID));
  await forEachLine(old, async ({ ID = '', Quantity }) => {
    try {
      await patchLine(upstream.token, orderID, ID, { Quantity });
    } catch (error) {
      if (!isCommerceRefusal(error)) throw error;
      refused.push(ID);
    }
  });
  const anew = await readWorksheet(upstream.token, orderID);
  return {
    worksheet: anew,
    lineIDs: [...new Set([...repricedLines(worksheet.items, anew.items), ...refused])],
  };
}

/** The regular price of a line's product (`xp.RetailPrice`, specification A3): dollars, `null` where the price is not reduced. */
export function retailDollarsOf(product: ShopProduct | undefined): number | null {
  return product?.retailPrice == null ? null : toDollars(product.retailPrice);
}

/** Lines with the present retail prices of their products, or with the price they have where the product's is not known. */
export function withRetailPrices(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ShopProduct>,
): OrderLine[] {
  return lines.map((line) => {
    const product = products.get(line.productID);
    return product?.prices
      ? { ...line, xp: { ...line.xp, RetailPrice: retailDollarsOf(product) } }
      : line;
  });
}
