/** @jest-environment node */
import { LineItems } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { now, setClock } from '@/lib/core/time/clock';
import { books, nowhere, soundAccounts, type Fault } from './sound-accounts';

const { commerce } = localPlatform;

describe('npm run doctor, of the commerce platform', () => {
  const accounts = soundAccounts();
  const { take, letSellersSubmit, namesEach } = accounts;

  /** Changes one resource of the commerce platform behind its back. */
  const change = (kind: string, id: string, sql: string) => async () => {
    const [row] = await accounts.db.query<{ doc: object }>(
      `select doc from commerce.resource where kind = $1 and id = $2`,
      [kind, id],
    );
    await accounts.db.query(
      `update commerce.resource set doc = ${sql} where kind = $1 and id = $2`,
      [kind, id],
    );
    accounts.backEnd.systems.commerce?.forgetClients();
    return async () => {
      await accounts.db.query('update commerce.resource set doc = $3 where kind = $1 and id = $2', [
        kind,
        id,
        JSON.stringify(row?.doc),
      ]);
      accounts.backEnd.systems.commerce?.forgetClients();
    };
  };
  /** Has the vendor refuse the lines of many orders. */
  const refusing = (status: number, errorCode: string) => () => {
    const listing = jest
      .spyOn(LineItems, 'ListAcrossOrders')
      .mockRejectedValue(Object.assign(new Error(errorCode), { status, errorCode }));
    return Promise.resolve(() => Promise.resolve(listing.mockRestore()));
  };
  const faults: Record<string, () => Fault> = {
    'commerce does not answer': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_URL: nowhere },
      says: /Nobody answers at http:\/\/127\.0\.0\.1:1/,
      todo: /COMMERCE_URL/,
    }),
    'an unknown client of the shop': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_CLIENT_ID: 'unknown' },
      says: /COMMERCE_CLIENT_ID gets no token for visitors: ApiClient\.InvalidClientID/,
      todo: /"Storefront"/,
    }),
    'a client without anonymous buyers': () => ({
      vendor: 'ordercloud',
      plant: change('ApiClient', commerce.clientID, `doc || '{"IsAnonBuyer": false}'`),
      says: /COMMERCE_CLIENT_ID gets no token for visitors/,
      todo: /anonymous buyers/,
    }),
    'a role the shop lacks': () => ({
      vendor: 'ordercloud',
      plant: change(
        'SecurityProfile',
        'shop-storefront',
        `jsonb_set(doc, '{Roles}', (doc -> 'Roles') - 'MeAddressAdmin')`,
      ),
      says: /COMMERCE_CLIENT_ID lacks the role MeAddressAdmin\./,
      todo: /security profile/,
    }),
    'an account that lets no seller submit': () => ({
      vendor: 'ordercloud',
      plant: async () => {
        await letSellersSubmit(false);
        return () => letSellersSubmit(true);
      },
      says: /lets no seller submit a buyer’s order/,
      todo: /COMMERCE_SUBMIT=shopper/,
    }),
    'an account without the search of orders': () => ({
      vendor: 'ordercloud',
      plant: refusing(403, 'Order.SearchNotEnabled'),
      says: /order history shows no lines.*Order\.SearchNotEnabled/,
      todo: /Premium Search for Orders/,
    }),
    'lines of orders that are refused for another reason': () => ({
      vendor: 'ordercloud',
      plant: refusing(400, 'List.InvalidProperty'),
      says: /order history shows no lines.*List\.InvalidProperty/,
      todo: /the vendor’s support/,
    }),
    'a role too many': () => ({
      vendor: 'ordercloud',
      plant: async () => {
        const undo = [
          await change(
            'SecurityProfile',
            'shop-storefront',
            `jsonb_set(doc, '{Roles}', (doc -> 'Roles') || '["OrderAdmin"]')`,
          )(),
          await change('ApiClient', commerce.clientID, `doc - 'MaximumGrantedRoles'`)(),
        ];
        return () => Promise.all(undo.map((each) => each()));
      },
      says: /may do more than the shop asks for: OrderAdmin/,
      todo: /MaximumGrantedRoles/,
    }),
    'visitors who are somebody else': () => ({
      vendor: 'ordercloud',
      plant: change(
        'ApiClient',
        commerce.clientID,
        `doc || '{"DefaultContextUserName": "lars@lilacandloam.example"}'`,
      ),
      says: /Visitors are user demo-loyal, and the shop knows them as 299999/,
      todo: /299999/,
    }),
    'a product without a code': () => ({
      vendor: 'goods',
      plant: change('Product', '100310', `doc #- '{xp,ProductCode}'`),
      says: /Without xp\.ProductCode, so nowhere to be seen: products 100310\./,
      todo: /variants of one product share it/,
    }),
    'a category under another than its ID says': () => ({
      vendor: 'goods',
      plant: change('Category', 'Flowers_Bouquets', `doc || '{"ParentID": "GiftCards"}'`),
      says: /Under another category than their ID says.*: categories .*Flowers_Bouquets/,
      todo: /levels joined with underscores/,
    }),
    'a store on no map': () => ({
      vendor: 'goods',
      plant: change('Address', 'Store-lyndale', `doc #- '{xp,Location}'`),
      says: /On no map, and near nobody: stores Store-lyndale\./,
      todo: /xp\.Location/,
      risk: true,
    }),
    'another issuer': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_TOKEN_ISSUER: 'https://auth.ordercloud.example' },
      says: /the services take those of https:\/\/auth\.ordercloud\.example alone/,
      todo: /COMMERCE_TOKEN_ISSUER=http/,
    }),
    'another buyer': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_BUYER_ID: 'OTHER' },
      says: /belong to buyer LILAC, and COMMERCE_BUYER_ID is OTHER/,
      todo: /COMMERCE_BUYER_ID/,
    }),
    'tokens of a minute': () => ({
      vendor: 'ordercloud',
      plant: change(
        'ApiClient',
        commerce.middlewareClientID,
        `doc || '{"AccessTokenDuration": 10}'`,
      ),
      says: /live 10 minutes/,
      todo: /AccessTokenDuration/,
    }),
    'a secret of the services that is another': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_MIDDLEWARE_CLIENT_SECRET: 'wrong' },
      says: /COMMERCE_MIDDLEWARE_CLIENT_ID gets no token/,
      todo: /COMMERCE_MIDDLEWARE_CLIENT_SECRET/,
    }),
    'services that may do everything': () => ({
      vendor: 'ordercloud',
      env: {
        COMMERCE_MIDDLEWARE_CLIENT_ID: commerce.sellerClientID,
        COMMERCE_MIDDLEWARE_CLIENT_SECRET: commerce.sellerClientSecret,
      },
      says: /COMMERCE_MIDDLEWARE_CLIENT_ID may do everything/,
      todo: /FullAccess/,
      risk: true,
    }),
    'an unknown catalog': () => ({
      vendor: 'ordercloud',
      env: { COMMERCE_CATALOG_ID: 'OTHER' },
      says: /no active catalog OTHER/,
      todo: /COMMERCE_CATALOG_ID/,
    }),
    'no local cities': () => ({
      vendor: 'ordercloud',
      plant: take(`kind = 'Address' and id like 'LDCity-%'`),
      says: /no local cities/,
      todo: /LDCity-\{ZIP\}/,
    }),
    'a webhook that is not subscribed': () => ({
      vendor: 'ordercloud',
      plant: take(`kind = 'Webhook'`),
      says: /There is no webhook shop-indexer/,
      todo: /npm run provision -- ordercloud/,
    }),
    'a webhook that lacks a call': () => ({
      vendor: 'ordercloud',
      plant: change(
        'Webhook',
        'shop-indexer',
        `jsonb_set(doc, '{WebhookRoutes}', (doc -> 'WebhookRoutes') - 0)`,
      ),
      says: /webhook shop-indexer is not as it should be: WebhookRoutes/,
      todo: /npm run provision -- ordercloud/,
    }),
    'no message sender': () => ({
      vendor: 'ordercloud',
      plant: take(`kind in ('MessageSender', 'MessageSenderAssignment')`),
      says: /There is no message sender shop-mail/,
      todo: /npm run provision -- ordercloud/,
    }),
    'a vendor that was never heard of': () => ({
      vendor: 'ordercloud',
      tools: { books: { ...books, lastHeard: () => Promise.resolve(null) } },
      says: /No webhook of OrderCloud has ever come/,
      todo: /INDEXER_URL/,
    }),
    'message senders that were never heard of': () => ({
      vendor: 'ordercloud',
      tools: {
        books: {
          ...books,
          lastHeard: (sender) => Promise.resolve(sender === 'messages' ? null : now()),
        },
      },
      says: /No call of OrderCloud’s message sender has ever come/,
      todo: /new password/,
      risk: true,
    }),
    'a vendor that is silent': () => ({
      vendor: 'ordercloud',
      tools: {
        books: {
          ...books,
          lastHeard: () => Promise.resolve(new Date(now().getTime() - 30 * 3_600_000)),
        },
      },
      says: /The last webhook of OrderCloud came 30 hours ago/,
      todo: /subscription/,
      risk: true,
    }),
    'a clock that is wrong': () => ({
      vendor: 'ordercloud',
      plant: async () => {
        setClock(new Date(Date.now() + 400_000));
        return () => Promise.resolve(setClock(null));
      },
      says: /clock of this machine is (39|40)\d seconds ahead of/,
      todo: /NTP/,
    }),
  };

  namesEach(faults);
});
