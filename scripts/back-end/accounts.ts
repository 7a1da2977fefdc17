import type { Env } from '@/lib/config/env';
import { localSpace, type ContentAccount } from '@/platform/content/account';
import { localApplication, type SearchAccount } from '@/platform/search/account';

/** The accounts that stand-ins hold, where they take one. */
export interface StandInAccounts {
  search: SearchAccount;
  content: ContentAccount;
}

/** The accounts of the stand-ins beside a shop: as it is configured, unless that means another vendor's. */
export function accountsBeside(env: Env): StandInAccounts {
  const searchesHere = env.SEARCH_HOST === `${env.PLATFORM_HOST}:${env.PLATFORM_PORT}/search`;
  const readsHere = env.CONTENT_URL.startsWith(env.PLATFORM_URL);
  return {
    search: searchesHere
      ? { appId: env.SEARCH_APP_ID, adminKey: env.SEARCH_ADMIN_KEY, searchKey: env.SEARCH_KEY }
      : localApplication,
    content: {
      ...(readsHere
        ? {
            space: env.CONTENT_SPACE,
            environment: env.CONTENT_ENVIRONMENT,
            accessToken: env.CONTENT_ACCESS_TOKEN,
            previewToken: env.CONTENT_PREVIEW_TOKEN,
            managementToken: env.CONTENT_MANAGEMENT_TOKEN,
          }
        : localSpace),
      webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    },
  };
}
