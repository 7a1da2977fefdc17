import { Auth, LineItems } from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { missing, works, type Check } from './check';

/** The ID of no order: its lines are none, and the answer says whether lines of many orders may be listed at all. */
const noOrder = 'no-order-of-the-doctor';

/** Lists lines across orders as the App API does for the order history. Throws the vendor's error. */
export async function listAcrossOrders(env: Env): Promise<void> {
  const { access_token: accessToken } = await Auth.ClientCredentials(
    env.COMMERCE_MIDDLEWARE_CLIENT_SECRET,
    env.COMMERCE_MIDDLEWARE_CLIENT_ID,
    rolesOfCaller('appApi'),
  );
  await LineItems.ListAcrossOrders(
    'Incoming',
    { filters: { 'Order.ID': noOrder }, pageSize: 1 },
    { accessToken },
  );
}

/** What the vendor's refusal to list lines across orders says, by its code or status; `null` where it lists them. Pure. */
export function orderSearchCheck(refusal: string | null): Check {
  if (refusal === null) return works('Lines of many orders can be listed.');
  return missing(
    `The order history shows no lines: the vendor refuses to list those of many orders (${refusal}).`,
    refusal === 'Order.SearchNotEnabled'
      ? 'Have the vendor switch on Premium Search for Orders for this marketplace.'
      : 'Ask the vendor’s support about `GET /lineitems/Incoming` with a token of the client "App API".',
  );
}
