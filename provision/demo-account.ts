import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';

/** Whether the commerce account is the one that the stand-ins hold from the beginning, whose IDs and keys are published: it keeps them. */
export const isDemoCommerce = ({
  COMMERCE_URL: url,
  COMMERCE_SETUP_CLIENT_ID: client,
  PLATFORM_URL: standIns,
}: Pick<Env, 'COMMERCE_URL' | 'COMMERCE_SETUP_CLIENT_ID' | 'PLATFORM_URL'>): boolean =>
  url.startsWith(standIns) && client === localPlatform.commerce.sellerClientID;

/** The same of the content space. */
export const isDemoContent = ({
  CONTENT_MANAGEMENT_URL: url,
  CONTENT_MANAGEMENT_TOKEN: token,
  PLATFORM_URL: standIns,
}: Pick<Env, 'CONTENT_MANAGEMENT_URL' | 'CONTENT_MANAGEMENT_TOKEN' | 'PLATFORM_URL'>): boolean =>
  url.startsWith(standIns) && token === localPlatform.content.managementToken;
