import { Hono } from 'hono';
import type { CommerceStock } from '@/platform/stock/stock-shape';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { createMatcher } from './engine/match-route';
import type { AccountRules } from './account-rules';
import { LateLists } from './late-lists';
import { answerRequest } from './answer-request';
import { loadStock } from './load';
import { sendMessages } from './messages';
import { routes } from './routes';
import { DELIVERIES, migrations } from './schema';
import { createApiClients, type ApiClients } from './tokens/api-client';
import { createTokenDesk } from './tokens/token-desk';
import { openQueue, type Queue } from '../wire/queue';
import { sendWebhook } from './webhooks/send';
import { saveResources } from './engine/store';
import { partyAssignmentId } from './setup/party-assignments';

/** The commerce platform: its HTTP app, and the way to stock it. */
export interface Commerce {
  app: Hono;
  /** Writes a whole shop; resources that are there already are replaced, others stay. */
  load(stock: CommerceStock): Promise<void>;
  /** What a new account comes with: a client of its owner's that may do everything, and nothing else. */
  openAccount(owner: { ID: string; ClientSecret: string }): Promise<void>;
  /** Reads API clients anew that were changed in the database. */
  forgetClients(): void;
  /** What the platform sends on its own: webhooks and messages. Nothing goes out before it is started. */
  deliveries: Queue;
  /** Makes its lists of products and orders late. */
  lateLists: LateLists;
  account: AccountRules;
}

/** Where the platform lives. */
export interface CommerceOptions {
  db: Database;
  origin: string;
  /** Where its messages go that no message sender takes (`smtp://…`). */
  smtpUrl: string;
}

/**
 * The stand-in of the commerce vendor over a database. `origin` is its public address (the SDK's `baseApiUrl`) and the issuer of its
 * tokens; the app answers below that address's path and at the root alike.
 */
export async function createCommerce({ db, origin, smtpUrl }: CommerceOptions): Promise<Commerce> {
  const sendMessage = sendMessages(db, smtpUrl);
  await migrate(db, 'commerce', migrations);
  const clients = createApiClients(db);
  const tokens = await createTokenDesk(db, origin);
  const deliveries = openQueue({
    db,
    table: DELIVERIES,
    send: (payload) =>
      payload.kind === 'mail' ? sendMessage(payload) : sendWebhook(db, tokens, payload),
  });
  const lateLists = new LateLists(db);
  const account: AccountRules = { sellersSubmit: true };
  const deps = {
    db,
    lateLists,
    account,
    clients,
    tokens,
    deliveries,
    match: createMatcher(routes),
    prefix: new URL(origin).pathname,
  };
  const app = new Hono();
  app.all('*', (context) => answerRequest(deps, context.req.raw));
  return {
    app,
    deliveries,
    lateLists,
    account,
    load: (stock) => loadStock(db, clients, stock),
    openAccount: (owner) => openAccount(db, clients, owner),
    forgetClients: () => clients.forget(),
  };
}

const ID = 'owner';

/** Opens an account as the vendor hands it over: its owner's user and client may do everything, and there is nothing else. */
async function openAccount(
  db: Database,
  clients: ApiClients,
  owner: { ID: string; ClientSecret: string },
): Promise<void> {
  const put = (kind: string, id: string, doc: Record<string, unknown>) =>
    saveResources(db, { kind, parent: '', rows: [{ id, doc }] });
  await put('SecurityProfile', ID, { ID, Name: 'Owner', Roles: ['FullAccess'] });
  await put('AdminUser', ID, {
    ID,
    Username: ID,
    FirstName: 'The',
    LastName: 'Owner',
    Active: true,
  });
  await put('SecurityProfileAssignment', partyAssignmentId(ID, '', ID), {
    SecurityProfileID: ID,
    UserID: ID,
  });
  await clients.save(
    {
      ID: owner.ID.toUpperCase(),
      AppName: 'Owner',
      Active: true,
      AllowSeller: true,
      AccessTokenDuration: 600,
      DefaultContextUserName: ID,
    },
    owner.ClientSecret,
  );
}
