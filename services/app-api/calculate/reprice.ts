import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { LinePrices } from '@/services/upstream/commerce/line-price';
import {
  changedPrices,
  repricedLines,
  type PresentSpecs,
} from '@/services/app-api/calculate/price-changes';
import { forEachLine } from '../order/write-lines';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import { patchLine, readWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import type { ShopProduct } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';

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
