import 'server-only';
import { Me, type MeUser } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { commerceCall } from './client';

/** The user a token belongs to. Throws `UpstreamError`. */
export function getMe(accessToken: string): Promise<MeUser> {
  return commerceCall('orders', 'Me.Get', true, accessToken, (call) => Me.Get<MeUser>(call));
}

/** Changes the token's own user; `xp` is merged key by key. Absolute values only, so repeatable. Throws `UpstreamError`. */
export function patchMe(accessToken: string, change: Partial<MeUser>): Promise<MeUser> {
  return commerceCall('orders', 'Me.Patch', true, accessToken, (call) =>
    Me.Patch<MeUser>(change as MeUser, call),
  );
}

/** Transfers the order of an anonymous token to the customer (specification A4). Never repeated. Throws `UpstreamError`, 404 when there is none. */
export async function transferOrder(accessToken: string, anonUserToken: string): Promise<void> {
  await commerceCall('orders', 'Me.TransferAnonUserOrder', false, accessToken, (call) =>
    Me.TransferAnonUserOrder({ anonUserToken }, call),
  );
}

const entry = z
  .object({ ProductID: z.string(), Seats: z.number().int().positive().nullable().catch(null) })
  .loose();
const shape = z.object({ PurchasedEvents: z.array(entry).catch([]) }).partial();

/**
 * The event products whose seats a customer has bought, with counts, from `xp.PurchasedEvents` (specification A3); `null` where no count was written. Throws
 * `UpstreamError`.
 */
export async function listPurchasedEvents(
  accessToken: string,
): Promise<{ productID: string; seats: number | null }[]> {
  const parsed = shape.safeParse((await getMe(accessToken)).xp);
  return parsed.success
    ? (parsed.data.PurchasedEvents ?? []).map(({ ProductID, Seats }) => ({
        productID: ProductID,
        seats: Seats,
      }))
    : [];
}
