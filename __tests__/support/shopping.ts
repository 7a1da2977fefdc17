import {
  Auth,
  Configuration,
  LineItems,
  Orders,
  PriceSchedules,
  Specs,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/check-day';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type {
  CalculatedOrder,
  FulfillmentRequest,
  SubmitAnswer,
  SubmitRequest,
} from '@/lib/orders/calculated-order';
import { staff } from '@/platform/stock/accounts/staff';
import { shippingAddress } from '@/scripts/prove/promise/makers';
import { makeProduct, makeVisitor } from '@/scripts/prove/shop-keeper';
import type { TestBackEnd } from './back-end';

const { commerce } = localPlatform;

/** A recipient in Minneapolis. */
export const ana = {
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US' as const,
  Phone: '6125550101',
};

/** A visitor with the order their token names. */
export interface Shopper {
  accessToken: string;
  orderID: string;
}

/** An answer of the App API. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** What a refused call answers. */
export interface Refused {
  Errors: { ErrorCode: string; Message: string; Data: { ids?: string[]; field?: string } | null }[];
}

/** Makes what a test owns, and shops with it. */
export function shopping(backEnd: () => TestBackEnd) {
  const appApi = async <T>(
    shopper: Pick<Shopper, 'accessToken'>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>> => {
    const headers = {
      authorization: `Bearer ${shopper.accessToken}`,
      'content-type': 'application/json',
    };
    const response = await fetch(`${backEnd().env.APP_API_URL}/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

  /** A product made for one test; its ID. */
  const product = async ({
    stock = 500,
    price = 49.99,
    xp = {},
    assembly = false,
  }: { stock?: number; price?: number; xp?: Partial<ProductXp>; assembly?: boolean } = {}) => {
    const ProductID = await makeProduct({ stock, price, xp });
    if (assembly)
      await Specs.SaveProductAssignment(
        { SpecID: 'Bench-AssemblyCharge', ProductID },
        await seller(),
      );
    return ProductID;
  };

  /** Sets what a product made here costs from now on, in dollars. */
  const setPrice = async (productID: string, Price: number) => {
    await PriceSchedules.Patch(
      productID,
      { PriceBreaks: [{ Quantity: 1, Price }] },
      await seller(),
    );
  };

  /** A visitor whose order holds the given products, nothing chosen yet. */
  const cart = async (
    products: { id: string; quantity?: number; specs?: { SpecID: string; OptionID: string }[] }[],
  ): Promise<Shopper> => {
    const visitor = await makeVisitor();
    await Orders.Create('Outgoing', {}, visitor);
    for (const { id, quantity = 1, specs } of products) {
      await LineItems.Create(
        'Outgoing',
        visitor.orderID,
        { ProductID: id, Quantity: quantity, Specs: specs },
        visitor,
      );
    }
    return visitor;
  };

  const choose = (visitor: Shopper, request: FulfillmentRequest) =>
    appApi<CalculatedOrder & Refused>(
      visitor,
      'PUT',
      `/order/${visitor.orderID}/lineitems`,
      request,
    );

  const fulfill = (visitor: Shopper, change: Partial<FulfillmentRequest> = {}) =>
    choose(visitor, { ...localDelivery(), ...change });

  const calculate = (visitor: Shopper, orderID = visitor.orderID) =>
    appApi<CalculatedOrder & Refused>(visitor, 'POST', '/calculateorder', {
      OrderID: orderID,
      OrderDirection: 'Outgoing',
    });

  /** A cart ready to be paid: local delivery on the first possible day. Its total in dollars. */
  const readyCart = async (
    products: Parameters<typeof cart>[0],
    change: Partial<FulfillmentRequest> = {},
  ): Promise<Shopper & { total: number }> => {
    const visitor = await cart(products);
    const { status, body } = await fulfill(visitor, change);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...visitor, total: body.Order.Total };
  };

  const submit = (visitor: Shopper & { total: number }, change: Partial<SubmitRequest> = {}) =>
    appApi<SubmitAnswer & Refused>(visitor, 'POST', '/submitorder', submitRequest(visitor, change));

  const withdraw = (visitor: Shopper, attemptID: string) =>
    appApi<SubmitAnswer>(visitor, 'DELETE', `/order/${visitor.orderID}/submission/${attemptID}`);

  /**
   * Submits all at once and follows each to its decision: `Submitted` or the code of the refusal, in the order of the carts. On a busy
   * machine a call may take longer than its limit: such a submit is ended by the reconciler, or was refused with nothing held and is
   * tried again, as a shopper would.
   */
  const submitAll = async (carts: (Shopper & { total: number })[]): Promise<string[]> => {
    const { orders, reconciler } = backEnd().appApi;
    const decide = async (cart: (typeof carts)[number]): Promise<string> => {
      const { body } = await submit(cart);
      return body.Status === 'Refused' ? body.Code : body.Status;
    };
    const open = (end: string | undefined) => end === 'Pending' || end === 'cannot-process';
    const ends = await Promise.all(carts.map(decide));
    for (let round = 0; round < 20 && ends.some(open); round += 1) {
      await orders.settle();
      await reconciler.reconcile();
      for (const [index, cart] of carts.entries()) {
        if (open(ends[index])) ends[index] = await decide(cart);
      }
    }
    return ends;
  };

  return {
    appApi,
    product,
    setPrice,
    shopper: makeVisitor,
    cart,
    fulfill,
    choose,
    calculate,
    readyCart,
    submit,
    withdraw,
    submitAll,
  };
}

/** A submit of a ready cart with a card that works. */
export function submitRequest(
  { orderID, total }: { orderID: string; total: number },
  change: Partial<SubmitRequest> = {},
): SubmitRequest {
  return {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: total,
    LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-valid-nonce' }],
    Guest: { FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@example.com' },
    ...change,
  };
}

/** Local delivery to Minneapolis on the first day it can be had. */
export function localDelivery(): FulfillmentRequest {
  return {
    DeliveryMethod: 'LocalDelivery',
    RequestedDeliveryDate: firstDay('LocalDelivery'),
    AddressType: 'Residence',
    ShippingAddress: shippingAddress({ FirstName: 'Bea', LastName: 'Olson' }),
  };
}

/** The first day a method can be had by the default settings. */
export function firstDay(method: DeliveryMethod): string {
  const day = earliestDay({ method, leadDays: 0, settings: defaultBuyerSettings, now: now() });
  if (!day) throw new Error('No day is open.');
  return day;
}

let kept: { baseApiUrl: string; at: number; accessToken: string } | undefined;
const keptMs = 120_000;

/** One of the house's own people, logged in by name and password. */
export async function staffMember(username: string): Promise<{ accessToken: string }> {
  const { password } = staff.find((one) => one.Username === username)!;
  const { access_token } = await Auth.Login(username, password, commerce.benchClientID);
  return { accessToken: access_token };
}

/** The token of those who keep the catalogue; one for a while, of the platform the SDK talks to. */
export async function seller(): Promise<{ accessToken: string }> {
  const { baseApiUrl = '' } = Configuration.Get();
  const age = kept ? now().getTime() - kept.at : 0;
  if (kept?.baseApiUrl !== baseApiUrl || age < 0 || age > keptMs) {
    const { access_token: accessToken } = await Auth.ClientCredentials(
      commerce.sellerClientSecret,
      commerce.sellerClientID,
      ['FullAccess'],
    );
    // Once it is there: where the clock is set back to before, it is not good yet.
    kept = { baseApiUrl, at: now().getTime(), accessToken };
  }
  return { accessToken: kept.accessToken };
}
