import { Me, type BuyerProduct, type LineItem, type Spec } from 'ordercloud-javascript-sdk';
import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { linePrice } from '@/services/upstream/commerce/line-price';
import { commerceRead, orNull } from '../../upstream/commerce/call';

/** A product as it would be bought. */
interface WantedProduct {
  ProductID: string;
  Quantity: number;
  Specs: readonly { SpecID: string; OptionID: string }[];
}

/** A product as a line of an order of its own, at the price the platform would write it with. `not-found`, `selections-invalid`. Throws `CommerceFailure`. */
export async function productLine(
  accessToken: string,
  body: WantedProduct,
  now: Date,
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
      now,
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
