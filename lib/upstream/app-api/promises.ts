import 'server-only';
import { z } from 'zod';
import { toCents } from '@/lib/core/money';
import { appApiCall, sharedAppApiCall } from './client';

/** A product with options and quantity, and where and when it is to arrive. */
interface PromiseRequest {
  ProductID: string;
  Quantity: number;
  Specs: { SpecID: string; OptionID: string }[];
  Zip: string;
  Date?: string;
  By?: string;
  Run?: string;
}

const promiseAnswer = z.object({ data: z.unknown() });

/** `POST /api/promise`: when a product arrives and what it costs; nothing in it is personal. `parse` narrows the answer. Throws `UpstreamError`. */
export function askPromise<T>(body: PromiseRequest, parse: (promised: unknown) => T): Promise<T> {
  return sharedAppApiCall({
    system: 'calculate',
    operation: 'promise',
    idempotent: true,
    method: 'POST',
    path: '/api/promise',
    body,
    parse: (value) => parse(promiseAnswer.parse(value).data),
  });
}

const cents = z.number().transform(toCents);
const quoteAnswer = z.object({
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
type Quote = z.output<typeof quoteAnswer>['data'];

/** `POST /api/order/{id}/quote`: the price of the shopper's order when lines without a recipient go to a ZIP. Throws `UpstreamError`. */
export function quoteOrder(accessToken: string, orderID: string, Zip: string): Promise<Quote> {
  return appApiCall({
    system: 'calculate',
    operation: 'orderQuote',
    idempotent: true,
    method: 'POST',
    path: `/api/order/${orderID}/quote`,
    accessToken,
    body: { Zip },
    parse: (value) => quoteAnswer.parse(value).data,
  });
}
