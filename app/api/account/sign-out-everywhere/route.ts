import { everywhereSchema } from '@/lib/account/account-schema';
import { signOutEverywhere } from '@/lib/account/log-in/other-sessions.server';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Ends every other session of the customer. */
export const POST = route(
  { name: 'account/sign-out-everywhere', session: shopperKeeper, body: everywhereSchema },
  ({ session, body, request }) =>
    signOutEverywhere(session, body.currentPassword, clientAddress(request)),
);
