import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { isLocal, methodFor } from '@/lib/delivery/ways/ways';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { lineMethod } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { priceOrder, withSeatsPlaced, type PricedOrder } from '@/lib/promise/price-order';
import type { ProductsByID } from '@/lib/promise/price-shipment';
import { promisePrice } from '@/lib/promise/promise';
import { itemsOf, sentTo } from '@/lib/promise/shipment-promise';
import { shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { deliveryWorld } from './calculate-order';

/** `POST /api/order/{id}/quote`: the price of the order when the lines without a recipient go to a ZIP. */
export const orderQuoteSchema = z.strictObject({ Zip: zipSchema });

/** A price out the door, in dollars: the parts add up to the total. */
export interface Quote {
  DeliveryMethod: DeliveryMethod;
  Merchandise: number;
  AssemblyCharges: number;
  PlacementCharges: number;
  DeliveryFees: number;
  HandlingCharges: number;
  WiredServiceCharges: number;
  Tax: number;
  Total: number;
}

/** Prices a shopper's order; lines that have a recipient stay as they are. Throws `CommerceFailure`. */
export async function quoteOrder(
  upstream: Upstream,
  accessToken: string,
  orderID: string,
  zip: string,
): Promise<Result<Quote, Problem>> {
  const { items } = await shopperWorksheet(accessToken, orderID);
  const [products, world] = await Promise.all([
    shopperProducts(
      accessToken,
      items.map(({ ProductID }) => ProductID ?? ''),
    ),
    deliveryWorld(upstream),
  ]);
  return quote(items.map(lineFromWorksheet), zip, products, world);
}

/** The price of lines when those without a method go to a ZIP, by the same function that prices calculation and submit. */
export function quote(
  requestedLines: readonly OrderLine[],
  zip: string,
  products: ProductsByID,
  world: DeliveryWorld,
): Result<Quote, Problem> {
  const lines = withSeatsPlaced(requestedLines, products, world);
  const open = lines.filter((line) => lineMethod(line) === null);
  const items = itemsOf({ lines: open }, products);
  const [first] = lines;
  if (!first) return err(problem('not-found'));
  const method =
    open.length === 0 ? lineMethod(first) : methodFor(items, { local: isLocal({ zip }, world) });
  if (!method) return err(problem('delivery-unavailable', { field: 'Zip' }));
  return ok(
    toQuote(
      priceOrder(
        lines.map((line) => (lineMethod(line) === null ? sentTo(line, zip, { method }) : line)),
        products,
        world,
      ),
      method,
    ),
  );
}

function toQuote(priced: PricedOrder, DeliveryMethod: DeliveryMethod): Quote {
  const price = promisePrice(priced);
  return {
    DeliveryMethod,
    Merchandise: toDollars(price.merchandise),
    AssemblyCharges: toDollars(price.assembly),
    PlacementCharges: toDollars(price.placement),
    DeliveryFees: toDollars(price.delivery + price.runOrDayFee + price.roadFee),
    HandlingCharges: toDollars(price.handling),
    WiredServiceCharges: toDollars(price.wireService),
    Tax: toDollars(price.tax),
    Total: toDollars(price.total),
  };
}
