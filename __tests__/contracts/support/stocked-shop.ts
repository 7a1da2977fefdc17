import { Hono } from 'hono';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { patient } from '@/__tests__/support/patient';
import { createClient, type ContentfulClientApi } from 'contentful';
import { Auth, Configuration, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import type { Stock } from '@/platform/stock/stock-shape';
import { openOnServer } from '@/__tests__/support/databases';
import { createCommerce } from '@/platform/commerce/app';
import { createContent } from '@/platform/content/app';
import { createFiles } from '@/platform/files/app';
import { createSearch } from '@/platform/search/app';
import { serveApp } from './serve';

const { commerce, search, content } = localPlatform;

/** Stand-ins with a whole stock in them, and the vendors' clients pointed at them. */
export interface StockedShop {
  algolia: Algoliasearch;
  contentful: ContentfulClientApi<undefined>;
  file(name: string): Promise<unknown>;
  /** Tokens for the last parameter of the OrderCloud client. */
  seller(): Promise<{ accessToken: string }>;
  signedIn(username: string, password: string): Promise<{ accessToken: string }>;
  close(): Promise<void>;
}

/** Loads a stock into the real stand-ins, in this process, behind real HTTP. */
export async function openStockedShop(stock: Stock): Promise<StockedShop> {
  const db = await openOnServer();
  const root = new Hono();
  const shop = await serveApp(root);
  const vendor = await createCommerce({
    db,
    origin: `${shop.origin}/commerce`,
    smtpUrl: 'smtp://127.0.0.1:1',
  });
  const engine = await createSearch({ db });
  const library = await createContent({ db });
  const files = await createFiles({ db });
  await vendor.load(stock.commerce);
  await engine.load(stock.search);
  await library.load(stock.content);
  await files.load(stock.files);
  root.mount('/commerce', vendor.app.fetch);
  root.mount('/files', files.app.fetch);
  const [searchServer, contentServer] = [await serveApp(engine.app), await serveApp(library.app)];
  Configuration.Set({ baseApiUrl: `${shop.origin}/commerce` });
  const hosts = [
    {
      url: `127.0.0.1:${searchServer.port}`,
      protocol: 'http' as const,
      accept: 'readWrite' as const,
    },
  ];
  return {
    algolia: algoliasearch(search.appId, search.adminKey, { hosts, ...patient }),
    contentful: createClient({
      space: content.space,
      accessToken: content.accessToken,
      host: `127.0.0.1:${contentServer.port}`,
      insecure: true,
      retryOnError: false,
    }),
    file: async (name) => (await fetch(`${shop.origin}/files/${name}`)).json(),
    seller: async () =>
      bearer(
        await Auth.ClientCredentials(commerce.sellerClientSecret, commerce.sellerClientID, [
          'FullAccess',
        ]),
      ),
    signedIn: async (username, password) =>
      bearer(
        await Auth.Login(username, password, commerce.clientID, [...shopperScopes] as ApiRole[]),
      ),
    close: async () => {
      for (const server of [shop, searchServer, contentServer]) await server.close();
      await db.close();
    },
  };
}

function bearer({ access_token: accessToken }: { access_token: string }): { accessToken: string } {
  return { accessToken };
}
