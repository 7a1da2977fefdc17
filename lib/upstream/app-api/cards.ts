import 'server-only';
import { appApiCall } from './client';

/** `DELETE /api/creditcard/{id}`: removes a card of the caller's and forgets it in the gateway's vault. Throws `UpstreamError`. */
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
