/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import { limits } from '@/lib/config/limits';
import type { Database } from '@/services/database/database';
import { vendorCodes } from '@/platform/commerce/errors';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  middleware,
  serveCommerce,
  visitor,
  type Bearer,
  type CommerceServer,
} from './commerce-server';
import { password } from './commerce-stock';

const { clientID, buyerID, catalogID } = localPlatform.commerce;

interface Answer {
  status: number;
  codes: string[];
  body: Record<string, unknown> | null;
}

const rows: [string, number, () => Promise<Answer>][] = [];
let url = '';
let db: Database;
let back: Bearer;
let buyer: Awaited<ReturnType<typeof customer>>;

async function ask(
  method: string,
  path: string,
  body?: unknown,
  bearer: Bearer | null = buyer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const authorization: Record<string, string> = bearer
    ? { authorization: `Bearer ${bearer.accessToken}` }
    : {};
  const text =
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: text,
  });
  return read(response);
}

async function token(
  fields: Record<string, string>,
  type = 'application/x-www-form-urlencoded',
): Promise<Answer> {
  const body = new URLSearchParams({ client_id: clientID, scope: 'Shopper', ...fields }).toString();
  const answer = await read(
    await fetch(`${url}/oauth/token`, { method: 'POST', headers: { 'content-type': type }, body }),
  );
  expect(answer.body).toMatchObject({
    error: expect.any(String),
    error_description: expect.any(String),
  });
  return answer;
}

async function read(response: Response): Promise<Answer> {
  const body =
    response.status === 204
      ? null
      : ((await response.json()) as Record<string, unknown> & { Errors?: { ErrorCode: string }[] });
  return {
    status: response.status,
    codes: ((body?.Errors ?? []) as { ErrorCode: string }[]).map(({ ErrorCode }) => ErrorCode),
    body,
  };
}

const row = (code: string, status: number, call: () => Promise<Answer>) =>
  void rows.push([code, status, call]);
const order = async (bearer: Bearer = buyer) =>
  `/orders/Outgoing/${String((await ask('POST', '/orders/Outgoing', {}, bearer)).body!.ID)}`;
const withLine = async (line: object = { ProductID: '100310' }) => {
  const path = await order();
  return {
    path,
    line: `${path}/lineitems/${String((await ask('POST', `${path}/lineitems`, line)).body!.ID)}`,
  };
};
const adding = async (...lines: object[]) => {
  const path = await order();
  for (const line of lines.slice(0, -1)) await ask('POST', `${path}/lineitems`, line);
  return ask('POST', `${path}/lineitems`, lines.at(-1));
};
const placed = async () => {
  const { path } = await withLine();
  await ask('POST', `${path}/submit`);
  return path;
};
const address = { Street1: '1 Main St', City: 'Edina', Country: 'US' };
const made = (kind: 'buyers', path: string, body: object) =>
  ask('POST', `/${kind}/${buyerID}/${path}`, body, back).then(({ body: answer }) =>
    String(answer!.ID),
  );
const spending = async (fields: object = {}, assigned = true) => {
  const SpendingAccountID = await made('buyers', 'spendingaccounts', {
    Name: 'a',
    Balance: 10,
    AllowAsPaymentMethod: true,
    ...fields,
  });
  if (assigned)
    await ask(
      'POST',
      `/buyers/${buyerID}/spendingaccounts/assignments`,
      { SpendingAccountID, UserID: buyer.ID },
      back,
    );
  return SpendingAccountID;
};
const paying = async (payment: object) =>
  ask('POST', `${await order()}/payments`, { Type: 'SpendingAccount', Amount: 5, ...payment });
const scheduled = async (schedule: object) => {
  const ID = await makeProduct({ stock: 500 });
  await ask(
    'PUT',
    `/priceschedules/${ID}`,
    {
      Name: ID,
      PriceBreaks: [
        { Quantity: 1, Price: 1 },
        { Quantity: 5, Price: 1 },
      ],
      ...schedule,
    },
    back,
  );
  return ID;
};
const spec = async (fields: object, options: object[] = []) => {
  const [ID, ProductID] = [randomUUID(), await makeProduct({ stock: 5 })];
  await ask('POST', '/specs', { ID, Name: ID, ...fields }, back);
  for (const option of options) await ask('POST', `/specs/${ID}/options`, option, back);
  await ask('POST', '/specs/productassignments', { SpecID: ID, ProductID }, back);
  return { ProductID, ID };
};
const schedule = (fields: object) => ask('POST', '/priceschedules', { Name: 's', ...fields }, back);
const webhook = (fields: object) =>
  ask(
    'POST',
    '/webhooks',
    { Name: 'w', Url: 'https://example.com', HashKey: 'k', ...fields },
    back,
  );
