import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { env } from '@/lib/config/env';
import { deviceCookieName, hasVisitCookie } from '@/lib/session/cookie';
import type { Cart } from '@/lib/cart/cart';
import { localDelivery } from '@/__tests__/support/shopping';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

type Handlers = Partial<Record<string, Handler>>;

const root = join(__dirname, '../../..');

/** Every handler below `app/api`, by the shape of its path; the fewer parts are to be filled in, the sooner. */
const routes = readdirSync(join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(`${sep}route.ts`))
  .map((file) => `/api/${dirname(file).split(sep).join('/')}`)
  .sort((one, other) => one.split('[').length - other.split('[').length)
  .map((path) => ({
    shape: new RegExp(`^${path.replace(/\[([^\]]+)\]/g, '(?<$1>[^/]*)')}$`),
    handlers: () => import(join(root, 'app', path.slice(1), 'route.ts')) as Promise<Handlers>,
  }));

/** What a handler answered. */
export interface Reply<T = unknown> {
  status: number;
  body: T;
  error: {
    code: string;
    text: string;
    field?: string;
    ids?: string[];
    limit?: number;
    captcha?: true;
  } | null;
  headers: Headers;
}

/** A browser with its own cookie, talking to the shop's handlers in this process. */
export function browser(initial: string | null = null) {
  let cookie = initial;
  let device: string | null = null;
  let visit: string | null = null;

  async function send<T = Cart>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const url = new URL(path, env().SITE_ORIGIN);
    const route = routes.find(({ shape }) => shape.test(url.pathname));
    const parts = Object.entries(route?.shape.exec(url.pathname)?.groups ?? {});
    const handler = (await route?.handlers())?.[method];
    if (!handler) throw new Error(`There is no ${method} ${path}.`);
    const request = new Request(url, {
      method,
      headers: {
        origin: env().SITE_ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(cookie || device || visit
          ? { cookie: [cookie, device, visit].filter(Boolean).join('; ') }
          : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handler(request, {
      params: Promise.resolve(
        Object.fromEntries(parts.map(([name, value]) => [name, decodeURIComponent(value)])),
      ),
    });
    for (const [set = ''] of response.headers.getSetCookie().map((value) => value.split(';'))) {
      if (set.startsWith(`${deviceCookieName}=`)) device = set;
      else if (set.startsWith('lilac_visit=')) visit = set;
      else if (!set.startsWith('lilac_username')) cookie = set.endsWith('=') ? null : set;
    }
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    const answer = (json ? await response.json() : { file: await response.text() }) as T & {
      error?: Reply['error'];
    };
    return {
      status: response.status,
      body: answer,
      error: answer?.error ?? null,
      headers: response.headers,
    };
  }

  return {
    send,
    /** The session's. */
    cookie: () => cookie,
    /** Whether the scripts of its pages are told that there is a session. */
    saysVisit: () => hasVisitCookie(visit),
    /** That of a browser on which somebody has logged in. */
    device: () => device,
    add: (productID: string, quantity = 1) =>
      send('POST', '/api/cart/lines', { productID, quantity }),
    cart: async () => (await send('GET', '/api/cart')).body,
    deliver: (change: object = {}) =>
      send('PUT', '/api/cart/fulfillment', { ...toBea(), ...change }),
    submit: (approvedTotal: number, change: object = {}) =>
      send<{ state: string; userID: string; orderID: string }>('POST', '/api/checkout/submit', {
        approvedTotal,
        tenders: [{ kind: 'card', amount: approvedTotal, nonce: 'fake-valid-nonce' }],
        guest,
        ...change,
      }),
  };
}

const guest = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };

/** An address of the book as a shopper types it. */
export const mia = {
  AddressType: 'Residence',
  FirstName: 'Mia',
  LastName: 'Lindqvist',
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125550101',
};

/** Local delivery to Bea on the first day it can be had. */
export function toBea() {
  return { ...localDelivery(), TimePreference: 'NO PREF' };
}
