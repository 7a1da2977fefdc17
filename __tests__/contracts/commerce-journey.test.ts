/** @jest-environment node */
import {
  Auth,
  Categories,
  IntegrationEvents,
  LineItems,
  Me,
  Orders,
  Payments,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  middleware,
  serveCommerce,
  stockOf,
  visitor,
  visitorWithOrder,
  type Bearer,
  type CommerceServer,
} from './commerce-server';
import { describeOnServer } from '../support/databases';
import { password } from './commerce-stock';

describeOnServer('journeys', (engine) => {
  const { clientID, catalogID } = localPlatform.commerce;
  const address = {
    FirstName: 'Iris',
    LastName: 'Lund',
    Street1: '1 Fern Rd',
    City: 'Edina',
    State: 'MN',
    Zip: '55424',
    Country: 'US',
    Phone: '6125550100',
  };
  let db: Database;
  let server: CommerceServer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
  }, 180_000);
  afterAll(async () => {
    await server.close();
  });

  describe('a visitor buys', () => {
    let bearer: Bearer & { orderID: string };
    let productID: string;
    let lineID: string;
    beforeAll(async () => {
      bearer = await visitor();
      productID = await makeProduct({ stock: 5, price: 12.34 });
    });

    it('has no order before the first write, then the one the token names', async () => {
      await expect(Orders.Get('Outgoing', bearer.orderID, bearer)).rejects.toMatchObject({
        status: 404,
        errorCode: 'NotFound',
        message: `Order ${bearer.orderID} not found`,
      });
      const order = await Orders.Create('Outgoing', { ID: 'something-else' }, bearer);
      expect(order).toMatchObject({
        ID: bearer.orderID,
        Status: 'Unsubmitted',
        IsSubmitted: false,
        Total: 0,
        LineItemCount: 0,
        FromUserID: '299999',
        DateSubmitted: null,
      });
      await expect(Orders.Create('Outgoing', {}, bearer)).rejects.toMatchObject({
        status: 409,
        errorCode: 'IdExists',
      });
    });

    it('adds, changes and removes lines, priced by the platform', async () => {
      const line = await LineItems.Create(
        'Outgoing',
        bearer.orderID,
        { ProductID: productID, Quantity: 2, UnitPrice: 0.01 },
        bearer,
      );
      lineID = line.ID;
      expect(line).toMatchObject({
        UnitPrice: 12.34,
        LineSubtotal: 24.68,
        LineTotal: 24.68,
        Product: { ID: productID },
        ShippingAddress: null,
      });
      const other = await LineItems.Create(
        'Outgoing',
        bearer.orderID,
        { ProductID: '100310' },
        bearer,
      );
      expect(await Orders.Get('Outgoing', bearer.orderID, bearer)).toMatchObject({
        LineItemCount: 2,
        Subtotal: 74.67,
        Total: 74.67,
      });
      expect(
        (
          await LineItems.Patch(
            'Outgoing',
            bearer.orderID,
            lineID,
            { Quantity: 3, xp: { CardMessage: { line1: 'Hi' } } },
            bearer,
          )
        ).LineTotal,
      ).toBe(37.02);
      const patched = await LineItems.Patch(
        'Outgoing',
        bearer.orderID,
        lineID,
        { xp: { CardMessage: { line2: 'you' } } },
        bearer,
      );
      expect(patched.xp).toEqual({ CardMessage: { line1: 'Hi', line2: 'you' } });
      expect(await LineItems.Delete('Outgoing', bearer.orderID, other.ID, bearer)).toBe('');
      expect(
        (await LineItems.List('Outgoing', bearer.orderID, { pageSize: 100 }, bearer)).Meta,
      ).toMatchObject({ TotalCount: 1, ItemRange: [1, 1] });
    });

    it('sets one-time addresses on a line and on all', async () => {
      const line = await LineItems.SetShippingAddress(
        'Outgoing',
        bearer.orderID,
        lineID,
        address,
        bearer,
      );
      expect(line).toMatchObject({
        ShippingAddressID: null,
        ShippingAddress: { City: 'Edina', Street2: null },
      });
      expect(
        (
          await LineItems.PatchShippingAddress(
            'Outgoing',
            bearer.orderID,
            lineID,
            { Street2: 'Apt 4' },
            bearer,
          )
        ).ShippingAddress.Street2,
      ).toBe('Apt 4');
      await Orders.SetShippingAddress(
        'Outgoing',
        bearer.orderID,
        { ...address, City: 'Richfield' },
        bearer,
      );
      expect(
        (await LineItems.Get('Outgoing', bearer.orderID, lineID, bearer)).ShippingAddress.City,
      ).toBe('Richfield');
      expect(
        (
          await LineItems.Patch(
            'Outgoing',
            bearer.orderID,
            lineID,
            { ShippingAddressID: 'Store-lyndale' },
            bearer,
          )
        ).ShippingAddress.City,
      ).toBe('Minneapolis');
      await expect(
        LineItems.SetShippingAddress(
          'Outgoing',
          bearer.orderID,
          lineID,
          { ...address, Country: 'USA', City: '' },
          bearer,
        ),
      ).rejects.toMatchObject({
        status: 400,
        errors: [
          { ErrorCode: 'ValidationFailure', Data: { Property: 'City' } },
          { ErrorCode: 'ValidationFailure', Data: { Property: 'Country' } },
        ],
      });
    });

    it('cannot set charges or accept a payment; the back office can', async () => {
      const elevated = await middleware();
      await expect(
        Orders.Patch('Outgoing', bearer.orderID, { ShippingCost: 1 }, bearer),
      ).rejects.toMatchObject({ status: 403, errorCode: 'Order.OverrideShippingPermission' });
      const order = await Orders.Patch(
        'All',
        bearer.orderID,
        { ShippingCost: 14.99, TaxCost: 3.34, xp: { a: 1 } },
        elevated,
      );
      expect(order).toMatchObject({
        Subtotal: 37.02,
        ShippingCost: 14.99,
        TaxCost: 3.34,
        Total: 55.35,
        xp: { a: 1 },
      });
      const payment = await Payments.Create(
        'Outgoing',
        bearer.orderID,
        { Type: 'CreditCard', Amount: 55.35 },
        bearer,
      );
      expect(payment).toMatchObject({ Accepted: false, Type: 'CreditCard', CreditCardID: null });
      await expect(Orders.Submit('Outgoing', bearer.orderID, bearer)).rejects.toMatchObject({
        status: 400,
        errorCode: 'Order.CannotSubmitWithUnaccceptedPayments',
      });
      await expect(
        Payments.Patch('Outgoing', bearer.orderID, payment.ID, { Accepted: true }, bearer),
      ).rejects.toMatchObject({ status: 403, errorCode: 'Payment.CannotPatchAccepted' });
      expect(
        await Payments.Patch('Incoming', bearer.orderID, payment.ID, { Accepted: true }, elevated),
      ).toMatchObject({ Accepted: true, Amount: 55.35 });
    });

    it("submits: stock falls, the order is open and closed to the shopper's changes", async () => {
      const elevated = await middleware();
      expect(await Orders.Validate('Outgoing', bearer.orderID, bearer)).toBe('');
      const order = await Orders.Submit('Outgoing', bearer.orderID, elevated);
      expect(order).toMatchObject({ Status: 'Open', IsSubmitted: true, Total: 55.35 });
      expect(await stockOf(productID)).toBe(2);
      await expect(Orders.Submit('Outgoing', bearer.orderID, elevated)).rejects.toMatchObject({
        status: 400,
        errorCode: 'Order.CannotSubmitBadStatus',
      });
      await expect(
        LineItems.Patch('Outgoing', bearer.orderID, lineID, { Quantity: 1 }, bearer),
      ).rejects.toMatchObject({ status: 403 });
      const sheet = await IntegrationEvents.GetWorksheet('Outgoing', bearer.orderID, bearer);
      expect(sheet).toMatchObject({
        Order: { Total: 55.35 },
        LineItems: [{ ID: lineID, Quantity: 3 }],
        OrderPromotions: [],
      });
      expect(await Orders.Cancel('All', bearer.orderID, elevated)).toMatchObject({
        Status: 'Canceled',
      });
      expect(await stockOf(productID)).toBe(5);
    });
  });

  describe('a customer', () => {
    it('logs in, refreshes, reads and changes their profile', async () => {
      const made = await customer();
      const login = await Auth.Login(made.username.toUpperCase(), password, clientID);
      const next = await Auth.RefreshToken(login.refresh_token, clientID);
      const bearer = { accessToken: next.access_token };
      expect(await Me.Get(bearer)).toMatchObject({
        ID: made.ID,
        FirstName: 'Test',
        Phone: null,
        Buyer: { ID: 'LILAC', DefaultCatalogID: 'LILAC' },
      });
      expect(
        await Me.Patch({ xp: { WishList: ['100320'] }, Phone: '6125550111' }, bearer),
      ).toMatchObject({ Phone: '6125550111', xp: { WishList: ['100320'] } });
      expect((await Me.Get(bearer)).xp).toEqual({ WishList: ['100320'] });
    });

    it('takes over what they put in the cart as a visitor', async () => {
      const guest = await visitorWithOrder();
      await LineItems.Create(
        'Outgoing',
        guest.orderID,
        { ProductID: '100310', Quantity: 1 },
        guest,
      );
      const made = await customer();
      expect(await Me.TransferAnonUserOrder({ anonUserToken: guest.accessToken }, made)).toBe('');
      const { Items } = await Me.ListOrders(
        { sortBy: ['!DateCreated'], filters: { Status: 'Unsubmitted' } },
        made,
      );
      expect(Items).toMatchObject([
        { ID: guest.orderID, FromUserID: made.ID, Total: 49.99, FromUser: { ID: made.ID } },
      ]);
      await expect(Orders.Get('Outgoing', guest.orderID, guest)).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        Me.TransferAnonUserOrder({ anonUserToken: guest.accessToken }, made),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        Me.TransferAnonUserOrder({ anonUserToken: made.accessToken }, made),
      ).rejects.toMatchObject({ errorCode: 'Auth.MustPassAnonUserToken' });
    });

    it('lists submitted orders unless asked for the others, never both', async () => {
      const made = await customer();
      const open = await Orders.Create('Outgoing', {}, made);
      await LineItems.Create('Outgoing', open.ID, { ProductID: '100390', Quantity: 1 }, made);
      await Orders.Submit('Outgoing', open.ID, made);
      const cart = await Orders.Create('Outgoing', {}, made);
      const ids = async (filters: Record<string, string>) =>
        (await Me.ListOrders({ filters }, made)).Items.map((order) => order.ID);
      expect(await ids({})).toEqual([open.ID]);
      expect(await ids({ Status: '!Unsubmitted' })).toEqual([open.ID]);
      expect(await ids({ Status: 'Unsubmitted' })).toEqual([cart.ID]);
      expect(await ids({ IsSubmitted: 'false' })).toEqual([cart.ID]);
      await expect(ids({ Status: 'Unsubmitted|Open' })).rejects.toMatchObject({
        errorCode: 'Order.CannotMixSubmittedAndUnsubmitted',
      });
      expect(await Orders.Delete('Outgoing', cart.ID, made)).toBe('');
      expect(await ids({ Status: 'Unsubmitted' })).toEqual([]);
    });

    it('keeps an address book', async () => {
      const made = await customer();
      const home = await Me.CreateAddress(
        { ...address, Shipping: true, AddressName: 'Home' },
        made,
      );
      expect(home).toMatchObject({ Editable: true, Shipping: true, Billing: null });
      expect(await Me.PatchAddress(home.ID, { City: 'Savage' }, made)).toBe('');
      expect(
        (
          await Me.ListAddresses(
            { pageSize: 100, filters: { Editable: true, Shipping: true } },
            made,
          )
        ).Items,
      ).toMatchObject([{ ID: home.ID, City: 'Savage' }]);
      await expect(Me.CreateAddress(address, made)).rejects.toMatchObject({
        errorCode: 'BuyerAddress.MustBeBillingOrShipping',
      });
      expect(await Me.DeleteAddress(home.ID, made)).toBe('');
      await expect(Me.GetAddress(home.ID, made)).rejects.toMatchObject({ status: 404 });
    });

    it('sees nothing of other people', async () => {
      const [one, two, guest] = await Promise.all([customer(), customer(), visitor()]);
      const order = await Orders.Create('Outgoing', {}, one);
      for (const bearer of [two, guest]) {
        await expect(Orders.Get('Outgoing', order.ID, bearer)).rejects.toMatchObject({
          status: 404,
        });
        await expect(IntegrationEvents.GetWorksheet('All', order.ID, bearer)).rejects.toMatchObject(
          { status: 404 },
        );
        await expect(
          LineItems.Create('Outgoing', order.ID, { ProductID: '100310' }, bearer),
        ).rejects.toMatchObject({ status: 404 });
        await expect(Orders.Delete('Outgoing', order.ID, bearer)).rejects.toMatchObject({
          status: 404,
        });
      }
      await expect(Me.Patch({ FirstName: 'X' }, guest)).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.AnonUserProhibited',
      });
      await expect(Categories.Create(catalogID, { Name: 'Mine' }, {}, one)).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.InsufficientRoles',
      });
    });
  });
});