const user = (fields: object) =>
  ask('PUT', '/me/register', {
    Username: randomUUID(),
    Password: password,
    FirstName: 'A',
    LastName: 'B',
    Email: 'a@example.com',
    Active: true,
    ...fields,
  });
const shared = async (kind: 'Address' | 'CreditCard', folder: string, body: object) => {
  const ID = await made('buyers', folder, body);
  await ask(
    'POST',
    `/buyers/${buyerID}/${folder}/assignments`,
    { [`${kind}ID`]: ID, UserID: buyer.ID },
    back,
  );
  return ask('PATCH', `/me/${folder}/${ID}`, {});
};
const ship = async (QuantityShipped: number, path: string) => {
  const { body } = await ask('GET', `${path}/lineitems`);
  const shipment = String((await ask('POST', '/shipments', { BuyerID: buyerID }, back)).body!.ID);
  return ask(
    'POST',
    `/shipments/${shipment}/items`,
    {
      OrderID: path.split('/').at(-1),
      LineItemID: (body!.Items as { ID: string }[])[0]!.ID,
      QuantityShipped,
    },
    back,
  );
};

// Tokens and passwords
row('ApiClient.InvalidClientID', 400, () =>
  token({ client_id: 'nobody', grant_type: 'client_credentials' }),
);
row('Auth.ClientNotActive', 400, async () => {
  await db.query(
    `insert into commerce.resource (kind, parent, id, doc) values ('ApiClient', '', 'OFF', '{"ID": "OFF", "Active": false}') on conflict do nothing`,
  );
  return token({ client_id: 'OFF', grant_type: 'client_credentials' });
});
row('Auth.UsernameAndPasswordRequired', 400, () =>
  token({ grant_type: 'password', username: 'ada@example.com' }),
);
row('Auth.InvalidUsernameOrPassword', 400, () =>
  token({ grant_type: 'password', username: 'ada@example.com', password: 'wrong' }),
);
row('Auth.UserNotActive', 400, () =>
  token({ grant_type: 'password', username: 'gone@example.com', password }),
);
row('Auth.LockedOut', 400, async () => {
  const { username } = await customer();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await token({ grant_type: 'password', username, password: 'wrong' });
  return token({ grant_type: 'password', username, password });
});
row('Auth.OauthError', 400, () => token({ grant_type: 'refresh_token', refresh_token: 'none' }));
row('Auth.InsufficientRoles', 400, () =>
  token({ grant_type: 'client_credentials', scope: 'OrderAdmin' }),
);
row('Request.InvalidContentType', 400, () =>
  token({ grant_type: 'client_credentials' }, 'application/json'),
);
row('InvalidToken', 401, () => ask('GET', '/me', undefined, null));
row('Auth.TokenRevoked', 401, async () => {
  const gone = await customer();
  await ask('DELETE', '/me/tokens', undefined, gone);
  return ask('GET', '/me', undefined, gone);
});
row('Auth.InsufficientRoles', 403, () => ask('POST', '/products', { Name: 'p' }));
row('Auth.AnonUserProhibited', 403, async () =>
  ask('PATCH', '/me', { FirstName: 'x' }, await visitor()),
);
row('User.IsNotTemp', 400, () => user({}));
row('Auth.MustPassAnonUserToken', 400, async () =>
  ask('PUT', '/me/register?anonUserToken=no', {}, await visitor()),
);
row('Auth.InsecurePassword', 400, async () =>
  ask(
    'PUT',
    '/me/register',
    {
      Username: 'u',
      Password: 'short',
      FirstName: 'A',
      LastName: 'B',
      Email: 'a@example.com',
      Active: true,
    },
    await visitor(),
  ),
);
row('User.UsernameMustBeUnique', 409, async () =>
  ask(
    'PUT',
    '/me/register',
    {
      Username: 'ADA@example.com',
      Password: password,
      FirstName: 'A',
      LastName: 'B',
      Email: 'a@example.com',
      Active: true,
    },
    await visitor(),
  ),
);
row('PasswordReset.InsecurePassword', 400, () =>
  ask('POST', '/me/password', { NewPassword: 'short' }),
);
row('PasswordReset.LockedOut', 400, async () => {
  const { username } = await customer();
  for (let failure = 0; failure < 10; failure += 1)
    await token({ grant_type: 'password', username, password: 'Wrong-pass-word1' });
  return ask(
    'PUT',
    '/password/reset/code',
    { ClientID: clientID, Username: username, Password: password },
    null,
  );
});
row('PasswordReset.MissingOrInvalidClientID', 400, () =>
  ask('POST', '/password/reset', { Email: 'a@example.com' }, null),
);
row('PasswordReset.MissingUsernameOrEmail', 400, () =>
  ask('POST', '/password/reset', { ClientID: clientID }, null),
);
row('PasswordReset.MissingUsername', 400, () =>
  ask('PUT', '/password/reset/code', { ClientID: clientID, Password: password }, null),
);
row('PasswordReset.InvalidVerification', 400, () =>
  ask(
    'PUT',
    '/password/reset/code',
    { ClientID: clientID, Username: 'ada@example.com', Password: password },
    null,
  ),
);
row('NotFound', 404, () =>
  ask('POST', '/password/reset', { ClientID: clientID, Email: 'nobody@example.com' }, null),
);

