import { recipient } from './buyer';

/** What somebody owns, by its ID. */
export interface Owned {
  userID: string;
  orderID: string;
  addressID: string;
  cardID: string;
  lineID: string;
  /** A shipment of the order. */
  shipmentID: string;
}

/** A handler that takes an ID of something somebody owns, in its path or its body. */
export interface Target {
  /** Its folder under `app/api`. */
  route: string;
  method: string;
  owned: keyof Owned;
  path: (id: string, of: Owned) => string;
  body?: (id: string) => object;
  /** Who may reach what is theirs. A visitor owns lines only. */
  open?: 'visitor';
  /** An ID in the query: what is not there is an empty list. */
  elsewhere?: true;
  /** To take away what is not there is no error: the answer is what is left. */
  quiet?: true;
  /** What its owner is answered, 200 unless said: an order may have no such part. */
  status?: number;
}

/** An ID of the right shape that names nothing. */
export const none = 'none-of-anybodys-1';

const place = { ...recipient, FirstName: 'Mia', LastName: 'Lindqvist' };
const book = { AddressType: 'Residence', ...place };

/** Every such handler, what destroys last. */
export const targets: readonly Target[] = [
  {
    route: 'account/orders/[id]',
    method: 'GET',
    owned: 'orderID',
    path: (id) => `/api/account/orders/${id}`,
  },
  {
    route: 'account/orders',
    method: 'GET',
    owned: 'orderID',
    path: (id) => `/api/account/orders?orderid=${id}`,
    elsewhere: true,
  },
  {
    route: 'orders/[userID]/[orderID]',
    method: 'GET',
    owned: 'orderID',
    path: (id, { userID }) => `/api/orders/${userID}/${id}`,
  },
  {
    route: 'orders/[userID]/[orderID]/calendar/[shipmentID]',
    method: 'GET',
    owned: 'orderID',
    path: (id, { userID, shipmentID }) => `/api/orders/${userID}/${id}/calendar/${shipmentID}`,
  },
  {
    route: 'orders/[userID]/[orderID]/photo/[photo]',
    method: 'GET',
    owned: 'orderID',
    path: (id, { userID }) => `/api/orders/${userID}/${id}/photo/1`,
    status: 404,
  },
  {
    route: 'orders/[userID]/[orderID]/gift-cards',
    method: 'GET',
    owned: 'orderID',
    path: (id, { userID }) => `/api/orders/${userID}/${id}/gift-cards`,
  },
  {
    route: 'orders/[userID]/[orderID]/gift-cards/[card]',
    method: 'POST',
    owned: 'orderID',
    path: (id, { userID }) => `/api/orders/${userID}/${id}/gift-cards/1`,
    status: 404,
  },
  {
    route: 'addresses/[id]',
    method: 'PATCH',
    owned: 'addressID',
    path: (id) => `/api/addresses/${id}`,
    body: () => book,
  },
  {
    route: 'addresses/[id]',
    method: 'DELETE',
    owned: 'addressID',
    path: (id) => `/api/addresses/${id}`,
  },
  {
    route: 'account/cards/[id]',
    method: 'PATCH',
    owned: 'cardID',
    path: (id) => `/api/account/cards/${id}`,
    body: () => ({ name: 'Mia', month: 2, year: 2031 }),
  },
  {
    route: 'account/cards/[id]/nonce',
    method: 'POST',
    owned: 'cardID',
    path: (id) => `/api/account/cards/${id}/nonce`,
  },
  {
    route: 'account/cards/[id]',
    method: 'DELETE',
    owned: 'cardID',
    path: (id) => `/api/account/cards/${id}`,
  },
  {
    route: 'cart/lines/[id]',
    method: 'PATCH',
    owned: 'lineID',
    path: (id) => `/api/cart/lines/${id}`,
    body: () => ({ quantity: 2 }),
    open: 'visitor',
  },
  {
    route: 'cart/fulfillment',
    method: 'PUT',
    owned: 'lineID',
    path: () => '/api/cart/fulfillment',
    open: 'visitor',
    body: (id) => ({ LineItemIDs: [id], AddressType: book.AddressType, ShippingAddress: place }),
  },
  {
    route: 'cart/lines/[id]',
    method: 'DELETE',
    owned: 'lineID',
    path: (id) => `/api/cart/lines/${id}`,
    open: 'visitor',
    quiet: true,
  },
];
