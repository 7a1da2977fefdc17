import { Me, type BuyerProduct, type LineItem, type Spec } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { statesOfZip } from '@/lib/address/verification/zip-states';
import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { chooseMethod } from '@/lib/delivery/choose-method';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { deliveryItem } from '@/lib/delivery/item';
import { localCityOf } from '@/lib/delivery/local-city';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { presentXp } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { linePrice } from '@/services/upstream/commerce/line-price';
import { lineMethod } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { commerceRead } from '../../upstream/commerce/call';
import { shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { idSchema } from '../http/id-schema';
import { deliveryWorld } from './calculate-order';
import { priceOrder, withSeatsPlaced, type PricedOrder } from '@/lib/promise/price-order';
import type { ProductsByID } from '@/lib/promise/price-shipment';

const Zip = z.string().regex(/^\d{5}$/);
const chosen = z.strictObject({ SpecID: idSchema, OptionID: idSchema });

/** `POST /api/quote`: what a product costs delivered to a ZIP. */
export const quoteSchema = z.strictObject({
  ProductID: idSchema,
  Quantity: z.number().int().min(1).max(10_000),
  Specs: z.array(chosen).max(20).default([]),
  Zip,
});

/** `POST /api/order/{id}/quote`: what the order costs when the lines without a recipient go to a ZIP. */
export const orderQuoteSchema = z.strictObject({ Zip });

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

/** Prices a product as `calculateorder` would price it in an order of its own. Throws `CommerceFailure`. */
export async function quoteProduct(
  upstream: Upstream,
  accessToken: string,
  body: z.output<typeof quoteSchema>,
  now: Date,
): Promise<Result<Quote, Problem>> {
  const {
    Items: [product],
  } = await commerceRead(accessToken, (options) =>
    Me.ListProducts<BuyerProduct>({ filters: { ID: body.ProductID }, pageSize: 1 }, options),
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
    ID: 'quote',
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
  const [products, world] = await Promise.all([
    shopperProducts(accessToken, [body.ProductID]),
    deliveryWorld(upstream),
  ]);
  return quote([line], body.Zip, products, world);
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

/** The price of lines when those without a method go to a ZIP; one function with calculation and submit prices them. */
export function quote(
  requestedLines: readonly OrderLine[],
  zip: string,
  products: ProductsByID,
  world: DeliveryWorld,
): Result<Quote, Problem> {
  const lines = withSeatsPlaced(requestedLines, products, world);
  const open = lines.filter((line) => lineMethod(line) === null);
  const items = open.map((line) => deliveryItem(line.productID, presentXp(line, products)));
  const email = items.length > 0 && items.every(({ emailGiftCard }) => emailGiftCard);
  const method =
    open.length === 0
      ? lineMethod(lines[0]!)
      : chooseMethod({
          addressType: email ? 'Email' : 'Residence',
          local: localCityOf(zip, world.cities) !== null,
          items,
        });
  if (!method) return err(problem('delivery-unavailable', { field: 'Zip' }));
  return ok(
    toQuote(
      priceOrder(
        lines.map((line) => (lineMethod(line) === null ? sentTo(line, zip, method) : line)),
        products,
        world,
      ),
      method,
    ),
  );
}

function sentTo(line: OrderLine, zip: string, method: DeliveryMethod): OrderLine {
  const address = {
    ID: null,
    FirstName: '',
    LastName: '',
    CompanyName: null,
    Street1: '',
    Street2: null,
    City: '',
    State: statesOfZip(zip)[0] ?? '',
    Zip: zip,
    Country: 'US',
    Phone: '',
    xp: {},
  };
  return { ...line, address, xp: { ...line.xp, DeliveryMethod: method } };
}

function toQuote(priced: PricedOrder, DeliveryMethod: DeliveryMethod): Quote {
  const sum = (of: (price: PricedOrder['shipments'][number]['price']) => number) =>
    priced.shipments.reduce((all, { price }) => all + of(price), 0);
  const [goods, assembly, placement] = [
    sum((price) => price.subtotal),
    sum((price) => price.assembly),
    sum((price) => price.placement),
  ];
  const [handling, wired] = [sum((price) => price.handling), sum((price) => price.wiredService)];
  return {
    DeliveryMethod,
    Merchandise: toDollars(goods - assembly - placement),
    AssemblyCharges: toDollars(assembly),
    PlacementCharges: toDollars(placement),
    DeliveryFees: toDollars(priced.shipping - handling - wired),
    HandlingCharges: toDollars(handling),
    WiredServiceCharges: toDollars(wired),
    Tax: toDollars(priced.tax),
    Total: toDollars(goods + priced.shipping + priced.tax),
  };
}