// Requests and lists
row('Request.InvalidRequestBody', 400, () => ask('POST', '/orders/Outgoing', '{"ID":'));
row('Request.InvalidRequestBody', 413, () =>
  ask('POST', '/orders/Outgoing', { xp: { text: 'x'.repeat(1_100_000) } }),
);
row('ValidationFailure', 400, () => ask('GET', '/orders/Sideways/x'));
row('ValidationFailure', 400, () => ask('POST', '/products', { Name: 5 }, back));
row('IdExists', 409, () => ask('POST', '/products', { ID: '100310', Name: 'p' }, back));
row('NotFound', 404, () => ask('GET', '/me/products/none'));
row('List.InvalidPageSize', 400, () => ask('GET', '/me/products?pageSize=101'));
row('Search.ResultSetTooLarge', 400, () => ask('GET', '/me/products?page=31&pageSize=100'));
row('Search.ResultSetTooLarge', 400, () => ask('GET', '/products?page=151', undefined, back));
row('Search.ResultSetTooLarge', 400, () => ask('GET', '/me/orders?page=31&pageSize=100'));
row('Search.ResultSetTooLarge', 400, () =>
  ask('GET', '/orders/Incoming?page=31&pageSize=100', undefined, back),
);
row('Search.ResultSetTooLarge', 400, () =>
  ask('GET', '/lineitems/Incoming?page=31&pageSize=100', undefined, back),
);
row('List.InvalidProperty', 400, () => ask('GET', '/me/products?Colour=red'));
row('List.InvalidProperty', 400, () =>
  ask('GET', '/lineitems/Incoming?OrderID=a|b', undefined, back),
);
row('List.InvalidSearchProperty', 400, () => ask('GET', '/me/addresses?search=x&searchOn=Phone'));
row('List.InvalidSortProperty', 400, () => ask('GET', '/me/categories?sortBy=ListOrder'));
row('List.InvalidType', 400, () => ask('GET', '/me/products?Active=perhaps'));
row('Category.InvalidDepth', 400, () => ask('GET', '/me/categories?depth=deep'));

// Books
row('BuyerAddress.MustBeBillingOrShipping', 400, () => ask('POST', '/me/addresses', address));
row('Address.CannotEditPublic', 403, () => shared('Address', 'addresses', address));
row('CreditCard.CannotEditPublic', 403, () => shared('CreditCard', 'creditcards', { Token: 't' }));
row('Address.IsNotShippingAddress', 400, async () => {
  const ID = String(
    (await ask('POST', '/me/addresses', { ...address, Billing: true, Shipping: false })).body!.ID,
  );
  const { line } = await withLine();
  return ask('PATCH', line, { ShippingAddressID: ID });
});

