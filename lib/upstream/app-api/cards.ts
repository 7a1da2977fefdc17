import 'server-only';
import { appApiCall } from './client';

/** `DELETE /api/creditcard/{id}`: removes a card of the caller's and forgets it in the gateway's vault. Throws `UpstreamError`. */
export async function deleteCard(accessToken: string, cardID: string): Promise<void> {
  await appApiCall({
    system: 'orders', operation: 'delete-card', idempotent: false, method: 'DELETE', path: `/api/creditcard/${cardID}`, accessToken, parse: () => null,
  });
}
