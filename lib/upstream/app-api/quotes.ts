import 'server-only';
import { z } from 'zod';
import { toCents } from '@/lib/core/money';
import { withCatalogueToken } from '../commerce/catalogue-token';
import { appApiCall } from './client';

const cents = z.number().transform(toCents);
const answer = z.object({
  data: z.object({
    DeliveryMethod: z.string(),
    Merchandise: cents,
    AssemblyCharges: cents,
    PlacementCharges: cents,
    DeliveryFees: cents,
    HandlingCharges: cents,
    WiredServiceCharges: cents,
    Tax: cents,
    Total: cents,
  }),
});

/** A price out the door in cents, by the App API's names. */
export type QuoteAnswer = z.output<typeof answer>['data'];

/** A product as it would be bought. */
export interface QuotedProduct {
  ProductID: string;
  Quantity: number;
  Specs: { SpecID: string; OptionID: string }[];
}

/** `POST /api/quote`: what a product costs delivered to a ZIP; nothing in it is personal. Throws `UpstreamError`. */
export function quoteProduct(product: QuotedProduct, Zip: string): Promise<QuoteAnswer> {
  return withCatalogueToken((accessToken) =>
    appApiCall({
      system: 'calculate',
      operation: 'quote',
      idempotent: true,
      method: 'POST',
      path: '/api/quote',
      accessToken,
      body: { ...product, Zip },
      parse,
    }),
  );
}

/** `POST /api/order/{id}/quote`: what the shopper's order costs when lines without a recipient go to a ZIP. Throws `UpstreamError`. */
export function quoteOrder(
  accessToken: string,
  orderID: string,
  Zip: string,
): Promise<QuoteAnswer> {
  return appApiCall({
    system: 'calculate',
    operation: 'orderQuote',
    idempotent: true,
    method: 'POST',
    path: `/api/order/${orderID}/quote`,
    accessToken,
    body: { Zip },
    parse,
  });
}

function parse(value: unknown): QuoteAnswer {
  return answer.parse(value).data;
}
