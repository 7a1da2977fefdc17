import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import {
  Auth,
  Configuration,
  Orders,
  Products,
  Users,
  type ApiRole,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import type { Database } from '@/services/database/database';
import { createCommerce } from '@/platform/commerce/app';
import type { Queue } from '@/platform/wire/queue';
import { commerceStock, password } from './commerce-stock';

const { commerce } = localPlatform;
const scopes = [...shopperScopes] as ApiRole[];

/** The commerce platform over real HTTP with the fixture in it, and the SDK pointed at it. */
export interface CommerceServer {
  /** The SDK's `baseApiUrl`. */
  url: string;
  /** Not started: a test that waits for webhooks or mail starts it. */
  deliveries: Queue;
  close(): Promise<void>;
}

/** Serves the platform on a free port below `/commerce`, as the back end mounts it. */
export async function serveCommerce(
  db: Database,
  smtpUrl = 'smtp://127.0.0.1:1',
): Promise<CommerceServer> {
  const root = new Hono();
  const server = serve({ fetch: root.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/commerce`;
  const { app, load, deliveries } = await createCommerce({ db, origin: url, smtpUrl });
  await load(commerceStock);
  root.route('/commerce', app);
  Configuration.Set({ baseApiUrl: url });
  const close = async () => {
    await deliveries.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url, deliveries, close };
}

/** A token for the SDK's last parameter. */
export interface Bearer {
  accessToken: string;
}

/** A new anonymous visitor and the order ID their token names. */
export async function visitor(): Promise<Bearer & { orderID: string }> {
  const { access_token: accessToken } = await Auth.Anonymous(commerce.clientID, scopes);
  return { accessToken, orderID: String(claimsOf(accessToken).orderid) };
}

/** A visitor whose order exists. */
export async function visitorWithOrder(): Promise<Bearer & { orderID: string }> {
  const bearer = await visitor();
  await Orders.Create('Outgoing', { ID: bearer.orderID }, bearer);
  return bearer;
}

/** A customer made for one test, signed in. */
export async function customer(): Promise<Bearer & { ID: string; username: string }> {
  const ID = `user-${randomUUID()}`;
  const username = `${ID}@example.com`;
  const user = {
    ID,
    Username: username,
    Password: password,
    FirstName: 'Test',
    LastName: 'Person',
    Email: username,
    Active: true,
  };
  await Users.Create(commerce.buyerID, user, await seller());
  const { access_token: accessToken } = await Auth.Login(
    username,
    password,
    commerce.clientID,
    scopes,
  );
  return { accessToken, ID, username };
}

/** The retailer's own elevated token. */
export async function middleware(): Promise<Bearer> {
  return elevated(commerce.middlewareClientID, commerce.middlewareClientSecret);
}

/** The token of those who keep the catalogue. */
export async function seller(): Promise<Bearer> {
  return elevated(commerce.sellerClientID, commerce.sellerClientSecret);
}

/** How many of a product are left. */
export async function stockOf(productID: string): Promise<number> {
  return (await Products.Get(productID, await seller())).Inventory.QuantityAvailable;
}

/** What a token says. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

async function elevated(clientID: string, secret: string): Promise<Bearer> {
  const { access_token: accessToken } = await Auth.ClientCredentials(secret, clientID, [
    'FullAccess',
  ]);
  return { accessToken };
}
