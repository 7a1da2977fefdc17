import { z } from 'zod';
import { Me, type BuyerProduct, type LineItem, type Spec } from 'ordercloud-javascript-sdk';
import { zipSchema } from '@/lib/core/zip-schema';
import { type Problem, problem } from '@/lib/core/errors/error-codes';
import { now } from '@/lib/core/time/clock';
import { err, ok, type Result } from '@/lib/core/result';
import { deliveryMethods } from '@/lib/delivery/method';
import { promise, type Promised } from '@/lib/promise/promise';
import { toDollars } from '@/lib/core/money';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { linePrice } from '@/services/upstream/commerce/line-price';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Planning } from '../calculate/calculate-order';
import { idSchema } from '../../http/field-schemas';
import { presentFacts, ruledBy } from './present-facts';
import { commerceRead, orNull } from '../../upstream/commerce/call';

const day = z.iso.date();

/** `POST /api/promise`: when a product arrives and what it costs; without a ZIP the range of what delivery costs. */
export const promiseSchema = z
  .strictObject({
    ProductID: idSchema,
    Quantity: z.number().int().min(1).max(10_000),
    Specs: z
      .array(z.strictObject({ SpecID: idSchema, OptionID: idSchema }))
      .max(20)
      .default([]),
    Zip: zipSchema.nullable().default(null),
    /** Exactly on this day, or not later than that one. */
    Date: day.optional(),
    By: day.optional(),
    Run: z.string().max(20).optional(),
    Method: z.enum(deliveryMethods).optional(),
  })
  .refine(({ Date: date, By }) => !date || !By, { path: ['By'] });

/**
 * The promise of a product with options and quantity, by the facts of this moment, whose version is its `factsVersion`. Throws `CommerceFailure`,
 * `UpstreamUnavailable`.
 */
export async function promiseProduct(
  planning: Planning,
  accessToken: string,
  { Zip, Date: date, By, Run, Method, ...wanted }: z.output<typeof promiseSchema>,
): Promise<Result<Promised, Problem>> {
  const at = now();
  const [line, products, facts] = await Promise.all([
    productLine(accessToken, wanted, at),
    shopperProducts(accessToken, [wanted.ProductID]),
    presentFacts(planning),
  ]);
  if (!line.ok) return line;
  return ok(
    promise(
      { lines: [line.value], zip: Zip, date, by: By, run: Run, method: Method },
      products,
      ruledBy(facts),
      at,
    ),
  );
}

interface RequestedProduct {
  ProductID: string;
  Quantity: number;
  Specs: readonly { SpecID: string; OptionID: string }[];
}

/** A product as the only line of an order, at the price the platform would give it. `not-found`, `selections-invalid`. Throws `CommerceFailure`. */
async function productLine(
  accessToken: string,
  body: RequestedProduct,
  at: Date,
): Promise<Result<OrderLine, Problem>> {
  const product = await orNull(
    commerceRead(accessToken, (options) =>
      Me.GetProduct<BuyerProduct>(body.ProductID, {}, options),
    ),
  );
  const specs =
    body.Specs.length === 0
      ? []
      : (
          await commerceRead(accessToken, (options) =>
            Me.ListSpecs<Spec>(body.ProductID, { pageSize: 100 }, options),
          )
        ).Items;
  const options = body.Specs.map(({ SpecID, OptionID }) => {
    const spec = specs.find(({ ID }) => ID === SpecID);
    return {
      SpecID,
      OptionID,
      Name: spec?.Name,
      option: spec?.Options?.find(({ ID }) => ID === OptionID),
    };
  });
  const price =
    product?.PriceSchedule &&
    linePrice(
      product.PriceSchedule,
      options.flatMap(({ option }) => (option ? [option] : [])),
      body.Quantity,
      at,
    );
  if (!price) return err(problem('not-found', { field: 'ProductID' }));
  if (options.some(({ option }) => !option))
    return err(problem('selections-invalid', { field: 'Specs' }));
  const line = lineFromWorksheet({
    ID: 'promise',
    ProductID: body.ProductID,
    Quantity: body.Quantity,
    UnitPrice: toDollars(price.unit),
    LineTotal: toDollars(price.total),
    Product: { ID: body.ProductID, Name: product.Name, xp: product.xp } as LineItem['Product'],
    Specs: options.map(({ SpecID, OptionID, Name, option }) => ({
      SpecID,
      OptionID,
      Name,
      Value: option?.Value,
      PriceMarkup: option?.PriceMarkup,
      PriceMarkupType: option?.PriceMarkupType,
    })),
  });
  return ok(line);
}
