import 'server-only';
import { Me, type MeUser } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { commerceCall } from './client';

const entry = z
  .object({ ProductID: z.string(), Seats: z.number().int().positive().nullable().catch(null) })
  .loose();
const shape = z.object({ PurchasedEvents: z.array(entry).catch([]) }).partial();

/** The event products a customer has bought seats of and how many, from `xp.PurchasedEvents` (specification A3); `null` where no count was written. Throws `UpstreamError`. */
export async function listPurchasedEvents(
  accessToken: string,
): Promise<{ productID: string; seats: number | null }[]> {
  const user = await commerceCall('orders', 'Me.Get', true, accessToken, (call) =>
    Me.Get<MeUser>(call),
  );
  const parsed = shape.safeParse(user.xp);
  return parsed.success
    ? (parsed.data.PurchasedEvents ?? []).map(({ ProductID, Seats }) => ({
        productID: ProductID,
        seats: Seats,
      }))
    : [];
}
