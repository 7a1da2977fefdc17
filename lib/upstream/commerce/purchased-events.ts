import 'server-only';
import { Me, type MeUser } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { commerceCall } from './client';

const shape = z.object({ PurchasedEvents: z.array(z.object({ ProductID: z.string() }).loose()).catch([]) }).partial();

/** IDs of the event products a customer has bought, from `xp.PurchasedEvents` (000 §3). Throws `UpstreamError`. */
export async function listPurchasedEvents(accessToken: string): Promise<string[]> {
  const user = await commerceCall('orders', 'Me.Get', true, accessToken, (call) => Me.Get<MeUser>(call));
  const parsed = shape.safeParse(user.xp);
  return parsed.success ? (parsed.data.PurchasedEvents ?? []).map(({ ProductID }) => ProductID) : [];
}
