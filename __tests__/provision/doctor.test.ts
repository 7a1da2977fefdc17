/** @jest-environment node */
import type { BraintreeGateway } from 'braintree';
import { createClient, type ContentFields } from 'contentful-management';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { openOnServer } from '@/__tests__/support/databases';
import { staffMember } from '@/__tests__/support/shopping';
import { freePort } from '@/__tests__/support/free-port';
import { parseEnv, type Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { searchIndexes } from '@/lib/config/search-indexes';
import { now, setClock } from '@/lib/core/time/clock';
import { subscribeToContent } from '@/provision/contentful/subscribe';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { runDoctor, type DoctorTools } from '@/scripts/doctor/run';
import { configureCommerce } from '@/services/upstream/commerce/call';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { doctorBooks, openDoctorBooks } from '@/services/doctor-books';
import { lastHeardOf } from '@/services/webhooks/last-heard';
import type { Books } from '@/provision/doctor/examinations';
import { until } from '../support/until';
import type { Database } from '@/services/database/database';

const { commerce, search, content } = localPlatform;
const nowhere = 'http://127.0.0.1:1';

/** A gateway whose client token and merchant account say something else. */
const gatewayThat = (token: object, account: object = {}) => ({
  clientToken: () =>
    Promise.resolve(
      Buffer.from(
        JSON.stringify({
          environment: 'development',
          merchantAccountId: 'main',
          challenges: ['cvv'],
          ...token,
        }),
      ).toString('base64'),
    ),
  merchantAccount: () => Promise.resolve({ status: 'active', currencyIsoCode: 'USD', ...account }),
});

/** A fault: how it is planted, and the words that name it and say what to do. */
interface Fault {
  vendor: string;
  /** What the environment says instead. */
  env?: Partial<Env>;
  /** What the tools see instead. */
  tools?: Partial<DoctorTools>;
  /** What is done to the account; what it answers puts it right again. */
  plant?: () => Promise<() => Promise<unknown>>;
  says: RegExp;
  todo: RegExp;
  /** A risk: the exit status stays 0. */
  risk?: true;
}

/** A database that has just heard of everybody and knows every order. */
const books: Books = {
  lastHeard: () => Promise.resolve(now()),
  knownOrders: (orderIDs) => Promise.resolve(orderIDs),
};

describe('npm run doctor', () => {
  let db: Database;
  let backEnd: BackEnd;
  let env: Env;
  const usual: DoctorTools = {
    say: () => undefined,
    variables: {},
    books,
    mail: {
      greet: () => Promise.resolve(),
      textRecords: (name) =>
        Promise.resolve([name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 -all']),
    },
  };

  beforeAll(async () => {
    db = await openOnServer();
    env = parseEnv({
      NODE_ENV: 'test',
      PLATFORM_PORT: String(await freePort()),
      MAIL_FROM: 'hello@petals-and-more.com',
      SHOP_CONTROL: '1',
    });
    backEnd = await startBackEnd({ env, db });
    await subscribeToCommerce(env);
    await subscribeToContent(env);
  }, 240_000);
  afterAll(async () => {
    await backEnd?.close();
    await db?.close();
  });
  afterEach(() => setClock(null));

  async function doctor(
    vendors: string[],
    more: Partial<Env> = {},
    tools: Partial<DoctorTools> = {},
  ) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const code = await runDoctor(vendors, { ...env, ...more }, { ...usual, ...tools, say });
    return { code, lines, text: lines.join('\n') };
  }

  /** Changes one resource of the commerce platform behind its back. */
  const change = (kind: string, id: string, sql: string) => async () => {
    const [row] = await db.query<{ doc: object }>(
      `select doc from commerce.resource where kind = $1 and id = $2`,
      [kind, id],
    );
    await db.query(`update commerce.resource set doc = ${sql} where kind = $1 and id = $2`, [
      kind,
      id,
    ]);
    backEnd.systems.commerce?.forgetClients();
    return async () => {
      await db.query('update commerce.resource set doc = $3 where kind = $1 and id = $2', [
        kind,
        id,
        JSON.stringify(row?.doc),
      ]);
      backEnd.systems.commerce?.forgetClients();
    };
  };
  /** Keeps a file in the blob storage. */
  /** Whether the commerce account lets its sellers submit the orders of buyers from now on. */
  const letSellersSubmit = async (sellersSubmit: boolean) => {
    const { status } = await fetch(`${env.PLATFORM_URL}/__control/commerce-account`, {
      method: 'PUT',
      body: JSON.stringify({ sellersSubmit }),
    });
    expect(status).toBe(204);
  };
  const keepFile = async (name: string, text: string) => {
    await backEnd.systems.files?.load({ [name]: text });
    return () => db.query('delete from stored_file where name = $1', [name]);
  };
  /** Takes resources away. */
  const take = (where: string) => async () => {
    const rows = await db.query<{ kind: string; parent: string; id: string; doc: object }>(
      `delete from commerce.resource where ${where} returning kind, parent, id, doc`,
    );
    expect(rows.length).toBeGreaterThan(0);
    return () =>
      db.query(
        `insert into commerce.resource (kind, parent, id, doc) select kind, parent, id, doc
         from jsonb_to_recordset($1::jsonb) as row (kind text, parent text, id text, doc jsonb)`,
        [JSON.stringify(rows)],
      );
  };
  const algolia = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${env.PLATFORM_URL}/search${path}`, {
      method,
      headers: {
        'x-algolia-application-id': search.appId,
        'x-algolia-api-key': search.adminKey,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const contentManagement = () =>
    createClient(
      {
        accessToken: content.managementToken,
        host: new URL(env.PLATFORM_URL).host,
        insecure: true,
      },
      { type: 'plain', defaults: { spaceId: content.space, environmentId: content.environment } },
    );
  /** Changes the fields of a content type by hand, as people do in the vendor's web app. */
  const contentType = async (
    contentTypeId: string,
    change: (fields: ContentFields[]) => ContentFields[],
  ) => {
    const { contentType: types } = contentManagement();
    const write = async (fields: ContentFields[]) => {
      const type = await types.get({ contentTypeId });
      const saved = await types.update({ contentTypeId }, { ...type, fields });
      await types.publish({ contentTypeId }, saved);
    };
    const { fields: before } = await types.get({ contentTypeId });
    await write(change(before));
    return () => write(before);
  };
  /** Changes settings of an index. */
  const settings = (index: string, other: object) => async () => {
    const before = await algolia('GET', `/1/indexes/${index}/settings`);
    const names = Object.keys(other);
    await algolia('PUT', `/1/indexes/${index}/settings`, other);
    return () =>
      algolia(
        'PUT',
        `/1/indexes/${index}/settings`,
        Object.fromEntries(names.map((name) => [name, before[name]])),
      );
  };

  it('looks at the vendors although the database cannot be opened, and says why it cannot', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = '/never_made';
    const { books: unseen, fault } = await openDoctorBooks(url.toString());
    const { code, text } = await doctor(
      ['environment', 'contentful'],
      {},
      { books: unseen, booksFault: fault },
    );
    expect(code).toBe(1);
    expect(text).toMatch(/MISSING {2}The database of DATABASE_URL cannot be opened: .*never_made/);
    expect(text).toMatch(/risky .*webhook of Contentful came was not seen: .*never_made/);
    expect(text).toContain('CONTENT_ACCESS_TOKEN opens');
  });

  it('finds nothing missing where everything is set up', async () => {
    const { code, lines } = await doctor([]);
    expect(lines.filter((line) => line.includes('MISSING'))).toEqual([]);
    expect(code).toBe(0);
  });

  it('says what it could not look at without a database, and nothing of it with one', async () => {
    const words = /Not looked at: when webhooks.*DATABASE_URL/;
    expect((await doctor(['captcha'], {}, { books: undefined })).text).toMatch(words);
    expect((await doctor(['captcha'])).text).not.toMatch(words);
  });

  it('says what it takes for vendors it does not know', async () => {
    expect(await doctor(['nobody'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('npm run doctor'),
    });
  });

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
    'a gateway that was never heard of': () => ({
      vendor: 'braintree',
      tools: { books: { ...books, lastHeard: () => Promise.resolve(null) } },
      says: /No notice of the payment gateway has ever come/,
      todo: /Check URL.*\/webhooks\/payments/,
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
    'an index that is missing': () => ({
      vendor: 'algolia',
      plant: async () => {
        await algolia('POST', '/1/indexes/contentful_data/operation', {
          operation: 'move',
          destination: 'aside',
        });
        return () =>
          algolia('POST', '/1/indexes/aside/operation', {
            operation: 'move',
            destination: 'contentful_data',
          });
      },
      says: /The index contentful_data is missing/,
      todo: /npm run provision -- algolia/,
    }),
    'a replica that is missing': () => ({
      vendor: 'algolia',
      plant: async () => {
        const lost = searchIndexes.byPriceUp;
        const before = await algolia('GET', `/1/indexes/${lost}/settings`);
        const { replicas } = (await algolia('GET', '/1/indexes/products/settings')) as {
          replicas: string[];
        };
        await algolia('PUT', '/1/indexes/products/settings', {
          replicas: replicas.filter((name) => name !== lost),
        });
        await algolia('DELETE', `/1/indexes/${lost}`);
        return async () => {
          await algolia('PUT', '/1/indexes/products/settings', { replicas });
          await algolia('PUT', `/1/indexes/${lost}/settings`, before);
        };
      },
      says: /The replica \w+ of products is missing: lists in its order are empty/,
      todo: /npm run provision -- algolia/,
    }),
    'a facet that is missing': () => ({
      vendor: 'algolia',
      plant: settings('products', { attributesForFaceting: ['Price'] }),
      says: /The index products has other settings: attributesForFaceting/,
      todo: /npm run provision -- algolia/,
    }),
    'a key for searches that writes': () => ({
      vendor: 'algolia',
      env: { SEARCH_KEY: search.adminKey },
      says: /SEARCH_KEY may do more than it must: .*deleteIndex/,
      todo: /a key that may search and no more/,
    }),
    'a key that is refused': () => ({
      vendor: 'algolia',
      env: { SEARCH_ADMIN_KEY: 'wrong' },
      says: /SEARCH_ADMIN_KEY is refused/,
      todo: /SEARCH_ADMIN_KEY/,
    }),
    'a delivery token that is refused': () => ({
      vendor: 'contentful',
      env: { CONTENT_ACCESS_TOKEN: 'wrong' },
      says: /CONTENT_ACCESS_TOKEN does not open space lilacandloam, environment master/,
      todo: /CONTENT_ACCESS_TOKEN/,
    }),
    'a preview token that is refused': () => ({
      vendor: 'contentful',
      env: { CONTENT_PREVIEW_TOKEN: 'wrong' },
      says: /CONTENT_PREVIEW_TOKEN does not open drafts/,
      todo: /preview token/,
      risk: true,
    }),
    'a content webhook that goes elsewhere': () => ({
      vendor: 'contentful',
      env: { INDEXER_URL: 'https://api.elsewhere.example/indexer' },
      says: /webhook to https:\/\/api\.elsewhere\.example\/indexer\/webhooks\/content is not as it should be: url/,
      todo: /npm run provision -- contentful/,
    }),
    'a content webhook of every environment': () => ({
      vendor: 'contentful',
      plant: async () => {
        const [webhook] = (await backEnd.systems.content?.webhooks.list()) ?? [];
        await backEnd.systems.content?.webhooks.put({ ...webhook!, filters: [] });
        return () => Promise.resolve(backEnd.systems.content?.webhooks.put(webhook!));
      },
      says: /webhook to .*\/webhooks\/content is not as it should be: filters/,
      todo: /npm run provision -- contentful/,
    }),
    'content signed with another secret': () => ({
      vendor: 'contentful',
      env: { CONTENT_WEBHOOK_SECRET: 'another-secret-of-the-content-service' },
      says: /secret that signs webhooks is not as it should be/,
      todo: /npm run provision -- contentful/,
    }),
    'a content type that was changed': () => ({
      vendor: 'contentful',
      plant: () =>
        contentType('article', (fields) => fields.map((each) => ({ ...each, required: false }))),
      says: /content type article is another: title is not required; slug is not required/,
      todo: /npm run provision -- contentful/,
    }),
    'a field that is left out': () => ({
      vendor: 'contentful',
      plant: () =>
        contentType('navLink', (fields) =>
          fields.map((each) => (each.id === 'link' ? { ...each, omitted: true } : each)),
        ),
      says: /content type navLink is another: link is left out of answers/,
      todo: /npm run provision -- contentful/,
    }),
    'no promo of product lists': () => ({
      vendor: 'contentful',
      plant: async () => {
        const { entry } = contentManagement();
        const whole = await entry.get({ entryId: 'list-promo-card' });
        await entry.unpublish({ entryId: 'list-promo-card' });
        await entry.delete({ entryId: 'list-promo-card' });
        return async () => {
          const again = await entry.createWithId(
            { entryId: 'list-promo-card', contentTypeId: 'simpleContentBlock' },
            { fields: whole.fields },
          );
          await entry.publish({ entryId: 'list-promo-card' }, again);
        };
      },
      says: /There is no entry list-promo-card/,
      todo: /npm run provision -- contentful/,
    }),
    'a file that is missing': () => ({
      vendor: 'files',
      env: { FILES_URL: `${env.PLATFORM_URL}/files/none` },
      says: /buyerxp\.json is not/,
      todo: /container of FILES_URL/,
    }),
    'a blob storage that does not answer': () => ({
      vendor: 'files',
      env: { FILES_URL: 'http://127.0.0.1:1/files' },
      says: /The blob storage does not answer at http:\/\/127\.0\.0\.1:1\/files/,
      todo: /FILES_URL/,
    }),
    'a signature that has ended': () => ({
      vendor: 'files',
      env: { FILES_SIGNATURE: 'sp=rw&se=2020-01-01T00:00:00Z&sig=x' },
      says: /FILES_SIGNATURE ended on 2020/,
      todo: /FILES_SIGNATURE/,
    }),
    'a signature of the private container that has ended': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_SIGNATURE: 'sp=rwd&se=2020-01-01T00:00:00Z&sig=x' },
      says: /FILES_PRIVATE_SIGNATURE ended on 2020/,
      todo: /FILES_PRIVATE_SIGNATURE/,
    }),
    'a content service that does not answer': () => ({
      vendor: 'contentful',
      env: { CONTENT_URL: `${nowhere}/content` },
      says: /The content service does not answer at http:\/\/127\.0\.0\.1:1\/content/,
      todo: /Set CONTENT_URL/,
    }),
    'a preview of content that does not answer': () => ({
      vendor: 'contentful',
      env: { CONTENT_PREVIEW_URL: `${nowhere}/content` },
      says: /nobody answers at http:\/\/127\.0\.0\.1:1\/content/,
      todo: /Set CONTENT_PREVIEW_URL/,
      risk: true,
    }),
    'a container for photos that everybody may read': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_URL: `${env.PLATFORM_URL}/files` },
      says: /Everybody may read the container of FILES_PRIVATE_URL/,
      todo: /Private/,
    }),
    'a container for photos that the signature does not open': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_SIGNATURE: 'sp=rwd&sig=x' },
      says: /FILES_PRIVATE_SIGNATURE does not open .* \(403 AuthenticationFailed\)/,
      todo: /FILES_PRIVATE_URL/,
    }),
    'a container for photos that nobody keeps': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_URL: `${nowhere}/photos` },
      says: /does not answer at http:\/\/127\.0\.0\.1:1\/photos/,
      todo: /FILES_PRIVATE_URL/,
    }),
    'books of which nobody knows when a vendor was heard of': () => ({
      vendor: 'contentful',
      tools: {
        books: {
          ...books,
          lastHeard: () =>
            Promise.reject(new Error('relation "services.last_heard" does not exist')),
        },
      },
      says: /When .* webhook of Contentful came was not seen: relation/,
      todo: /npm run migrate/,
      risk: true,
    }),
    'a closed place API': () => ({
      vendor: 'maps',
      env: { MAPS_KEY: 'wrong' },
      says: /The Places API \(New\) is closed \(INVALID_ARGUMENT\)/,
      todo: /Enable the Places API \(New\)/,
    }),
    'a closed legacy place API': () => ({
      vendor: 'maps',
      env: { MAPS_KEY: 'wrong', PLACES_API: 'legacy' },
      says: /The Places API is closed \(REQUEST_DENIED\)/,
      todo: /Enable the Places API/,
    }),
    'a closed validation of addresses': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'google', ADDRESS_VALIDATION_KEY: 'wrong' },
      says: /The Address Validation API is closed \(INVALID_ARGUMENT\)/,
      todo: /project of ADDRESS_VALIDATION_KEY/,
    }),
    'a license key that AvaTax does not know': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'avalara', AVATAX_LICENSE_KEY: 'wrong' },
      says: /AvaTax does not know AVATAX_ACCOUNT_ID/,
      todo: /license key/,
    }),
    'an AvaTax that does not answer': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'avalara', AVATAX_URL: nowhere },
      says: /AvaTax does not answer/,
      todo: /AVATAX_URL/,
    }),
    'tax rates of a year that is over': () => ({
      vendor: 'tax',
      plant: () => {
        setClock(new Date('2027-03-01T12:00:00Z'));
        return Promise.resolve(() => Promise.resolve(setClock(null)));
      },
      says: /the rates of 2026, and that year is over/,
      todo: /rates of 2027/,
    }),
    'a license key that keeps sales from being recorded': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_LICENSE_KEY: 'wrong' },
      says: /AvaTax does not know AVATAX_ACCOUNT_ID.*sales wait/,
      todo: /license key/,
    }),
    'an AvaTax that does not answer with rates': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_URL: nowhere },
      says: /AvaTax does not answer at/,
      todo: /AVATAX_URL/,
    }),
    'a company that AvaTax does not know': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_COMPANY_CODE: "PETAL'S" },
      says: /no company PETAL'S in this account/,
      todo: /AVATAX_COMPANY_CODE/,
    }),
    'rates that were never fetched': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax' },
      plant: () => {
        setClock(new Date('2026-11-20T12:00:00Z'));
        return Promise.resolve(() => Promise.resolve(setClock(null)));
      },
      says: /No rates were ever fetched/,
      todo: /tax rates not renewed/,
      risk: true,
    }),
    'rates of a file that is none': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax' },
      plant: () => keepFile('tax-rates.json', '<html>'),
      says: /tax-rates\.json holds no rates/,
      todo: /tax rates not renewed/,
    }),
    'a captcha secret that is another': () => ({
      vendor: 'captcha',
      env: { CAPTCHA_SECRET: 'wrong' },
      says: /does not know CAPTCHA_SECRET/,
      todo: /one pair/,
    }),
    'keys the gateway refuses': () => ({
      vendor: 'braintree',
      env: { BRAINTREE_PRIVATE_KEY: 'wrong' },
      says: /refuses BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY/,
      todo: /BRAINTREE_ENVIRONMENT/,
    }),
    'a gateway of another environment': () => ({
      vendor: 'braintree',
      env: { BRAINTREE_ENVIRONMENT: 'production' },
      tools: { payments: gatewayThat({ environment: 'sandbox' }) },
      says: /The account is one of sandbox, and BRAINTREE_ENVIRONMENT is production/,
      todo: /BRAINTREE_ENVIRONMENT/,
    }),
    'a token nobody can read': () => ({
      vendor: 'braintree',
      tools: { payments: { ...gatewayThat({}), clientToken: () => Promise.resolve('sandbox_x') } },
      says: /a token that no browser can read/,
      todo: /version/,
    }),
    'no merchant account': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ merchantAccountId: '' }) },
      says: /names no merchant account/,
      todo: /Merchant Account Info/,
    }),
    'a merchant account that is suspended': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({}, { status: 'suspended' }) },
      says: /merchant account main is suspended/,
      todo: /Merchant Account Info/,
    }),
    'a merchant account of another currency': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({}, { currencyIsoCode: 'CAD' }) },
      says: /takes CAD, and the shop asks for dollars/,
      todo: /USD/,
    }),
    'a merchant account that cannot be read': () => ({
      vendor: 'braintree',
      tools: {
        payments: { ...gatewayThat({}), merchantAccount: () => Promise.reject(new Error('404')) },
      },
      says: /merchant account main could not be read/,
      todo: /right to read/,
      risk: true,
    }),
    '3-D Secure that nobody asks for': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ threeDSecureEnabled: true }) },
      says: /THREE_D_SECURE is off: no bank is asked/,
      todo: /THREE_D_SECURE=on/,
      risk: true,
    }),
    '3-D Secure that the account does not have': () => ({
      vendor: 'braintree',
      env: { THREE_D_SECURE: 'on' },
      tools: { payments: gatewayThat({}) },
      says: /does not have 3-D Secure: every card is refused/,
      todo: /switch 3-D Secure on for the account/,
    }),
    'cards without their security code': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ challenges: [] }) },
      says: /does not check the security code/,
      todo: /CVV rules/,
      risk: true,
    }),
    'a sender of a domain that is none': () => ({
      vendor: 'mail',
      env: { MAIL_FROM: 'Shop <orders@lilacandloam.example>' },
      says: /lilacandloam\.example, a domain that nobody has/,
      todo: /MAIL_FROM/,
    }),
    'a sender nobody vouches for': () => ({
      vendor: 'mail',
      tools: { mail: { greet: () => Promise.resolve(), textRecords: () => Promise.resolve([]) } },
      says: /petals-and-more\.com has no SPF and no DMARC record/,
      todo: /mail provider names/,
      risk: true,
    }),
    'a mail provider that refuses': () => ({
      vendor: 'mail',
      tools: { mail: { ...usual.mail, greet: () => Promise.reject(new Error('535 not you')) } },
      says: /does not take us in: 535 not you/,
      todo: /SMTP_URL/,
    }),
    'production without its secrets': () => ({
      vendor: 'environment',
      env: { SHOP_ENV: 'production' },
      tools: { variables: { SHOP_ENV: 'production', SESSION_SECRET: '' } },
      says: /SESSION_SECRET is not set/,
      todo: /Set SESSION_SECRET/,
    }),
  };

  it.each(Object.keys(faults))('names %s, and what to do', async (name) => {
    const { vendor, env: other, tools, plant, says, todo, risk } = faults[name]!();
    const undo = await plant?.();
    try {
      const { code, lines, text } = await doctor([vendor], other, tools);
      const at = lines.findIndex((line) => says.test(line));
      expect({ name, text, found: at >= 0 }).toMatchObject({ found: true });
      expect(lines[at]).toMatch(risk ? /risky/ : /MISSING|risky/);
      expect(lines.slice(at, at + 2).join('\n')).toMatch(todo);
      if (risk) expect(code).toBe(0);
      else if (lines[at]?.includes('MISSING')) expect(code).toBe(1);
    } finally {
      await undo?.();
    }
  });

  it('finds no fault in that account where shoppers submit their orders themselves', async () => {
    await letSellersSubmit(false);
    try {
      const { code, text } = await doctor(['ordercloud'], { COMMERCE_SUBMIT: 'shopper' });
      expect(text).toMatch(/works\s+Shoppers may submit orders/);
      expect(code).toBe(0);
    } finally {
      await letSellersSubmit(true);
    }
  });

  it('tells nothing that opens anything', async () => {
    const { text } = await doctor([]);
    for (const secret of [
      commerce.middlewareClientSecret,
      commerce.sellerClientSecret,
      commerce.webhookKey,
      search.adminKey,
      content.accessToken,
    ])
      expect(text).not.toContain(secret);
  });

  it('says when the gateway was heard of last, once it has paid something out', async () => {
    const gateway = paymentGateway(env) as BraintreeGateway & {
      testing: { settle(id: string): Promise<unknown> };
    };
    const { transaction } = await gateway.transaction.sale({
      amount: '12.50',
      paymentMethodNonce: 'fake-valid-nonce',
      options: { submitForSettlement: true },
    });
    const since = now();
    await gateway.testing.settle(transaction.id);
    const heard = () => lastHeardOf(db)('payments');
    await until(heard, (at) => at !== null && at >= since);
    expect((await doctor(['braintree'], {}, { books: doctorBooks(db) })).text).toContain(
      `The last notice of the payment gateway came at ${(await heard())?.toISOString()}`,
    );
  });

  describe('of the services, for staff', () => {
    interface Told {
      data: {
        At: string;
        Vendors: { Vendor: string; Checks: { State: string; Says: string; Todo?: string }[] }[];
      };
    }
    const ask = (token?: string, path = '/app-api/readyz/vendors') =>
      fetch(`${env.PLATFORM_URL}${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const told = async () => {
      const answer = await ask((await staffMember('omar')).accessToken);
      const { data } = (await answer.json()) as Told;
      return {
        ...data,
        says: data.Vendors.flatMap(({ Checks }) => Checks.map(({ Says }) => Says)),
      };
    };
    /** Later than what was found is kept. */
    const aMinuteOn = (minutes = 1) => setClock(new Date(Date.now() + minutes * 61_000));
    beforeEach(() => configureCommerce(env));

    it('is for the office and who leads, and for nobody else', async () => {
      const visitor = await Auth.Anonymous(commerce.clientID, ['Shopper']);
      const statuses: Record<string, number> = {
        nobody: (await ask()).status,
        'a visitor': (await ask(visitor.access_token)).status,
        'a forged token': (await ask(`${visitor.access_token}x`)).status,
      };
      for (const name of ['dora', 'dan', 'omar', 'lena'])
        statuses[name] = (await ask((await staffMember(name)).accessToken)).status;
      expect(statuses).toEqual({
        nobody: 401,
        'a visitor': 403,
        'a forged token': 401,
        dora: 403,
        dan: 403,
        omar: 200,
        lena: 200,
      });
      expect((await ask(undefined, '/readyz/vendors')).status).toBe(401);
    });

    it('says what the command says, names a fault once it is looked for anew, and changes nothing of the services', async () => {
      aMinuteOn(2);
      const before = Configuration.Get();
      const first = await told();
      const { text } = await doctor(first.Vendors.map(({ Vendor }) => Vendor));
      configureCommerce(env);
      // When webhooks came last, the command is told here by the test, as what the mail's provider says; the clock runs on.
      const same = first.Vendors.filter(({ Vendor }) => Vendor !== 'mail')
        .flatMap(({ Checks }) => Checks)
        .filter(
          ({ Says }) =>
            !/webhook of|message sender has|message sender came|notice of the|clock/.test(Says),
        );
      expect(same.length).toBeGreaterThan(30);
      for (const { Says } of same) expect(text).toContain(Says);
      expect(first.Vendors.map(({ Vendor }) => Vendor)).toEqual([
        'ordercloud',
        'algolia',
        'contentful',
        'braintree',
        'files',
        'maps',
        'addresses',
        'tax',
        'captcha',
        'mail',
      ]);
      const undo = await take(`kind = 'Address' and id like 'LDCity-%'`)();
      try {
        expect((await told()).At).toBe(first.At);
        aMinuteOn(4);
        expect((await told()).Vendors[0]?.Checks).toContainEqual({
          State: 'missing',
          Says: 'There are no local cities: every address gets parcel shipping.',
          Todo: expect.stringContaining('LDCity-{ZIP}'),
        });
      } finally {
        await undo();
      }
      expect(Configuration.Get()).toEqual(before);
    });

    it('tells nothing that opens anything', async () => {
      const { says } = await told();
      for (const secret of [commerce.middlewareClientSecret, search.adminKey, content.accessToken])
        expect(says.join('\n')).not.toContain(secret);
    });
  });
});