// Orders and lines
row('Order.CreateIncomingRequiresFromUser', 400, () => ask('POST', '/orders/Incoming', {}, back));
row('Order.OverrideShippingPermission', 403, async () =>
  ask('PATCH', await order(), { ShippingCost: 1 }),
);
row('Order.OverrideTaxPermission', 403, async () => ask('PATCH', await order(), { TaxCost: 1 }));
row('Order.CannotMixSubmittedAndUnsubmitted', 400, () =>
  ask('GET', '/me/orders?Status=Unsubmitted|Open'),
);
row('Order.CannotSubmitWithNoLineItems', 400, async () => ask('POST', `${await order()}/submit`));
row('Order.CannotSubmitBadStatus', 400, async () => ask('POST', `${await placed()}/submit`));
row('Order.CannotCancelInCurrentStatus', 400, async () => ask('POST', `${await placed()}/cancel`));
row('Order.CannotCompleteBadStatus', 400, async () =>
  ask('POST', `${await order()}/complete`, {}, back),
);
row('Order.CannotShipBadStatus', 400, async () => ship(1, (await withLine()).path));
row('ShipmentItem.QuantityExceeded', 400, async () => ship(2, await placed()));
row('Order.CannotSubmitWithUnaccceptedPayments', 400, async () => {
  const { path } = await withLine();
  await ask('POST', `${path}/payments`, { Type: 'CreditCard', Amount: 1 });
  return ask('POST', `${path}/submit`);
});
row('Order.CannotSubmitWithInactiveProduct', 400, async () => {
  const ProductID = await makeProduct({ stock: 5 });
  const { path } = await withLine({ ProductID });
  await ask('PATCH', `/products/${ProductID}`, { Active: false }, back);
  return ask('POST', `${path}/submit`);
});
row('Order.ProductsNotFound', 400, async () => {
  const ProductID = await makeProduct({ stock: 5 });
  const { path } = await withLine({ ProductID });
  await ask('DELETE', `/products/${ProductID}`, undefined, back);
  return ask('POST', `${path}/validate`);
});
row('Inventory.Insufficient', 400, () => adding({ ProductID: '100380', Quantity: 4 }));
row('LineItem.QuantityMustBePositive', 400, () => adding({ ProductID: '100310', Quantity: -1 }));
row('LineItem.DateNeededMustBeGreaterThanDateAdded', 400, () =>
  adding({ ProductID: '100310', DateNeeded: '2020-01-01T00:00:00Z' }),
);
row('LineItem.CannotChangeProductID', 400, async () =>
  ask('PATCH', (await withLine()).line, { ProductID: '100390' }),
);
row('LineItem.CannotPatchShippingAddressIfMissing', 400, async () =>
  ask('PATCH', `${(await withLine()).line}/shipto`, { City: 'Edina' }),
);
row('ShippingAddress.CannotPatchSetByID', 400, async () =>
  ask(
    'PATCH',
    `${(await withLine({ ProductID: '100310', ShippingAddressID: 'Store-lyndale' })).line}/shipto`,
    { City: 'Edina' },
  ),
);
row('ShippingAddress.CannotModifyNotFound', 400, async () =>
  ask('PATCH', `${(await withLine()).path}/shipto`, { City: 'Edina' }),
);
row('BillingAddress.CannotModifyNotFound', 400, async () =>
  ask('PATCH', `${await order()}/billto`, { City: 'Edina' }),
);
row('BillingAddress.CannotPatchSetByID', 400, async () => {
  const path = await order();
  await db.query(
    `update commerce.resource set doc = doc || '{"BillingAddressID": "b"}' where kind = 'Order' and id = $1`,
    [path.split('/').at(-1)],
  );
  return ask('PATCH', `${path}/billto`, { City: 'Edina' });
});
row('IntegrationEvent.ApiClientNotConfiguredForOrderCalculate', 400, async () =>
  ask('POST', `${await order()}/calculate`),
);
row('IntegrationEvent.ApiClientNotConfiguredForOrderCalculate', 400, async () =>
  ask('POST', `${await order()}/estimateshipping`),
);
row('IntegrationEvent.MustHaveShipEstimates', 400, async () =>
  ask('POST', `${await order()}/shipmethods`, { ShipMethodSelections: [] }),
);
row('NotFound', 404, async () => ask('POST', `${await order()}/promotions/SPRING`));
row('PriceSchedule.CannotBeLessThanMin', 400, () => adding({ ProductID: '100320', Quantity: 1 }));
row('PriceSchedule.CannotExceedMax', 400, () => adding({ ProductID: '100320', Quantity: 13 }));
row('PriceSchedule.QuantityNotAllowed', 400, () => adding({ ProductID: '100340', Quantity: 7 }));
row('PriceSchedule.MissingOrConflicting', 400, () => adding({ ProductID: '100370' }));
row('PriceSchedule.CumulativeCannotBeLessThanMin', 400, async () =>
  adding({
    ProductID: await scheduled({ UseCumulativeQuantity: true, MinQuantity: 3 }),
    Quantity: 2,
  }),
);
row('PriceSchedule.CumulativeCannotExceedMax', 400, async () => {
  const ProductID = await scheduled({ UseCumulativeQuantity: true, MaxQuantity: 3 });
  return adding({ ProductID, Quantity: 2 }, { ProductID, Quantity: 2 });
});
row('PriceSchedule.CumulativeQuantityNotAllowed', 400, async () =>
  adding({
    ProductID: await scheduled({ UseCumulativeQuantity: true, RestrictedQuantity: true }),
    Quantity: 2,
  }),
);
row('PriceSchedule.NoPriceBreaks', 400, async () =>
  adding({ ProductID: await scheduled({ PriceBreaks: [] }) }),
);
row('PriceSchedule.QtyNotFound', 400, async () =>
  adding({ ProductID: await scheduled({ PriceBreaks: [{ Quantity: 5, Price: 1 }] }), Quantity: 2 }),
);
row('Spec.OptionNotFound', 400, () =>
  adding({ ProductID: '100330', Specs: [{ SpecID: 'PatioSet-AssemblyCharge', OptionID: 'Free' }] }),
);
row('Spec.OneOrMoreRequiresValue', 400, async () =>
  adding({ ProductID: (await spec({ Required: true })).ProductID }),
);
row('Spec.RequiresSelection', 400, async () => {
  const { ProductID, ID } = await spec({});
  return adding({ ProductID, Specs: [{ SpecID: ID, Value: 'free text' }] });
});
row('Spec.RequiresValue', 400, async () => {
  const { ProductID, ID } = await spec({}, [{ ID: 'open', Value: 'Words', IsOpenText: true }]);
  return adding({ ProductID, Specs: [{ SpecID: ID, OptionID: 'open' }] });
});

