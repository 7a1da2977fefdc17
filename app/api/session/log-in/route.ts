import { logInSchema } from '@/lib/account/log-in/auth-schema';
import { clientAddress } from '@/lib/http/client-address';
import { logIn } from '@/lib/account/log-in/log-in.server';
import { ok } from '@/lib/core/result';
import { route } from '@/lib/http/route';
import { answerKeeping } from '@/lib/session/remembered-username.server';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Logs in, and keeps the username on this browser or removes it. */
export const POST = route(
  { name: 'session/log-in', session: shopperKeeper, body: logInSchema },
  async ({ session, body, request }) => {
    const entered = await logIn(session, body, clientAddress(request));
    return entered.ok ? ok(answerKeeping(body.remember ? body.email : '', entered.value)) : entered;
  },
);
