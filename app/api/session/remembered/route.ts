import { rememberedSchema } from '@/lib/account/log-in/auth-schema';
import { route } from '@/lib/http/route';
import { keepUsername, rememberedUsername } from '@/lib/session/remembered-username.server';

/** The username this browser keeps for the log-in dialog. */
export const GET = route({ name: 'session/remembered' }, ({ request }) =>
  rememberedUsername(request),
);

/** Keeps or removes it. */
export const PUT = route({ name: 'session/remembered', body: rememberedSchema }, ({ body }) =>
  keepUsername(body.username),
);
