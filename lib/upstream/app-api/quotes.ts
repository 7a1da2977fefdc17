import 'server-only';
import { z } from 'zod';
import { toCents } from '@/lib/core/money';
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
type QuoteAnswer = z.output<typeof answer>['data'];

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
