import 'server-only';
import { z } from 'zod';
import { appApiCall } from './client';

const answer = z.object({ clientToken: z.string().min(1) });

/** `GET /api/braintree`: the payment client token for the card fields (000 §7). Throws `UpstreamError`. */
export async function paymentClientToken(accessToken: string): Promise<string> {
  const { clientToken } = await appApiCall({
    system: 'payment-token', operation: 'braintree', idempotent: true, method: 'GET', path: '/api/braintree', accessToken, parse: (value) => answer.parse(value),
  });
  return clientToken;
}
