import { resetSchema } from '@/lib/account/auth-schema';
import { setForgottenPassword } from '@/lib/account/forgotten-password.server';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** Sets a new password by a mailed link. */
export const POST = route({ name: 'session/reset-password', body: resetSchema }, ({ body, request }) => setForgottenPassword(body, clientAddress(request)));
