import 'server-only';
import { z } from 'zod';
import { refusals } from '@/lib/cart/change/refusals';
import { findOrderID } from '@/lib/cart/shopper-order.server';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { outTheDoor, type OutTheDoor } from '@/lib/promise/out-the-door';
import { promisedSchema } from '@/lib/promise/schema';
import { askPromise } from '@/lib/upstream/app-api/promise';
import { quoteOrder } from '@/lib/upstream/app-api/quotes';
import { quotedPrice } from './quoted-price';

const zip = z.string().regex(/^\d{5}$/);
const id = z.string().refine(isId);
/** `options` is `spec:option,spec:option`. */
const options = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(':')),
  )
  .pipe(z.array(z.tuple([id, id])).max(20));
const productQuery = z.strictObject({
  product: id,
  quantity: z.coerce.number().int().min(1).max(10_000).default(1),
  options,
  zip,
});
const cartQuery = z.strictObject({ zip });

/** What a product costs delivered to a ZIP (`?product=…&quantity=2&options=spec:option&zip=55408`). Nothing in it is personal. */
export function loadQuote(query: URLSearchParams): Promise<Result<OutTheDoor, Problem>> {
  return refusals(async () => {
    const parsedQuery = productQuery.safeParse(Object.fromEntries(query));
    if (!parsedQuery.success) return err(problem('bad-request'));
    const { product: ProductID, quantity: Quantity } = parsedQuery.data;
    const Specs = parsedQuery.data.options.map(([SpecID, OptionID]) => ({ SpecID, OptionID }));
    const promised = await askPromise(
      { ProductID, Quantity, Specs, Zip: parsedQuery.data.zip },
      (value) => promisedSchema.parse(value),
    );
    return promised.answer === 'yes'
      ? ok(outTheDoor(promised.price, promised.method))
      : err(problem('delivery-unavailable', { field: 'zip' }));
  });
}

/** What the shopper's cart costs when what has no recipient yet goes to a ZIP (`?zip=55408`); `not-found` without a cart. */
export function loadCartQuote(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<OutTheDoor, Problem>> {
  return refusals(async () => {
    const parsedQuery = cartQuery.safeParse(Object.fromEntries(query));
    if (!parsedQuery.success) return err(problem('bad-request'));
    const session = await shopper.live();
    const orderID = session && (await findOrderID(shopper, session));
    if (!session || !orderID) return err(problem('not-found'));
    return ok(
      quotedPrice(
        await shopper.call(session, ({ accessToken }) =>
          quoteOrder(accessToken, orderID, parsedQuery.data.zip),
        ),
      ),
    );
  });
}
