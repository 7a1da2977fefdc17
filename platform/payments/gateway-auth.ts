import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { answerStatus } from './answers';

const { merchantId, publicKey, privateKey } = localPlatform.payments;

/** Basic authentication with the merchant's key pair; another merchant's path is forbidden. */
export const requireMerchant: MiddlewareHandler = async (c, next) => {
  const [scheme, encoded = ''] = (c.req.header('authorization') ?? '').split(' ');
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  if (scheme !== 'Basic' || !same(credentials, `${publicKey}:${privateKey}`))
    return answerStatus(c, 401);
  if (c.req.param('merchant') !== merchantId) return answerStatus(c, 403);
  await next();
};

/** Whether two texts are equal, in time that tells nothing about where they differ. */
export function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
