import { forgotSchema } from '@/lib/account/log-in/auth-schema';
import { forgot } from '@/lib/account/log-in/forgotten-password.server';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** Sends the mail with which a forgotten password is replaced. */
export const POST = route({ name: 'session/forgot', body: forgotSchema }, ({ body, request }) =>
  forgot(body, clientAddress(request)),
);