// Payments
row('Payment.AlreadyPaid', 400, async () => {
  const { path } = await withLine();
  await ask('POST', `${path}/payments`, { Type: 'PurchaseOrder' });
  return ask('POST', `${path}/payments`, { Type: 'PurchaseOrder', Amount: 1 });
});
row('Payment.AmountGreaterThanZero', 400, () => paying({ Type: 'PurchaseOrder', Amount: 0 }));
row('Payment.CannotEditCancelled', 400, async () => {
  const { path } = await withLine();
  await ask('POST', `${path}/cancel`);
  return ask('POST', `${path}/payments`, { Type: 'PurchaseOrder' });
});
row('Payment.CannotPatchAccepted', 403, () => paying({ Type: 'CreditCard', Accepted: true }));
row('Payment.CannotPatchProperty', 400, async () => {
  const path = await order();
  const { body } = await ask('POST', `${path}/payments`, { Type: 'PurchaseOrder' });
  return ask('PATCH', `${path}/payments/${String(body!.ID)}`, { Type: 'CreditCard' });
});
row('Payment.CannotSetCreditCard', 400, () => paying({ Type: 'PurchaseOrder', CreditCardID: 'c' }));
row('NotFound', 404, () => paying({ Type: 'CreditCard', CreditCardID: 'c' }));
row('Payment.CannotSetSpendingAccount', 400, () =>
  paying({ Type: 'PurchaseOrder', SpendingAccountID: 's' }),
);
row('Payment.SpendingAccountIdMissing', 400, () => paying({}));
row('Payment.InvalidSpendingAccountID', 400, async () =>
  paying({ SpendingAccountID: await spending({}, false) }),
);
row('Payment.CannotUseExpiredSpendingAccount', 400, async () =>
  paying({ SpendingAccountID: await spending({ EndDate: '2020-01-01T00:00:00Z' }) }),
);
row('Payment.ExceedsBalance', 400, async () =>
  paying({ SpendingAccountID: await spending(), Amount: 10.01 }),
);
row('Payment.CannotDeleteSpendingAccount', 400, async () => {
  const SpendingAccountID = await spending();
  await paying({ SpendingAccountID });
  return ask('DELETE', `/buyers/${buyerID}/spendingaccounts/${SpendingAccountID}`, undefined, back);
});

