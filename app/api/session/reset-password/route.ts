import { resetSchema } from '@/lib/account/log-in/auth-schema';
import { setForgottenPassword } from '@/lib/account/log-in/forgotten-password.server';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Sets a new password by a mailed link. */
export const POST = route(
  { name: 'session/reset-password', session: shopperKeeper, body: resetSchema },
  ({ session, body, request }) => setForgottenPassword(session, body, clientAddress(request)),
);
