import 'server-only';
import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import { cached } from '@/lib/cache/cached';
import { refusals } from '@/lib/cart/change/refusals';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import { now } from '@/lib/core/time/clock';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { readQuery } from '@/lib/http/read-input';
import type { ListedProduct } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { listedProduct } from '@/lib/orders/listed-product';
import { promise, type Promised } from '@/lib/promise/promise';
import { promiseView, type PromiseView } from '@/lib/promise/promise-view';
import { promisedSchema } from '@/lib/promise/schema';
import { askPromise } from '@/lib/upstream/app-api/promises';
import { productsById } from '@/lib/upstream/commerce/catalogue';

const id = z.string().refine(isId);
const day = z.iso.date();
const querySchema = z
  .strictObject({
    product: id,
    quantity: z.coerce.number().int().min(1).max(10_000).default(1),
    /** `spec:option,spec:option` */
    options: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.split(':')),
      )
      .pipe(z.array(z.tuple([id, id])).max(20)),
    zip: zipSchema.optional(),
    date: day.optional(),
    by: day.optional(),
    run: z.string().max(20).optional(),
  })
  .refine(({ date, by }) => !date || !by, { path: ['by'] });

type PromiseRead = z.output<typeof querySchema>;

/**
 * When a product arrives and what it costs (`?product=…&quantity=2&options=spec:option&zip=55408&date|by=2026-11-28&run=AM`); without a ZIP from when
 * and from how much. Nothing in it is personal. `bad-request`, `not-found`; `unavailable` while the facts were never read.
 */
export function loadPromise(query: URLSearchParams): Promise<Result<PromiseView, Problem>> {
  return refusals(async () => {
    const read = readQuery(querySchema, query);
    if (!read.ok) return read;
    const zip = read.value.zip ?? null;
    const { cities } = await deliveryFacts();
    const promised = zip ? await priced(read.value, zip) : await unpriced(read.value);
    if (!promised) return err(problem('not-found', { field: 'product' }));
    const city = zip === null ? null : (localCityOf(zip, cities)?.city ?? null);
    const date = read.value.date ?? read.value.by;
    return ok(promiseView(promised, { zip, city, date, now: now() }));
  });
}

function priced(
  { product, quantity, options, date, by, run }: PromiseRead,
  zip: string,
): Promise<Promised> {
  const Specs = options.map(([SpecID, OptionID]) => ({ SpecID, OptionID }));
  return askPromise(
    { ProductID: product, Quantity: quantity, Specs, Zip: zip, Date: date, By: by, Run: run },
    (value) => promisedSchema.parse(value),
  );
}

/** Answers a query without a ZIP, which prices nothing: the rules run on the shop's own copies of the facts. */
async function unpriced({
  product,
  quantity,
  date,
  by,
  run,
}: PromiseRead): Promise<Promised | null> {
  const [listed, facts] = await Promise.all([deliveredProduct(product), deliveryFacts()]);
  if (!listed) return null;
  const line = lineFromWorksheet({ ID: 'promise', ProductID: product, Quantity: quantity });
  return promise(
    { lines: [line], zip: null, date, by, run },
    new Map([[product, listed]]),
    facts,
    now(),
  );
}

function deliveredProduct(productID: string): Promise<ListedProduct | null> {
  return cached('product-list', `promise/${productID}`, async () => {
    const [product] = await productsById([productID]);
    return product ? listedProduct(product) : null;
  });
}
