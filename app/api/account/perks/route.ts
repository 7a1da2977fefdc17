import { joinPerks, readPerks } from '@/lib/account/perks.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The customer's Purple Perks. */
export const GET = route({ name: 'account/perks', session: shopperKeeper }, ({ session }) =>
  readPerks(session),
);

/** Joins Purple Perks. */
export const POST = route({ name: 'account/perks', session: shopperKeeper }, ({ session }) =>
  joinPerks(session),
);
