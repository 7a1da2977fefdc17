import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { standInNames, type StandInName } from '@/lib/config/stand-ins';
import type { Database } from '@/services/database/database';
import { createCaptcha } from '@/platform/captcha/app';
import { createCommerce, type Commerce } from '@/platform/commerce/app';
import { createContent, type Content } from '@/platform/content/app';
import type { Faults } from '@/platform/faults/faults';
import { createFiles, type Files } from '@/platform/files/app';
import { createMail } from '@/platform/mail/app';
import { createMaps, type Maps } from '@/platform/maps/app';
import { createPayments, type Payments } from '@/platform/payments/app';
import { createSearch, type Search } from '@/platform/search/app';
import { createTax, type Tax } from '@/platform/tax/app';
import { createServices, type Services } from '@/services/services';
import { accountsBeside, type StandInAccounts } from './accounts';
import { mapStock, taxedPlaces } from './map-stock';

/** The vendors' stand-ins, each a web application of its own. */
export interface StandIns {
  commerce: Commerce;
  search: Search;
  content: Content;
  files: Files;
  captcha: { app: Hono };
  maps: Maps;
  tax: Tax;
  payments: Payments;
  mail: { app: Hono; close(): Promise<void> };
}

/** The parts of a back end: the services, and those stand-ins that run beside them. */
export type Systems = Services & Partial<StandIns>;

/** Services and all stand-ins, as on one machine. */
export type WholeShop = Services & StandIns;

/** The parts of a back end in which every stand-in runs. Throws an Error when one does not. */
export function wholeShop(systems: Systems): WholeShop {
  const { commerce, search, content, files, captcha, maps, tax, payments, mail } = systems;
  if (!commerce || !search || !content || !files || !captcha || !maps || !tax || !payments || !mail)
    throw new Error('Not every stand-in runs here.');
  return { ...systems, commerce, search, content, files, captcha, maps, tax, payments, mail };
}

/** Builds every part over one database; each runs its own migrations. With `faults`, mail meets them too. */
export async function createSystems(
  db: Database,
  env: Env,
  faults: Faults | null = null,
): Promise<WholeShop> {
  return {
    ...(await createStandIns(standInNames, db, env, { faults })),
    ...(await createServices(db, env)),
  };
}

/** Builds the named stand-ins alone, in the order of their names; each runs its own migrations. Their accounts are those of the environment unless given. */
export async function createStandIns<N extends StandInName>(
  names: readonly N[],
  db: Database,
  env: Env,
  {
    faults = null,
    accounts = accountsBeside(env),
  }: { faults?: Faults | null; accounts?: StandInAccounts } = {},
): Promise<Pick<StandIns, N>> {
  const platform = env.PLATFORM_URL;
  const makers: { [K in StandInName]: () => StandIns[K] | Promise<StandIns[K]> } = {
    commerce: () => createCommerce({ db, origin: `${platform}/commerce`, smtpUrl: env.SMTP_URL }),
    search: () => createSearch({ db, account: accounts.search }),
    content: () => createContent({ db, account: accounts.content, origin: `${platform}/content` }),
    files: () =>
      createFiles({
        db,
        signature: env.FILES_SIGNATURE,
        privateSignature: env.FILES_PRIVATE_SIGNATURE,
        noticeUrl: env.FILES_NOTICE_URL,
      }),
    captcha: () => createCaptcha({ db, siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET }),
    maps: () => {
      const maps = createMaps({ key: env.MAPS_KEY });
      maps.load(mapStock());
      return maps;
    },
    tax: () => {
      const tax = createTax({
        accountID: env.AVATAX_ACCOUNT_ID,
        licenseKey: env.AVATAX_LICENSE_KEY,
        companyCode: env.AVATAX_COMPANY_CODE,
      });
      tax.load(mapStock(), taxedPlaces());
      return tax;
    },
    payments: () =>
      createPayments({
        db,
        origin: `${platform}/payments`,
        noticeUrl: `${env.INDEXER_URL}/webhooks/payments`,
      }),
    mail: () => createMail({ db, smtpPort: env.PLATFORM_PORT + 1, fault: faults?.mail }),
  };
  const made: Partial<StandIns> = {};
  for (const name of names) Object.assign(made, { [name]: await makers[name]() });
  return made as Pick<StandIns, N>;
}
