import { registerSchema } from '@/lib/account/log-in/auth-schema';
import { clientAddress } from '@/lib/http/client-address';
import { register } from '@/lib/account/log-in/register.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Creates an account; its customer is signed in. */
export const POST = route(
  { name: 'session/register', session: shopperKeeper, body: registerSchema },
  ({ session, body, request }) => register(session, body, clientAddress(request)),
);
