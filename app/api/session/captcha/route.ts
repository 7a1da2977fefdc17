import { offerCaptcha } from '@/lib/account/log-in/captcha.server';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** The captcha to show. */
export const GET = route({ name: 'session/captcha' }, ({ request }) =>
  offerCaptcha(clientAddress(request)),
);
