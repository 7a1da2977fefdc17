import { offerCaptcha } from '@/lib/account/captcha.server';
import { route } from '@/lib/http/route';

/** The captcha to show. */
export const GET = route({ name: 'session/captcha' }, () => offerCaptcha());