// Provisioning
row('PriceSchedule.DuplicatePriceBreaks', 400, () =>
  schedule({
    PriceBreaks: [
      { Quantity: 1, Price: 1 },
      { Quantity: 1, Price: 2 },
    ],
  }),
);
row('PriceSchedule.MinGreaterThanMax', 400, () => schedule({ MinQuantity: 5, MaxQuantity: 4 }));
row('PriceSchedule.MinQtyMustBePositive', 400, () => schedule({ MinQuantity: 0 }));
row('PriceSchedule.InvalidSaleStartOrSaleEnd', 400, () =>
  schedule({ SaleStart: '2026-02-01T00:00:00Z', SaleEnd: '2026-01-01T00:00:00Z' }),
);
row('PriceSchedule.InvalidDefaultPriceScheduleID', 400, () =>
  ask('POST', '/products', { Name: 'p', DefaultPriceScheduleID: 'none' }, back),
);
row('Product.CannotAssignNotInBuyerCatalog', 400, async () => {
  const { body } = await ask('POST', '/products', { Name: 'p' }, back);
  return ask('POST', '/products/assignments', { ProductID: body!.ID, BuyerID: buyerID }, back);
});
row('Category.CircularReference', 400, () =>
  ask('PATCH', `/catalogs/${catalogID}/categories/Flowers`, { ParentID: 'Flowers_Tulips' }, back),
);
row('Catalog.CannotDelete', 400, () => ask('DELETE', `/catalogs/${catalogID}`, undefined, back));
row('User.CannotDeleteDefaultContextUser', 400, () =>
  ask('DELETE', `/buyers/${buyerID}/users/${limits.anonymousUserID}`, undefined, back),
);
row('User.CannotDeleteWithOpenOrder', 400, async () => {
  await placed();
  return ask('DELETE', `/buyers/${buyerID}/users/${buyer.ID}`, undefined, back);
});
row('Webhook.UrlSchemeHttps', 400, () => webhook({ Url: 'http://example.com' }));
const sender = (change: object) =>
  ask(
    'POST',
    '/messagesenders',
    {
      Name: 'Mail',
      MessageTypes: ['ForgottenPassword'],
      URL: 'https://shop.example/messages',
      SharedKey: 'key',
      ...change,
    },
    back,
  );
row('MessageSenders.UrlRequired', 400, () => sender({ URL: '' }));
row('MessageSenders.SharedKeyRequired', 400, () => sender({ SharedKey: '' }));
row('Impersonation.ConfigError', 400, () =>
  ask(
    'POST',
    `/buyers/${buyerID}/users/${buyer.ID}/accesstoken`,
    { ClientID: clientID, Roles: ['Shopper'] },
    back,
  ),
);
row('Webhook.MissingHashKey', 400, () => webhook({ HashKey: '' }));
row('ValidationFailure', 400, () => webhook({ HashKey: 'k'.repeat(51) }));

describeOnServer('which code is given by which wrong call', (engine) => {
  let server: CommerceServer;
  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    url = server.url;
    [back, buyer] = [await middleware(), await customer()];
  }, 180_000);
  afterAll(() => server?.close());

  it.each(rows)('%s, %i', async (code, status, call) => {
    const { body, ...answer } = await call();
    expect(answer).toEqual({ status, codes: [code] });
    const [error] = body!.Errors as Record<string, unknown>[];
    expect(error).toMatchObject({ Message: expect.stringMatching(/\S/) });
    if (code === 'NotFound')
      expect(error!.Data).toEqual({ ObjectType: expect.any(String), ObjectID: expect.any(String) });
  });
});

it('shows every code there is', () => {
  expect(new Set(rows.map(([code]) => code))).toEqual(new Set([...vendorCodes, 'NotFound']));
});
