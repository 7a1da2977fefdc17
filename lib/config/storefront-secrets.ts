import type { TakenSecrets } from '@/lib/core/signature';
import type { Env } from './env';

/** What storefronts and services take of each other: signed with the secret they share, or with the other one while it changes (`docs/operations/keys.md`). */
export function storefrontSecrets(
  env: Pick<Env, 'STOREFRONT_WEBHOOK_SECRET' | 'STOREFRONT_WEBHOOK_SECRET_PREVIOUS'>,
): TakenSecrets {
  return [env.STOREFRONT_WEBHOOK_SECRET, env.STOREFRONT_WEBHOOK_SECRET_PREVIOUS];
}
