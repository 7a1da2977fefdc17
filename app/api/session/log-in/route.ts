import { logInSchema } from '@/lib/account/log-in/auth-schema';
import { clientAddress } from '@/lib/http/client-address';
import { logIn } from '@/lib/account/log-in/log-in.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Logs in. */
export const POST = route(
  { name: 'session/log-in', session: shopperKeeper, body: logInSchema },
  ({ session, body, request }) => logIn(session, body, clientAddress(request)),
);
