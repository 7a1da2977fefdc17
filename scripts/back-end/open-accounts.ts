import { randomBytes, randomUUID } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import type { StandInName } from '@/lib/config/stand-ins';
import type { ContentAccount } from '@/platform/content/account';
import type { SearchAccount } from '@/platform/search/account';
import type { Database } from '@/services/database/database';
import { createStandIns, type StandIns } from './systems';

/** What its owner knows of a vendor's account on the day it is opened. */
interface NewAccounts {
  commerce: { ID: string; ClientSecret: string };
  search: SearchAccount;
  content: ContentAccount;
  filesSignature: string;
}

/** Accounts of one's own at the vendors, running. */
export interface OpenedAccounts<N extends StandInName> {
  systems: Pick<StandIns, N>;
  /** The environment by which they are set up: addresses, IDs and keys. */
  settings: Record<string, string>;
}

/**
 * Opens accounts at the stand-ins as the vendors hand them over: IDs and keys of their own, and nothing in them. They are made up at the first
 * start over a database and are its own from then on.
 */
export async function openAccounts<N extends StandInName>(
  names: readonly N[],
  db: Database,
  env: Env,
): Promise<OpenedAccounts<N>> {
  const accounts = await ownAccounts(db);
  const { commerce, search, content, filesSignature } = accounts;
  const keyed = { ...env, FILES_SIGNATURE: filesSignature };
  const systems = await createStandIns(names, db, keyed, { accounts });
  await (systems as Partial<StandIns>).commerce?.openAccount(commerce);
  const platform = env.PLATFORM_URL;
  return {
    systems,
    settings: {
      COMMERCE_URL: `${platform}/commerce`,
      COMMERCE_SETUP_CLIENT_ID: commerce.ID,
      COMMERCE_SETUP_CLIENT_SECRET: commerce.ClientSecret,
      SEARCH_APP_ID: search.appId,
      SEARCH_ADMIN_KEY: search.adminKey,
      SEARCH_SETUP_KEY: search.adminKey,
      SEARCH_HOST: `${env.PLATFORM_HOST}:${env.PLATFORM_PORT}/search`,
      CONTENT_SPACE: content.space,
      CONTENT_ENVIRONMENT: content.environment,
      CONTENT_URL: `${platform}/content`,
      CONTENT_PREVIEW_URL: `${platform}/content`,
      CONTENT_MANAGEMENT_URL: platform,
      CONTENT_MANAGEMENT_TOKEN: content.managementToken,
      FILES_URL: `${platform}/files`,
      FILES_SIGNATURE: filesSignature,
    },
  };
}

async function ownAccounts(db: Database): Promise<NewAccounts> {
  await db.query(
    'create table if not exists opened_accounts (only_row boolean primary key default true check (only_row), doc jsonb not null)',
  );
  await db.query(
    'insert into opened_accounts (doc) values ($1::jsonb) on conflict (only_row) do nothing',
    [JSON.stringify(newAccounts())],
  );
  const [row] = await db.query<{ doc: NewAccounts }>('select doc from opened_accounts');
  if (!row) throw new Error('The accounts that were opened are not in the database.');
  return row.doc;
}

/** IDs and keys in the vendors' own shapes. */
function newAccounts(): NewAccounts {
  const key = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    commerce: { ID: randomUUID().toUpperCase(), ClientSecret: key(30) },
    search: { appId: key(5).toUpperCase(), adminKey: key(16), searchKey: key(16) },
    content: {
      space: key(6),
      environment: 'master',
      managementToken: `CFPAT-${randomBytes(32).toString('base64url')}`,
      accessToken: null,
      previewToken: null,
      webhookSecret: null,
    },
    filesSignature: `sp=rcw&sig=${key(20)}`,
  };
}
