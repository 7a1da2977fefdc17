import * as card from '@/app/api/account/cards/[id]/route';
import * as cards from '@/app/api/account/cards/route';
import * as events from '@/app/api/account/events/route';
import * as accountOrder from '@/app/api/account/orders/[id]/route';
import * as accountOrders from '@/app/api/account/orders/route';
import * as perks from '@/app/api/account/perks/route';
import * as seats from '@/app/api/account/seats/route';
import * as profile from '@/app/api/account/profile/route';
import * as signOutEverywhere from '@/app/api/account/sign-out-everywhere/route';
import * as wished from '@/app/api/account/wish-list/products/route';
import * as wish from '@/app/api/account/wish-list/[code]/route';
import * as wishes from '@/app/api/account/wish-list/route';
import * as address from '@/app/api/addresses/[id]/route';
import * as addresses from '@/app/api/addresses/route';
import * as addressReach from '@/app/api/addresses/reach/route';
import * as addressSuggest from '@/app/api/addresses/suggest/route';
import * as addressVerify from '@/app/api/addresses/verify/route';
import * as giftCards from '@/app/api/cart/gift-cards/route';
import * as cart from '@/app/api/cart/route';
import * as fulfillment from '@/app/api/cart/fulfillment/route';
import * as line from '@/app/api/cart/lines/[id]/route';
import * as lines from '@/app/api/cart/lines/route';
import * as funds from '@/app/api/checkout/funds/route';
import * as giftCardBalance from '@/app/api/checkout/gift-card/route';
import * as options from '@/app/api/checkout/options/route';
import * as payment from '@/app/api/checkout/payment/route';
import * as status from '@/app/api/checkout/status/route';
import * as submit from '@/app/api/checkout/submit/route';
import * as calendar from '@/app/api/orders/[userID]/[orderID]/calendar/[shipmentID]/route';
import * as orderGiftCard from '@/app/api/orders/[userID]/[orderID]/gift-cards/[card]/route';
import * as orderGiftCards from '@/app/api/orders/[userID]/[orderID]/gift-cards/route';
import * as order from '@/app/api/orders/[userID]/[orderID]/route';
import * as captcha from '@/app/api/session/captcha/route';
import * as forgot from '@/app/api/session/forgot/route';
import * as logIn from '@/app/api/session/log-in/route';
import * as register from '@/app/api/session/register/route';
import * as remembered from '@/app/api/session/remembered/route';
import * as resetPassword from '@/app/api/session/reset-password/route';
import * as session from '@/app/api/session/route';
import { env } from '@/lib/config/env';
import { deviceCookieName } from '@/lib/session/cookie';
import type { Cart } from '@/lib/cart/cart';
import { firstDay } from '../../support/shopping';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

type Entry = [pattern: RegExp, handlers: Partial<Record<string, Handler>>, names: string[]];

const nowhere: Entry = [/^$/, {}, []];

const routes: Entry[] = [
  [/^\/api\/session$/, session, []],
  [/^\/api\/session\/captcha$/, captcha, []],
  [/^\/api\/session\/forgot$/, forgot, []],
  [/^\/api\/session\/log-in$/, logIn, []],
  [/^\/api\/session\/register$/, register, []],
  [/^\/api\/session\/remembered$/, remembered, []],
  [/^\/api\/session\/reset-password$/, resetPassword, []],
  [/^\/api\/cart$/, cart, []],
  [/^\/api\/account\/profile$/, profile, []],
  [/^\/api\/account\/sign-out-everywhere$/, signOutEverywhere, []],
  [/^\/api\/account\/perks$/, perks, []],
  [/^\/api\/account\/events$/, events, []],
  [/^\/api\/account\/seats$/, seats, []],
  [/^\/api\/account\/orders$/, accountOrders, []],
  [/^\/api\/account\/orders\/([^/]*)$/, accountOrder, ['id']],
  [/^\/api\/account\/cards$/, cards, []],
  [/^\/api\/account\/cards\/([^/]*)$/, card, ['id']],
  [/^\/api\/account\/wish-list$/, wishes, []],
  [/^\/api\/account\/wish-list\/products$/, wished, []],
  [/^\/api\/account\/wish-list\/([^/]*)$/, wish, ['code']],
  [/^\/api\/addresses$/, addresses, []],
  [/^\/api\/addresses\/reach$/, addressReach, []],
  [/^\/api\/addresses\/suggest$/, addressSuggest, []],
  [/^\/api\/addresses\/verify$/, addressVerify, []],
  [/^\/api\/addresses\/([^/]*)$/, address, ['id']],
  [/^\/api\/cart\/gift-cards$/, giftCards, []],
  [/^\/api\/cart\/lines$/, lines, []],
  [/^\/api\/cart\/lines\/([^/]*)$/, line, ['id']],
  [/^\/api\/cart\/fulfillment$/, fulfillment, []],
  [/^\/api\/checkout\/options$/, options, []],
  [/^\/api\/checkout\/funds$/, funds, []],
  [/^\/api\/checkout\/gift-card$/, giftCardBalance, []],
  [/^\/api\/checkout\/payment$/, payment, []],
  [/^\/api\/checkout\/submit$/, submit, []],
  [/^\/api\/checkout\/status$/, status, []],
  [/^\/api\/orders\/([^/]*)\/([^/]*)$/, order, ['userID', 'orderID']],
  [/^\/api\/orders\/([^/]*)\/([^/]*)\/gift-cards$/, orderGiftCards, ['userID', 'orderID']],
  [
    /^\/api\/orders\/([^/]*)\/([^/]*)\/gift-cards\/([^/]*)$/,
    orderGiftCard,
    ['userID', 'orderID', 'card'],
  ],
  [
    /^\/api\/orders\/([^/]*)\/([^/]*)\/calendar\/([^/]*)$/,
    calendar,
    ['userID', 'orderID', 'shipmentID'],
  ],
];

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

  async function send<T = Cart>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const url = new URL(path, env().SITE_ORIGIN);
    const [pattern, handlers, names] =
      routes.find(([shape]) => shape.test(url.pathname)) ?? nowhere;
    const values = pattern.exec(url.pathname)?.slice(1) ?? [];
    const handler = handlers[method];
    if (!handler) throw new Error(`There is no ${method} ${path}.`);
    const request = new Request(url, {
      method,
      headers: {
        origin: env().SITE_ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(cookie || device ? { cookie: [cookie, device].filter(Boolean).join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handler(request, {
      params: Promise.resolve(
        Object.fromEntries(
          names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
        ),
      ),
    });
    for (const [set = ''] of response.headers.getSetCookie().map((value) => value.split(';'))) {
      if (set.startsWith(`${deviceCookieName}=`)) device = set;
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

/** Local delivery to Bea on the first day it can be had. */
export function toBea() {
  return {
    DeliveryMethod: 'LocalDelivery',
    RequestedDeliveryDate: firstDay('LocalDelivery'),
    TimePreference: 'NO PREF',
    AddressType: 'Residence',
    ShippingAddress: {
      FirstName: 'Bea',
      LastName: 'Olson',
      Street1: '100 Lake St',
      City: 'Minneapolis',
      State: 'MN',
      Zip: '55408',
      Country: 'US',
      Phone: '6125550123',
    },
  };
}
