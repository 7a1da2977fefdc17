import { Auth, Orders, type ApiRole } from 'ordercloud-javascript-sdk';
import { commerceCallers, rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { whereNobodySubmits } from '@/lib/config/submitters';
import { missing, risky, works, type Check } from './check';

/** The ID of no order: to submit it changes nothing, and its refusal says whether the token may submit at all. */
const noOrder = 'no-order-of-the-doctor';

/**
 * Whether an order can be submitted with the token that `COMMERCE_SUBMIT` names (decision 183): asks to submit an order that nobody has, and reads the refusal.
 * The vendor may still refuse one that somebody has; the first order placed in the account shows that.
 */
export async function submitChecks(env: Env): Promise<Check[]> {
  const elevated = env.COMMERCE_SUBMIT === 'elevated';
  const status = await refusalOf(() => (elevated ? submitAsSeller(env) : submitAsVisitor(env)));
  const who = elevated ? 'The services' : 'Shoppers';
  if (status === 404)
    return [works(`${who} may submit orders (COMMERCE_SUBMIT=${env.COMMERCE_SUBMIT}).`)];
  if (status === 403) {
    const { says, todo } = whereNobodySubmits[env.COMMERCE_SUBMIT];
    return [missing(says, todo)];
  }
  return [
    risky(
      `Whether orders can be submitted was not seen: the vendor answered ${status ?? 'nothing'}.`,
      'Place an order in the account before the shop opens.',
    ),
  ];
}

async function submitAsSeller(env: Env): Promise<unknown> {
  const { access_token: accessToken } = await Auth.ClientCredentials(
    env.COMMERCE_MIDDLEWARE_CLIENT_SECRET,
    env.COMMERCE_MIDDLEWARE_CLIENT_ID,
    rolesOfCaller('appApi'),
  );
  return Orders.Submit('Incoming', noOrder, { accessToken });
}

async function submitAsVisitor(env: Env): Promise<unknown> {
  const roles: ApiRole[] = [...commerceCallers.shopper.roles];
  const { access_token: accessToken } = await Auth.Anonymous(env.COMMERCE_CLIENT_ID, roles);
  return Orders.Submit('Outgoing', noOrder, { accessToken });
}

/** The HTTP status with which a call is refused. */
async function refusalOf(call: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return (error as { status?: number }).status;
  }
}
