/** @jest-environment node */
import { Me, Orders, Payments, Shipments } from 'ordercloud-javascript-sdk';
import { listMyCards } from '@/lib/upstream/commerce/cards';
import {
  listPayments,
  listSentShipments,
  listUnsubmittedOrders,
  newestUnsubmittedOrder,
} from '@/lib/upstream/commerce/orders';
import { orderPayments } from '@/services/upstream/commerce/orders';
import { orderShipments, sentShipments } from '@/services/upstream/commerce/sent-shipments';

const rows = Array.from({ length: 201 }, (_, place) => ({ ID: `R${place}`, OrderID: 'LL-1' }));

/** Answers a list of these rows page by page, as the platform does: by the options among the arguments. */
const pageByPage =
  (all: readonly object[]) =>
  async (...parameters: unknown[]) => {
    const { page = 1, pageSize = 20 } = parameters.find(
      (each): each is { page?: number; pageSize?: number } =>
        typeof each === 'object' && each !== null && 'pageSize' in each,
    )!;
    return {
      Meta: { Page: page, PageSize: pageSize, TotalPages: Math.ceil(all.length / pageSize) },
      Items: all.slice((page - 1) * pageSize, page * pageSize),
    } as never;
  };

const token = { get: () => Promise.resolve('token'), drop: () => undefined };
const tokens = { orders: token, shipments: token };

describe('a list of the commerce platform that is longer than a page', () => {
  beforeEach(() => {
    const oneShipment = pageByPage([{ ID: 'S1' }]);
    jest.spyOn(Me, 'ListCreditCards').mockImplementation(pageByPage(rows));
    jest.spyOn(Me, 'ListOrders').mockImplementation(pageByPage(rows));
    jest.spyOn(Me, 'ListShipments').mockImplementation(oneShipment);
    jest.spyOn(Me, 'ListShipmentItems').mockImplementation(pageByPage(rows));
    jest.spyOn(Orders, 'ListShipments').mockImplementation(oneShipment);
    jest.spyOn(Shipments, 'ListItems').mockImplementation(pageByPage(rows));
    jest.spyOn(Payments, 'List').mockImplementation(pageByPage(rows));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each<[list: string, read: () => Promise<object[]>]>([
    ['carts of a customer', () => listUnsubmittedOrders('token')],
    ['saved cards', () => listMyCards('token')],
    ['payments, for the shopper', () => listPayments('token', 'LL-1')],
    ['payments, for the house', () => orderPayments(token, 'LL-1')],
    [
      'items of a shipment, for the shopper',
      async () => (await listSentShipments('token', 'LL-1')).flatMap(({ items }) => items),
    ],
    [
      'items of a shipment, for the house',
      async () => (await sentShipments(tokens, 'LL-1')).flatMap(({ items }) => items),
    ],
  ])('is read whole: %s', async (_, read) => {
    expect(await read()).toEqual(rows);
  });

  it('is read whole: shipments of an order', async () => {
    jest.spyOn(Me, 'ListShipments').mockImplementation(pageByPage(rows));
    jest.spyOn(Me, 'ListShipmentItems').mockImplementation(pageByPage([]));
    jest.spyOn(Orders, 'ListShipments').mockImplementation(pageByPage(rows));
    expect(await listSentShipments('token', 'LL-1')).toHaveLength(rows.length);
    expect(await orderShipments(token, 'LL-1')).toEqual(rows);
  });

  it('is not read where the newest cart alone is wanted', async () => {
    expect(await newestUnsubmittedOrder('token')).toEqual(rows[0]);
    expect(Me.ListOrders).toHaveBeenCalledTimes(1);
    expect(Me.ListOrders).toHaveBeenCalledWith(
      expect.objectContaining({ sortBy: ['!DateCreated'], pageSize: 1 }),
      expect.anything(),
    );
    jest.spyOn(Me, 'ListOrders').mockImplementation(pageByPage([]));
    expect(await newestUnsubmittedOrder('token')).toBeNull();
  });
});
