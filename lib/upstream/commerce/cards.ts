import 'server-only';
import { Me, type BuyerCreditCard } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { commerceCall } from './client';
import { allPages } from './list-page';

/** All of the customer's own saved cards. Throws `UpstreamError`. */
export function listMyCards(accessToken: string): Promise<BuyerCreditCard[]> {
  return allPages((page) =>
    commerceCall('orders', 'Me.ListCreditCards', true, accessToken, (call) =>
      Me.ListCreditCards<BuyerCreditCard>(
        { page, pageSize: limits.bulkPageSize, filters: { Editable: true } },
        call,
      ),
    ),
  );
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
