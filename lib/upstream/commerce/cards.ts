import 'server-only';
import { Me, type BuyerCreditCard } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { commerceCall } from './client';

const pageSize = limits.bulkPageSize;

/** The customer's own saved cards. Throws `UpstreamError`. */
export async function listMyCards(accessToken: string): Promise<BuyerCreditCard[]> {
  const options = { page: 1, pageSize, filters: { Editable: true } };
  return (
    await commerceCall('orders', 'Me.ListCreditCards', true, accessToken, (call) =>
      Me.ListCreditCards<BuyerCreditCard>(options, call),
    )
  ).Items;
}

/** Changes a card of the customer's. Throws `UpstreamError`, 404 for an unknown card and another's alike. */
export async function patchMyCard(
  accessToken: string,
  cardID: string,
  change: Pick<BuyerCreditCard, 'CardholderName' | 'ExpirationDate'>,
): Promise<void> {
  await commerceCall('orders', 'Me.PatchCreditCard', true, accessToken, (call) =>
    Me.PatchCreditCard(cardID, change, call),
  );
}
