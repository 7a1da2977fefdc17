import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import type { Database } from '@/lib/database/database';
import { createCaptcha } from '@/platform/captcha/app';
import { createCommerce, type Commerce } from '@/platform/commerce/app';
import { createContent, type Content } from '@/platform/content/app';
import type { Faults } from '@/platform/faults/faults';
import { createFiles, type Files } from '@/platform/files/app';
import { createMail } from '@/platform/mail/app';
import { createMaps, type Maps } from '@/platform/maps/app';
import { createPayments } from '@/platform/payments/app';
import { createSearch, type Search } from '@/platform/search/app';
import { createAppApi } from '@/services/app-api/app';
import { createIndexer, type Indexer } from '@/services/indexer/app';
import { createIntegration, type Integration } from '@/services/integration/app';
import { mapStock } from './map-stock';

/** The parts of the back end, each a web application of its own. */
export interface Systems {
  commerce: Commerce;
  search: Search;
  content: Content;
  files: Files;
  captcha: { app: Hono };
  maps: Maps;
  payments: { app: Hono };
  mail: { app: Hono; close(): Promise<void> };
  appApi: { app: Hono; start(): void; stop(): Promise<void> };
  indexer: Indexer;
  integration: Integration;
}

/** Builds every part over one database; each runs its own migrations. With `faults`, mail meets them too. */
export async function createSystems(db: Database, env: Env, faults: Faults | null = null): Promise<Systems> {
  const platform = env.PLATFORM_URL;
  const commerce = await createCommerce({ db, origin: `${platform}/commerce`, smtpUrl: env.SMTP_URL });
  const search = await createSearch({ db });
  const content = await createContent({ db, webhookSecret: env.CONTENT_WEBHOOK_SECRET });
  const files = await createFiles({ db, signature: env.FILES_SIGNATURE, noticeUrl: env.FILES_NOTICE_URL });
  const captcha = await createCaptcha({ db, siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET });
  const maps = createMaps({ key: env.MAPS_KEY });
  maps.load(mapStock());
  const payments = await createPayments({ db, origin: `${platform}/payments` });
  const appApi = await createAppApi({ db, env });
  const indexer = await createIndexer({ db, env, told: () => appApi.sender.wake() });
  const integration = await createIntegration({ db, env });
  const mail = await createMail({ db, smtpPort: env.PLATFORM_PORT + 1, fault: faults?.mail });
  return { commerce, search, content, files, captcha, maps, payments, mail, appApi, indexer, integration };
}
