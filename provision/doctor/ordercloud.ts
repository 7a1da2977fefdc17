import { Addresses, Auth, Catalogs, Me } from 'ordercloud-javascript-sdk';
import { commerceCallers, rolesOfCaller, rolesOfClient } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { localPlatform } from '@/lib/config/local-platform';
import { now } from '@/lib/core/time/clock';
import { planOf } from '../apply';
import { orderCloudAccount } from '../ordercloud/account';
import { ownersCalls } from '../ordercloud/calls';
import { askAgain, saidNothing } from '../said-nothing';
import { SetupError } from '../setup-error';
import { missing, risky, works, type Check } from './check';
import { listAcrossOrders, orderSearchCheck } from './order-search';
import { submitChecks } from './submit-check';
import {
  clockCheck,
  issuerChecks,
  lifeCheck,
  readToken,
  roleChecks,
  type TokenSays,
} from './token-checks';

/** What works, is missing and is risky at the commerce platform: reads, and a submit of an order that nobody has, with the keys that are set. The SDK of this process must point to `COMMERCE_URL`. */
export async function examineOrderCloud(env: Env): Promise<Check[]> {
  const date = await dateOf(env.COMMERCE_URL);
  if (date === undefined)
    return [
      missing(
        `Nobody answers at ${env.COMMERCE_URL}.`,
        'Set COMMERCE_URL to the address of the marketplace’s region, and let this machine reach it.',
      ),
    ];
  return [
    clockCheck(date, now()),
    ...(await lookedAt('What visitors see', () => storefrontChecks(env))),
    ...(await lookedAt('What the services may do', () => middlewareChecks(env))),
    ...(await submitChecks(env)),
    ...(await lookedAt('The marketing desk', () => marketingChecks(env))),
    ...(await accountChecks(env)),
  ];
}

/** What was found of one part; where the vendor turned a question away for now, that alone. */
async function lookedAt(part: string, look: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [missing(`${part} was not seen: ${error.message}`, askAgain)];
  }
}

async function storefrontChecks(env: Env): Promise<Check[]> {
  const client = 'COMMERCE_CLIENT_ID';
  const granted = await tokenOf(() => Auth.Anonymous(env.COMMERCE_CLIENT_ID, []));
  if (typeof granted === 'string')
    return [
      missing(
        `${client} gets no token for visitors: ${granted}.`,
        'Set it to the ID of the API client "Storefront", which must be active, shop for anonymous buyers and have a default user: run `npm run provision -- ordercloud`.',
      ),
    ];
  const { token, says } = granted;
  const options = { accessToken: token };
  const me = await answered(() => Me.Get(options));
  const products = await answered(() => Me.ListProducts({ pageSize: 1 }, options));
  const categories = await answered(() => Me.ListCategories({ pageSize: 1 }, options));
  const places = await Promise.all(
    ['LDCity-*', 'Store-*'].map((ID) =>
      answered(() =>
        Addresses.List(env.COMMERCE_BUYER_ID, { filters: { ID }, pageSize: 1 }, options),
      ),
    ),
  );
  const [cities, stores] = places.map((list) => list?.Meta.TotalCount ?? 0);
  return [
    ...roleChecks(client, says, commerceCallers.shopper.roles),
    ...issuerChecks(says, { issuer: env.COMMERCE_TOKEN_ISSUER, audience: env.COMMERCE_URL }),
    lifeCheck(client, says),
    me?.ID === limits.anonymousUserID
      ? works(`Visitors are user ${limits.anonymousUserID}.`)
      : missing(
          `Visitors are user ${me?.ID ?? '(nobody)'}, and the shop knows them as ${limits.anonymousUserID}.`,
          `Make the client’s default user one with the ID ${limits.anonymousUserID}: run \`npm run provision -- ordercloud\`.`,
        ),
    me?.Buyer?.ID === env.COMMERCE_BUYER_ID
      ? works(`Visitors belong to buyer ${env.COMMERCE_BUYER_ID}.`)
      : missing(
          `Visitors belong to buyer ${me?.Buyer?.ID ?? '(none)'}, and COMMERCE_BUYER_ID is ${env.COMMERCE_BUYER_ID}.`,
          'Set COMMERCE_BUYER_ID, or give the client a default user of that buyer.',
        ),
    (products?.Meta.TotalCount ?? 0) > 0
      ? works(`Visitors see ${products?.Meta.TotalCount} products.`)
      : missing(
          'Visitors see no product.',
          'Bring products with prices, assign them to the catalog, and the catalog to the buyer (active, ViewAllProducts).',
        ),
    (categories?.Meta.TotalCount ?? 0) > 0
      ? works(`Visitors see ${categories?.Meta.TotalCount} categories.`)
      : missing(
          'Visitors see no category: the menu is empty.',
          'Bring categories into the catalog, and make them active.',
        ),
    (cities ?? 0) > 0
      ? works(`There are ${cities} local cities.`)
      : missing(
          'There are no local cities: every address gets parcel shipping.',
          'Write each city the vans go to as an address of the buyer with the ID LDCity-{ZIP} and xp.Location.',
        ),
    (stores ?? 0) > 0
      ? works(`There are ${stores} stores.`)
      : missing(
          'There are no stores: nobody can pick up, and the store pages are empty.',
          'Write each store as an address of the buyer with the ID Store-{name} and xp (docs/operations/goods.md).',
        ),
  ];
}

