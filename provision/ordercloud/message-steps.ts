import { randomBytes } from 'node:crypto';
import {
  MessageSenders,
  Webhooks,
  type MessageSender,
  type Webhook,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { isDemoCommerce } from '../demo-account';
import { orNone } from '../setup-error';
import { changeOf, findingOf, type Step } from '../step';
import type { Calls } from './calls';
import type { AccountIDs } from './account-ids';
import { orderLineRoutes, webhookRoutes } from './webhook-routes';

const senderID = 'shop-mail';
const [webhookID, ordersWebhookID] = ['shop-indexer', 'shop-orders'];

/** A message sender as the vendor's OpenAPI document has it; the SDK's type is of a later release. */
interface Sender extends Omit<MessageSender, 'DeliveryConfigID'> {
  URL: string;
  SharedKey: string | undefined;
}

/** What of an environment says where the platform's messages go. */
export type MessageEnv = Pick<
  Env,
  | 'COMMERCE_URL'
  | 'COMMERCE_SETUP_CLIENT_ID'
  | 'PLATFORM_URL'
  | 'COMMERCE_BUYER_ID'
  | 'COMMERCE_WEBHOOK_KEY'
  | 'COMMERCE_WEBHOOK_CLIENT_IDS'
  | 'INDEXER_URL'
>;

/** What the platform tells the services: forgotten passwords, which the shop's own mail answers, and changes of what is shown. Both are signed with one key. */
export function messageSteps(env: MessageEnv, call: Calls, accountIDs: AccountIDs): Step[] {
  const buyerID = env.COMMERCE_BUYER_ID;
  const key = hashKey(env);
  const sender = (): Sender => ({
    ID: senderID,
    Name: 'Mail of the shop',
    MessageTypes: ['ForgottenPassword'],
    URL: `${env.INDEXER_URL}/webhooks/messages`,
    ElevatedRoles: [],
    SharedKey: key.value,
  });
  const webhook = (
    own: Pick<Webhook, 'ApiClientIDs' | 'WebhookRoutes'> & { ID: string; Name: string },
  ): Webhook => ({
    ...own,
    Url: `${env.INDEXER_URL}/webhooks/commerce`,
    HashKey: key.value,
    BeforeProcessRequest: false,
    ElevatedRoles: [],
  });
  const shown = () =>
    webhook({
      ID: webhookID,
      Name: 'Search index and page cache',
      ApiClientIDs: clientIDs(env, accountIDs),
      WebhookRoutes: [...webhookRoutes],
    });
  const orders = () =>
    webhook({
      ID: ordersWebhookID,
      Name: 'Placed orders that the back office changes',
      ApiClientIDs: backOfficeIDs(env, accountIDs),
      WebhookRoutes: [...orderLineRoutes],
    });
  return [
    {
      what: `message sender ${senderID}`,
      look: async () => {
        const found = await orNone(call((o) => MessageSenders.Get(senderID, o)));
        key.found((found as Partial<Sender> | null)?.SharedKey);
        return findingOf(sender(), found);
      },
      make: async (found, secret) => {
        key.make(secret);
        const wanted = sender();
        await call((o) =>
          found.is === 'missing'
            ? MessageSenders.Save(senderID, wanted as unknown as MessageSender, o)
            : MessageSenders.Patch(senderID, changeOf(wanted, found) as Partial<MessageSender>, o),
        );
      },
    },
    {
      what: `message sender ${senderID} for buyer ${buyerID}`,
      look: async () => {
        const { Items } = await call((o) =>
          MessageSenders.ListAssignments({ messageSenderID: senderID, buyerID, pageSize: 100 }, o),
        );
        return Items.length > 0 ? { is: 'there' } : { is: 'missing' };
      },
      make: () =>
        call((o) =>
          MessageSenders.SaveAssignment({ MessageSenderID: senderID, BuyerID: buyerID }, o),
        ),
    },
    webhookStep(webhookID, shown),
    webhookStep(ordersWebhookID, orders),
  ];

  function webhookStep(id: string, describe: () => Webhook): Step {
    return {
      what: `webhook ${id}`,
      look: async () => {
        const found = await orNone(call((o) => Webhooks.Get(id, o)));
        key.found(found?.HashKey);
        return findingOf(describe(), found);
      },
      make: async (found, secret) => {
        key.make(secret);
        const wanted = describe();
        await call((o) =>
          found.is === 'missing'
            ? Webhooks.Save(id, wanted, o)
            : Webhooks.Patch(id, changeOf(wanted, found), o),
        );
      },
    };
  }
}

/** Every client whose calls change what is shown: the shop's, and those that are configured (a portal, a PIM). */
function clientIDs(env: MessageEnv, { clientIDs: made }: AccountIDs): string[] {
  const shops = [made.storefront, made.middleware, made.marketing];
  const published: readonly string[] = isDemoCommerce(env)
    ? []
    : Object.values(localPlatform.commerce);
  const all = [...shops, ...env.COMMERCE_WEBHOOK_CLIENT_IDS].filter(
    (id): id is string => id !== undefined && id !== '' && !published.includes(id),
  );
  return [...new Map(all.map((id) => [id.toUpperCase(), id])).values()];
}

/** Of these the ones with which people change placed orders: none of the shop's own, whose calls change carts. */
function backOfficeIDs(env: MessageEnv, accountIDs: AccountIDs): string[] {
  const { storefront, middleware } = accountIDs.clientIDs;
  const carts = [
    storefront ?? localPlatform.commerce.clientID,
    middleware ?? localPlatform.commerce.middlewareClientID,
  ].map((id) => id.toUpperCase());
  return clientIDs(env, accountIDs).filter((id) => !carts.includes(id.toUpperCase()));
}

/** The key of the environment; where none is set, the one that is there, or a new one, told once. */
function hashKey(env: MessageEnv) {
  const published = env.COMMERCE_WEBHOOK_KEY === localPlatform.commerce.webhookKey;
  let value: string | undefined =
    published && !isDemoCommerce(env) ? undefined : env.COMMERCE_WEBHOOK_KEY;
  return {
    get value() {
      return value;
    },
    found(there: string | null | undefined) {
      value ??= there ?? undefined;
    },
    make(secret: (line: string) => void) {
      if (value !== undefined) return;
      value = randomBytes(24).toString('base64url');
      secret(`COMMERCE_WEBHOOK_KEY=${value}`);
    },
  };
}
