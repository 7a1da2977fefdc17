import 'server-only';
import { z } from 'zod';
import { appApiCall } from './client';

/** `DELETE /api/creditcard/{id}`: removes one of the caller's cards and deletes it from the gateway's vault. Throws `UpstreamError`. */
export async function deleteCard(accessToken: string, cardID: string): Promise<void> {
  await appApiCall({
    system: 'orders',
    operation: 'delete-card',
    idempotent: false,
    method: 'DELETE',
    path: `/api/creditcard/${cardID}`,
    accessToken,
    parse: () => null,
  });
}

const lent = z.object({ data: z.object({ Nonce: z.string().min(1), Bin: z.string() }) });

/**
 * `POST /api/creditcard/{id}/nonce`: a nonce of a saved card and its first six digits (decision 182). Throws `UpstreamError`, 404 for an unknown card and
 * another's alike.
 */
export async function cardNonce(
  accessToken: string,
  cardID: string,
): Promise<{ nonce: string; bin: string }> {
  const { data } = await appApiCall({
    system: 'orders',
    operation: 'lend-card',
    idempotent: true,
    method: 'POST',
    path: `/api/creditcard/${cardID}/nonce`,
    accessToken,
    parse: (value) => lent.parse(value),
  });
  return { nonce: data.Nonce, bin: data.Bin };
}

/** `POST /api/creditcard/{userID}`: vaults a card by its nonce (ruling 18). Never repeated. Throws `UpstreamError`, `payment-declined` when the gateway refuses it. */
export async function saveCard(
  accessToken: string,
  userID: string,
  card: {
    Nonce: string;
    CardholderName: string;
    Billing?: { Zip: string; Street1?: string };
    DeviceData?: string;
    Captcha?: string;
  },
): Promise<void> {
  await appApiCall({
    system: 'orders',
    operation: 'save-card',
    idempotent: false,
    method: 'POST',
    path: `/api/creditcard/${userID}`,
    accessToken,
    body: card,
    parse: () => null,
  });
}