async function middlewareChecks(env: Env): Promise<Check[]> {
  const client = 'COMMERCE_MIDDLEWARE_CLIENT_ID';
  const { COMMERCE_MIDDLEWARE_CLIENT_ID: id, COMMERCE_MIDDLEWARE_CLIENT_SECRET: secret } = env;
  const granted = await tokenOf(() => Auth.ClientCredentials(secret, id, []));
  if (typeof granted === 'string')
    return [
      missing(
        `${client} gets no token: ${granted}. No order can be priced or placed.`,
        'Set it and COMMERCE_MIDDLEWARE_CLIENT_SECRET to the API client "App API", which must be active and have a default user of the seller: run `npm run provision -- ordercloud`.',
      ),
    ];
  const wanted = rolesOfClient('middleware');
  const catalog = await answered(async () => {
    const token = await Auth.ClientCredentials(secret, id, rolesOfCaller('catalog'));
    return Catalogs.Get(env.COMMERCE_CATALOG_ID, { accessToken: token.access_token });
  });
  const refusal = await refusalOf(() => listAcrossOrders(env));
  return [
    ...roleChecks(client, granted.says, wanted),
    lifeCheck(client, granted.says),
    orderSearchCheck(refusal),
    catalog?.Active === true
      ? works(`Catalog ${env.COMMERCE_CATALOG_ID} is active.`)
      : missing(
          `There is no active catalog ${env.COMMERCE_CATALOG_ID}.`,
          'Set COMMERCE_CATALOG_ID to the shop’s catalog, and make it active.',
        ),
  ];
}

async function marketingChecks(env: Env): Promise<Check[]> {
  const { MARKETING_CLIENT_ID: id, MARKETING_CLIENT_SECRET: secret } = env;
  const isStandIn = env.COMMERCE_URL.startsWith(env.PLATFORM_URL);
  if (!secret || (secret === localPlatform.commerce.marketingClientSecret && !isStandIn)) return [];
  const granted = await tokenOf(() => Auth.ClientCredentials(secret, id, []));
  return typeof granted === 'string'
    ? [
        missing(
          `MARKETING_CLIENT_ID gets no token: ${granted}. \`npm run marketing\`, \`orders\` and \`privacy\` do not work.`,
          'Set it and MARKETING_CLIENT_SECRET to the API client "Marketing desk": run `npm run provision -- ordercloud`.',
        ),
      ]
    : roleChecks('MARKETING_CLIENT_ID', granted.says, rolesOfClient('marketing'));
}

/** What the description wants and the account lacks: seen with the owner's client alone. */
async function accountChecks(env: Env): Promise<Check[]> {
  const isStandIn = env.COMMERCE_URL.startsWith(env.PLATFORM_URL);
  const published = env.COMMERCE_SETUP_CLIENT_ID === localPlatform.commerce.sellerClientID;
  const unseen =
    'Set COMMERCE_SETUP_CLIENT_ID and COMMERCE_SETUP_CLIENT_SECRET for this one command, to see webhooks, message senders and security profiles too.';
  if (published && !isStandIn)
    return [risky('The set-up of the account was not looked at.', unseen)];
  try {
    const planned = await planOf(orderCloudAccount(env, ownersCalls(env)));
    const todo = 'Run `npm run provision -- ordercloud`.';
    return planned.length === 0
      ? [works('The account is set up as described.')]
      : planned.map(({ step, found }) =>
          found.is === 'different'
            ? missing(`The ${step.what} is not as it should be: ${found.fields.join(', ')}.`, todo)
            : missing(`There is no ${step.what}.`, todo),
        );
  } catch (error) {
    return [
      risky(
        `The set-up of the account was not looked at: ${String((error as Error).message)}`,
        error instanceof SetupError && error.status !== undefined && saidNothing(error.status)
          ? askAgain
          : unseen,
      ),
    ];
  }
}

/** A token and what it says, or why there is none. Throws `SetupError` where the vendor does not say. */
async function tokenOf(
  ask: () => Promise<{ access_token: string }>,
): Promise<{ token: string; says: TokenSays } | string> {
  try {
    const { access_token: token } = await ask();
    return { token, says: readToken(token) ?? {} };
  } catch (error) {
    throwUnsaid(error);
    const { errorCode, message } = error as { errorCode?: string; message?: string };
    return errorCode ?? message ?? 'no answer';
  }
}

/** A read; `null` where it is refused: what is missing then is said by its absence. Throws `SetupError` where the vendor does not say. */
async function answered<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    throwUnsaid(error);
    return null;
  }
}

/** With what a call is refused, by the vendor's code or the status; `null` where it is not. Throws `SetupError` where the vendor does not say. */
async function refusalOf(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    throwUnsaid(error);
    const { errorCode, status } = error as { errorCode?: string; status?: number };
    return errorCode ?? String(status);
  }
}

function throwUnsaid(error: unknown): void {
  const { status } = error as { status?: number };
  if (saidNothing(status))
    throw new SetupError(
      status === undefined ? 'the vendor does not answer.' : `the vendor answers ${status}.`,
      status,
    );
}

async function dateOf(url: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.headers.get('date');
  } catch {
    return undefined;
  }
}
