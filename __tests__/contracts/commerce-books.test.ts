/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Addresses,
  CreditCards,
  LineItems,
  Me,
  Orders,
  Shipments,
  SpendingAccounts,
  type Address,
  type BuyerAddress,
  type BuyerCreditCard,
  type LineItem,
  type Order,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  middleware,
  seller,
  serveCommerce,
  visitor,
  type Bearer,
  type CommerceServer,
} from './commerce-server';

const { buyerID } = localPlatform.commerce;
const place = {
  FirstName: 'Ada',
  LastName: 'Berg',
  Street1: '12 Elm St',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55401',
  Country: 'US',
  Phone: '6125550101',
};
const home: BuyerAddress = {
  ...place,
  AddressName: 'Home',
  Shipping: true,
  Billing: false,
  xp: { addressType: 'Residence', NickName: 'Home' },
};
const card: BuyerCreditCard = {
  Token: 'vault-1',
  CardType: 'Visa',
  PartialAccountNumber: '1111',
  CardholderName: 'Ada Berg',
  ExpirationDate: '2031-12-01T00:00:00.000Z',
};

describeOnServer('commerce books and shipments', (engine) => {
  let server: CommerceServer;

  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  describe('the address book', () => {
    it("keeps a customer's own addresses", async () => {
      const made = await customer();
      const { ID } = await Me.CreateAddress(home, made);
      await Me.PatchAddress(ID, { Street2: 'Apt 4', xp: { NickName: 'Flat' } }, made);
      expect(await Me.GetAddress(ID, made)).toMatchObject({
        ...home,
        Street2: 'Apt 4',
        Editable: true,
        xp: { addressType: 'Residence', NickName: 'Flat' },
      });
      expect(await Me.SaveAddress(ID, { ...home, Street1: '13 Elm St' }, made)).toMatchObject({
        ID,
        Street1: '13 Elm St',
        Street2: null,
      });
      const { Items, Meta } = await Me.ListAddresses(
        { page: 1, pageSize: 100, filters: { Editable: true, Shipping: true } },
        made,
      );
      expect({ ids: Items.map((it) => it.ID), count: Meta.TotalCount }).toEqual({
        ids: [ID],
        count: 1,
      });
      await Me.DeleteAddress(ID, made);
      await expect(Me.GetAddress(ID, made)).rejects.toMatchObject({
        status: 404,
        message: `Address ${ID} not found`,
      });
    });

    it('shows what the seller assigned, to the one or to all, and lets nobody else change it', async () => {
      const bearer = await seller();
      const [made, other] = [await customer(), await customer()];
      const ids = [`addr-${randomUUID()}`, `addr-${randomUUID()}`];
      for (const ID of ids)
        await Addresses.Create(buyerID, { ...place, ID, AddressName: 'Office' } as Address, bearer);
      await Addresses.SaveAssignment(
        buyerID,
        { AddressID: ids[0], UserID: made.ID, IsShipping: true, IsBilling: false },
        bearer,
      );
      await Addresses.SaveAssignment(
        buyerID,
        { AddressID: ids[1], IsShipping: false, IsBilling: true },
        bearer,
      );
      const shown = async (who: Bearer, filters = {}) =>
        (await Me.ListAddresses({ pageSize: 100, filters }, who)).Items.map((it) => it.ID)
          .filter((id) => ids.includes(id))
          .sort();
      expect(await shown(made)).toEqual([...ids].sort());
      expect(await shown(made, { Editable: false, Shipping: true })).toEqual([ids[0]]);
      expect(await shown(other)).toEqual([ids[1]]);
      expect(await shown(await visitor())).toEqual([]);
      expect(await Me.GetAddress(ids[0]!, made)).toMatchObject({
        Editable: false,
        Shipping: true,
        Billing: false,
      });
      await expect(Me.PatchAddress(ids[0]!, { City: 'X' }, made)).rejects.toMatchObject({
        status: 403,
        errorCode: 'Address.CannotEditPublic',
      });
      await expect(Me.DeleteAddress(ids[0]!, made)).rejects.toMatchObject({
        errorCode: 'Address.CannotEditPublic',
      });
      await Addresses.DeleteAssignment(buyerID, ids[0]!, { userID: made.ID }, bearer);
      expect(await shown(made)).toEqual([ids[1]]);
      await Addresses.DeleteAssignment(buyerID, ids[1]!, {}, bearer);
    });

    it.each<[string, object, object]>([
      [
        'neither shipping nor billing',
        { ...home, Shipping: false },
        { status: 400, errorCode: 'BuyerAddress.MustBeBillingOrShipping' },
      ],
      [
        'without a street',
        { ...home, Street1: undefined },
        { status: 400, errorCode: 'ValidationFailure' },
      ],
      [
        'in a country of three letters',
        { ...home, Country: 'USA' },
        { status: 400, errorCode: 'ValidationFailure' },
      ],
    ])('takes no address %s', async (_name, address, refusal) => {
      await expect(
        Me.CreateAddress(address as BuyerAddress, await customer()),
      ).rejects.toMatchObject(refusal);
    });

    it("is nobody else's, and no visitor's", async () => {
      const { ID } = await Me.CreateAddress(home, await customer());
      const other = await customer();
      await expect(Me.GetAddress(ID, other)).rejects.toMatchObject({ status: 404 });
      await expect(Me.PatchAddress(ID, { City: 'X' }, other)).rejects.toMatchObject({
        status: 404,
      });
      await expect(Me.CreateAddress(home, await visitor())).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.AnonUserProhibited',
      });
    });

    it('gives a line its address by ID when it is one to ship to', async () => {
      const made = await customer();
      const { ID: bill } = await Me.CreateAddress(
        { ...home, Shipping: false, Billing: true },
        made,
      );
      const { ID: ship } = await Me.CreateAddress(home, made);
      const order = await Orders.Create<Order>('Outgoing', {}, made);
      const line = await LineItems.Create<LineItem>(
        'Outgoing',
        order.ID!,
        { ProductID: '100310' },
        made,
      );
      expect(
        await LineItems.Patch('Outgoing', order.ID!, line.ID!, { ShippingAddressID: ship }, made),
      ).toMatchObject({ ShippingAddressID: ship, ShippingAddress: { Street1: '12 Elm St' } });
      await expect(
        LineItems.Patch('Outgoing', order.ID!, line.ID!, { ShippingAddressID: bill }, made),
      ).rejects.toMatchObject({ status: 400, errorCode: 'Address.IsNotShippingAddress' });
    });
  });

  describe('cards', () => {
    it("are kept as the provider's tokens", async () => {
      const made = await customer();
      const { ID } = await Me.CreateCreditCard(card, made);
      await Me.PatchCreditCard(ID, { CardholderName: 'A. Berg' }, made);
      expect((await Me.ListCreditCards({ pageSize: 100 }, made)).Items).toMatchObject([
        { ...card, ID, CardholderName: 'A. Berg', Editable: true },
      ]);
      await Me.DeleteCreditCard(ID, made);
      await expect(Me.GetCreditCard(ID, made)).rejects.toMatchObject({
        status: 404,
        message: `CreditCard ${ID} not found`,
      });
      await expect(
        Me.CreateCreditCard({ ...card, PartialAccountNumber: '411111' }, made),
      ).rejects.toMatchObject({ status: 400, errorCode: 'ValidationFailure' });
    });

    it("of the buyer are the seller's to change", async () => {
      const bearer = await seller();
      const made = await customer();
      const { ID } = await CreditCards.Create(
        buyerID,
        { ...card, ID: `card-${randomUUID()}` },
        bearer,
      );
      await CreditCards.SaveAssignment(buyerID, { CreditCardID: ID, UserID: made.ID }, bearer);
      await expect(Me.PatchCreditCard(ID, { CardholderName: 'X' }, made)).rejects.toMatchObject({
        status: 403,
        errorCode: 'CreditCard.CannotEditPublic',
      });
    });
  });

  it('spending accounts are shown to whom they are assigned, until they end', async () => {
    const bearer = await seller();
    const made = await customer();
    const make = async (more: object) => {
      const { ID } = await SpendingAccounts.Create(
        buyerID,
        { Name: 'Store charge', Balance: 250, AllowAsPaymentMethod: true, ...more },
        bearer,
      );
      await SpendingAccounts.SaveAssignment(
        buyerID,
        { SpendingAccountID: ID, UserID: made.ID, AllowExceed: false },
        bearer,
      );
      return ID;
    };
    const [open, over] = [await make({}), await make({ EndDate: '2020-01-01T00:00:00Z' })];
    expect((await Me.ListSpendingAccounts({}, made)).Items).toMatchObject([
      { ID: open, Balance: 250 },
    ]);
    await expect(Me.GetSpendingAccount(over, made)).rejects.toMatchObject({ status: 404 });
    expect((await Me.ListSpendingAccounts({}, await customer())).Items).toEqual([]);
  });

  describe('a line of a placed order', () => {
    const assembly = { SpecID: 'PatioSet-AssemblyCharge', OptionID: 'Yes' };
    const engraving = (Value: string) => ({ SpecID: 'Engraving', Value });

    it('takes other open texts from the back office, and nothing that changes what was sold', async () => {
      const [made, bearer] = [await customer(), await middleware()];
      const order = await Orders.Create<Order>('Outgoing', {}, made);
      const line = await LineItems.Create<LineItem>(
        'Outgoing',
        order.ID!,
        { ProductID: '100330', Quantity: 2, Specs: [assembly, engraving('For Ada')], xp: { a: 1 } },
        made,
      );
      await Orders.Submit('Outgoing', order.ID!, made);
      const sold = { Quantity: 2, UnitPrice: 60, LineTotal: 120, xp: { a: 1 } };
      const change = (body: Partial<LineItem>) =>
        LineItems.Patch<LineItem>('All', order.ID!, line.ID!, body, bearer);

      const patched = await change({ Specs: [engraving('For Bo'), assembly] });
      expect(patched).toMatchObject({
        ...sold,
        Specs: [{ ...assembly, Value: 'Assembled', PriceMarkup: 10 }, engraving('For Bo')],
      });
      expect(await LineItems.Get('Outgoing', order.ID!, line.ID!, made)).toMatchObject({
        ...sold,
        Specs: patched.Specs,
      });
      expect(await Orders.Get('Outgoing', order.ID!, made)).toMatchObject({
        IsSubmitted: true,
        Subtotal: 120,
        Total: 120,
      });

      const refused = { status: 400, errorCode: 'Order.CannotSubmitBadStatus' };
      await expect(
        change({ Specs: [{ ...assembly, OptionID: 'No' }, engraving('For Cy')] }),
      ).rejects.toMatchObject(refused);
      await expect(change({ Specs: [engraving('For Cy')] })).rejects.toMatchObject(refused);
      await expect(change({ Specs: [assembly, engraving('')] })).rejects.toMatchObject(refused);
      await expect(
        change({ Specs: [assembly, engraving('For Cy'), { SpecID: 'Wrapping', Value: 'red' }] }),
      ).rejects.toMatchObject(refused);
      await expect(
        change({ Specs: [assembly, engraving('For Cy')], Quantity: 3 }),
      ).rejects.toMatchObject(refused);
      await expect(
        LineItems.Patch(
          'Outgoing',
          order.ID!,
          line.ID!,
          { Specs: [assembly, engraving('For Cy')] },
          made,
        ),
      ).rejects.toMatchObject({ status: 403 });
      expect(await LineItems.Get('Outgoing', order.ID!, line.ID!, made)).toMatchObject({
        ...sold,
        Specs: patched.Specs,
      });
    });
  });

  describe('shipments', () => {
    const placed = async (quantity: number) => {
      const made = await customer();
      const ProductID = await makeProduct({ stock: 10 });
      const order = await Orders.Create<Order>('Outgoing', {}, made);
      const line = await LineItems.Create<LineItem>(
        'Outgoing',
        order.ID!,
        { ProductID, Quantity: quantity, xp: { DeliveryMethod: 'UPS' } },
        made,
      );
      await Orders.Submit('Outgoing', order.ID!, made);
      return { made, orderID: order.ID!, lineItemID: line.ID!, ProductID };
    };

    it('are packed by the back office, seen by the customer, and complete the order', async () => {
      const bearer = await middleware();
      const { made, orderID, lineItemID, ProductID } = await placed(3);
      const { ID } = await Shipments.Create(
        {
          BuyerID: buyerID,
          Shipper: 'UPS',
          TrackingNumber: '1Z',
          Cost: 8.5,
          xp: { Status: 'Staged' },
        },
        bearer,
      );
      expect(
        await Shipments.SaveItem(
          ID,
          { OrderID: orderID, LineItemID: lineItemID, QuantityShipped: 2 },
          bearer,
        ),
      ).toMatchObject({ QuantityShipped: 2, Product: { ID: ProductID } });
      expect(await Orders.Get('Outgoing', orderID, made)).toMatchObject({ Status: 'Open' });
      expect((await Me.ListShipments({ orderID }, made)).Items).toMatchObject([
        { ID, Shipper: 'UPS', TrackingNumber: '1Z', xp: { Status: 'Staged' } },
      ]);
      expect((await Me.ListShipmentItems(ID, { orderID }, made)).Items).toMatchObject([
        {
          OrderID: orderID,
          LineItemID: lineItemID,
          QuantityShipped: 2,
          xp: { DeliveryMethod: 'UPS' },
        },
      ]);
      await Shipments.SaveItem(
        ID,
        { OrderID: orderID, LineItemID: lineItemID, QuantityShipped: 3 },
        bearer,
      );
      expect(await Orders.Get('Outgoing', orderID, made)).toMatchObject({
        Status: 'Completed',
        DateCompleted: expect.any(String),
      });
      expect((await Orders.ListShipments('All', orderID, {}, bearer)).Items).toHaveLength(1);
      await Shipments.DeleteItem(ID, orderID, lineItemID, bearer);
      expect(await Orders.Get('Outgoing', orderID, made)).toMatchObject({
        Status: 'Open',
        DateCompleted: null,
      });
    });

    it('go to an address of their own that nobody keeps, instead of a saved one', async () => {
      const bearer = await middleware();
      const { made } = await placed(1);
      const { ID } = await Shipments.Create(
        {
          BuyerID: buyerID,
          Shipper: 'UPS',
          TrackingNumber: '1Z',
          ToAddressID: 'ada-home',
          xp: { Status: 'Staged' },
        },
        bearer,
      );
      const set = await Shipments.SetShipToAddress(ID, { ...place, Street2: 'Apt 4' }, bearer);
      expect(set).toMatchObject({
        ID,
        Shipper: 'UPS',
        TrackingNumber: '1Z',
        xp: { Status: 'Staged' },
        ToAddressID: null,
        ToAddress: { ...place, Street2: 'Apt 4', AddressName: null },
      });
      expect((await Shipments.SetShipToAddress(ID, place, bearer)).ToAddress?.Street2).toBeNull();
      expect(await Shipments.Get(ID, bearer)).toMatchObject({
        ToAddressID: null,
        ToAddress: { City: 'Minneapolis', Street2: null },
      });
      await expect(
        Shipments.SetShipToAddress(ID, { ...place, City: '', Country: 'USA' }, bearer),
      ).rejects.toMatchObject({
        status: 400,
        errors: [
          { ErrorCode: 'ValidationFailure', Data: { Property: 'City' } },
          { ErrorCode: 'ValidationFailure', Data: { Property: 'Country' } },
        ],
      });
      await expect(Shipments.SetShipToAddress('none', place, bearer)).rejects.toMatchObject({
        status: 404,
        message: 'Shipment none not found',
      });
      await expect(Shipments.SetShipToAddress(ID, place, made)).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.InsufficientRoles',
      });
      expect(await Shipments.Get(ID, bearer)).toMatchObject({ ToAddress: place });
    });

    it('hold no more than was ordered, and nothing that was not', async () => {
      const bearer = await middleware();
      const { made, orderID, lineItemID } = await placed(2);
      const { ID } = await Shipments.Create({ BuyerID: buyerID }, bearer);
      const pack = (item: object) =>
        Shipments.SaveItem(
          ID,
          { OrderID: orderID, LineItemID: lineItemID, QuantityShipped: 1, ...item },
          bearer,
        );
      await expect(pack({ QuantityShipped: 3 })).rejects.toMatchObject({
        status: 400,
        errorCode: 'ShipmentItem.QuantityExceeded',
      });
      await expect(pack({ LineItemID: 'none' })).rejects.toMatchObject({
        status: 404,
        message: 'LineItem none not found',
      });
      const open = await Orders.Create<Order>('Outgoing', {}, made);
      await expect(pack({ OrderID: open.ID })).rejects.toMatchObject({
        status: 400,
        errorCode: 'Order.CannotShipBadStatus',
      });
      await pack({});
      expect((await Me.ListShipments({ orderID }, await customer())).Items).toEqual([]);
      await expect(Me.ListShipmentItems(ID, {}, await customer())).rejects.toMatchObject({
        status: 404,
      });
      await expect(Shipments.Create({ BuyerID: buyerID }, made)).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.InsufficientRoles',
      });
    });
  });
});
