import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import type { CalculatedOrder, FulfillmentRequest } from '@/lib/orders/calculated-order';
import { makeVisitor } from '../shop-keeper';
import type { Random } from './random';

/** Where orders are made. */
export interface TotalsShop {
  appApiUrl: string;
  /** Products that go everywhere. */
  productIDs: readonly [string, ...string[]];
  /** Chicago days that a van, a parcel and a store can keep. */
  days: { van: string; parcel: string; store: string };
  storeID: string;
  /** What a busy machine did: looks at a pending submit, submits that could not be processed, calls that were answered 503. */
  busy: { pending: number; refused: number; unanswered: number };
}

/** Some system was not there: 503. Nothing was said of the order. */
export class NotAnswered extends Error {}

/** An order that can be placed, as the shop calculated it last. */
export interface ReadyOrder {
  accessToken: string;
  orderID: string;
  calculated: CalculatedOrder;
}

type Place = { City: string; State: string; Zip: string };
const van: readonly [Place, ...Place[]] = [
  { City: 'Minneapolis', State: 'MN', Zip: '55408' },
  { City: 'Stillwater', State: 'MN', Zip: '55082' },
];
const parcel: readonly [Place, ...Place[]] = [
  { City: 'Rochester', State: 'MN', Zip: '55901' },
  { City: 'Chicago', State: 'IL', Zip: '60601' },
  { City: 'Portland', State: 'OR', Zip: '97201' },
];
const names = ['Ana', 'Bea', 'Cleo', 'Dora'] as const;

/** One call of the App API as a shopper. Throws for a refusal, `NotAnswered` for a 503. */
export async function appApi<T>(
  { appApiUrl }: TotalsShop,
  accessToken: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${appApiUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as T;
  if (response.status === 503) throw new NotAnswered(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Makes an order of one to five lines for one to three recipients, by van, by parcel or collected. */
export async function makeOrder(shop: TotalsShop, random: Random): Promise<ReadyOrder> {
  const { accessToken, orderID } = await makeVisitor();
  await Orders.Create('Outgoing', {}, { accessToken });
  const lineIDs: string[] = [];
  for (let count = random.between(1, 5); count > 0; count -= 1) {
    const { ID = '' } = await LineItems.Create(
      'Outgoing',
      orderID,
      { ProductID: random.pick(shop.productIDs), Quantity: random.between(1, 7) },
      { accessToken },
    );
    lineIDs.push(ID);
  }
  const recipients = random.between(1, Math.min(3, lineIDs.length));
  let calculated: CalculatedOrder | undefined;
  for (let index = 0; index < recipients; index += 1) {
    const LineItemIDs = lineIDs.filter((_, line) => line % recipients === index);
    calculated = await appApi(shop, accessToken, 'PUT', `/order/${orderID}/lineitems`, {
      LineItemIDs,
      ...wayOf(shop, random, names[index] ?? 'Ana'),
    });
  }
  if (!calculated) throw new Error('An order has a recipient.');
  return { accessToken, orderID, calculated };
}

function wayOf(
  { days, storeID }: TotalsShop,
  random: Random,
  FirstName: string,
): FulfillmentRequest {
  const person = { FirstName, LastName: 'Olson', Phone: '6125550123' };
  const way = random.pick<'van' | 'parcel' | 'store'>(['van', 'parcel', 'store']);
  if (way === 'store')
    return {
      DeliveryMethod: 'InStorePickUp',
      RequestedDeliveryDate: days.store,
      AddressType: 'InStorePickUp',
      StoreID: storeID,
      Pickup: person,
    };
  const ShippingAddress = {
    ...person,
    Street1: '100 Lake St',
    Country: 'US' as const,
    ...(way === 'van' ? random.pick(van) : random.pick(parcel)),
  };
  const DeliveryMethod = way === 'van' ? 'LocalDelivery' : 'UPS';
  return {
    DeliveryMethod,
    RequestedDeliveryDate: days[way === 'van' ? 'van' : 'parcel'],
    AddressType: 'Residence',
    ShippingAddress,
  };
}
