import type { ApiRole } from 'ordercloud-javascript-sdk';

/** A call of the commerce platform: its verb, its path below `/v1`, and the roles of which any one opens it; without a role any token does. */
interface CommerceCall {
  verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  roles: readonly ApiRole[];
}

const me = {
  'Me.CreateAddress': 'POST /me/addresses MeAddressAdmin',
  'Me.CreateCreditCard': 'POST /me/creditcards MeCreditCardAdmin',
  'Me.DeleteAddress': 'DELETE /me/addresses/{addressID} MeAddressAdmin',
  'Me.DeleteCreditCard': 'DELETE /me/creditcards/{creditcardID} MeCreditCardAdmin',
  'Me.Get': 'GET /me',
  'Me.GetCategory': 'GET /me/categories/{categoryID} Shopper',
  'Me.GetCreditCard': 'GET /me/creditcards/{creditcardID} MeCreditCardAdmin Shopper',
  'Me.GetProduct': 'GET /me/products/{productID} Shopper',
  'Me.ListAddresses': 'GET /me/addresses MeAddressAdmin Shopper',
  'Me.ListCategories': 'GET /me/categories Shopper',
  'Me.ListCreditCards': 'GET /me/creditcards MeCreditCardAdmin Shopper',
  'Me.ListOrders': 'GET /me/orders Shopper',
  'Me.ListProducts': 'GET /me/products Shopper',
  'Me.ListShipmentItems': 'GET /me/shipments/{shipmentID}/items Shopper',
  'Me.ListShipments': 'GET /me/shipments Shopper',
  'Me.ListSpecs': 'GET /me/products/{productID}/specs Shopper',
  'Me.Patch': 'PATCH /me MeAdmin',
  'Me.PatchAddress': 'PATCH /me/addresses/{addressID} MeAddressAdmin',
  'Me.PatchCreditCard': 'PATCH /me/creditcards/{creditcardID} MeCreditCardAdmin',
  'Me.Register': 'PUT /me/register Shopper',
  'Me.ResetPasswordByToken': 'POST /me/password PasswordReset',
  'Me.RevokeTokens': 'DELETE /me/tokens',
  'Me.TransferAnonUserOrder': 'PUT /me/orders Shopper',
} as const;

const order = '/orders/{direction}/{orderID}';
const line = `${order}/lineitems/{lineItemID}`;
const payment = `${order}/payments/{paymentID}`;

const orders = {
  'IntegrationEvents.GetWorksheet': `GET ${order}/worksheet IntegrationEventAdmin OrderAdmin OrderReader Shopper`,
  'LineItems.Create': `POST ${order}/lineitems OrderAdmin Shopper`,
  'LineItems.Delete': `DELETE ${line} OrderAdmin Shopper`,
  'LineItems.List': `GET ${order}/lineitems OrderAdmin OrderReader Shopper`,
  'LineItems.ListAcrossOrders': 'GET /lineitems/{direction} OrderAdmin OrderReader',
  'LineItems.Patch': `PATCH ${line} OrderAdmin Shopper`,
  'LineItems.SetShippingAddress': `PUT ${line}/shipto OrderAdmin Shopper`,
  'Orders.Cancel': `POST ${order}/cancel OrderAdmin Shopper`,
  'Orders.Create': 'POST /orders/{direction} OrderAdmin Shopper',
  'Orders.Delete': `DELETE ${order} OrderAdmin Shopper`,
  'Orders.Get': `GET ${order} OrderAdmin OrderReader Shopper`,
  'Orders.List': 'GET /orders/{direction} OrderAdmin OrderReader',
  'Orders.ListShipments': `GET ${order}/shipments OrderAdmin ShipmentReader`,
  'Orders.Patch': `PATCH ${order} OrderAdmin Shopper`,
  'Orders.PatchFromUser': `PATCH ${order}/fromuser OrderAdmin Shopper`,
  'Orders.SetBillingAddress': `PUT ${order}/billto OrderAdmin Shopper`,
  'Orders.Submit': `POST ${order}/submit OrderAdmin Shopper`,
  'Payments.Create': `POST ${order}/payments OrderAdmin Shopper`,
  'Payments.Delete': `DELETE ${payment} OrderAdmin Shopper`,
  'Payments.List': `GET ${order}/payments OrderAdmin OrderReader Shopper`,
  'Payments.Patch': `PATCH ${payment} OrderAdmin Shopper`,
  'Shipments.Delete': 'DELETE /shipments/{shipmentID} ShipmentAdmin',
  'Shipments.ListItems': 'GET /shipments/{shipmentID}/items ShipmentAdmin ShipmentReader',
  'Shipments.Patch': 'PATCH /shipments/{shipmentID} ShipmentAdmin',
  'Shipments.SaveItem': 'POST /shipments/{shipmentID}/items ShipmentAdmin',
  'Shipments.SetShipToAddress': 'PUT /shipments/{shipmentID}/shipto ShipmentAdmin',
} as const;

const categories = '/catalogs/{catalogID}/categories';
const users = '/buyers/{buyerID}/users';

const seller = {
  'Addresses.Get': 'GET /buyers/{buyerID}/addresses/{addressID} AddressAdmin AddressReader',
  'Addresses.List': 'GET /buyers/{buyerID}/addresses AddressAdmin AddressReader',
  'Catalogs.Get': 'GET /catalogs/{catalogID} CatalogAdmin CatalogReader',
  'Catalogs.ListProductAssignments': 'GET /catalogs/productassignments CatalogAdmin CatalogReader',
  'Categories.Get': `GET ${categories}/{categoryID} CategoryAdmin CategoryReader`,
  'Categories.List': `GET ${categories} CategoryAdmin CategoryReader`,
  'Categories.ListProductAssignments': `GET ${categories}/productassignments CategoryAdmin CategoryReader`,
  'PriceSchedules.List': 'GET /priceschedules PriceScheduleAdmin PriceScheduleReader',
  'Products.Get': 'GET /products/{productID} ProductAdmin ProductReader',
  'Products.List': 'GET /products ProductAdmin ProductReader',
  'Products.ListSpecs': 'GET /products/{productID}/specs ProductAdmin ProductReader',
  'Specs.ListProductAssignments': 'GET /specs/productassignments ProductAdmin ProductReader',
  'Users.Delete': `DELETE ${users}/{userID} BuyerUserAdmin`,
  'Users.Get': `GET ${users}/{userID} BuyerUserAdmin BuyerUserReader`,
  'Users.GetAccessToken': `POST ${users}/{userID}/accesstoken BuyerImpersonation`,
  'Users.List': `GET ${users} BuyerUserAdmin BuyerUserReader`,
  'Users.Patch': `PATCH ${users}/{userID} BuyerUserAdmin`,
} as const;

const lines = { ...me, ...orders, ...seller } satisfies Record<
  string,
  `${CommerceCall['verb']} /${string}`
>;

/** Name of a call as the vendor's SDK has it. */
export type CommerceCallName = keyof typeof lines;

/**
 * Every call of the commerce platform that the shop makes with a token, with what the vendor's OpenAPI document (1.0.239) says of it.
 * `FullAccess`, which opens all, is left out. `Me.RevokeTokens` is newer than that document: any token may revoke itself.
 */
export const commerceCalls = Object.fromEntries(
  Object.entries(lines).map(([name, text]) => [name, callOf(text)]),
) as Readonly<Record<CommerceCallName, CommerceCall>>;

function callOf(text: (typeof lines)[CommerceCallName]): CommerceCall {
  const [verb, path = '', ...roles] = text.split(' ');
  return { verb: verb as CommerceCall['verb'], path, roles: roles as ApiRole[] };
}

/** Calls that need no token: tokens themselves, their certificates, and a forgotten password. */
export const callsWithoutToken = [
  'Auth.Anonymous',
  'Auth.ClientCredentials',
  'Auth.Login',
  'Auth.RefreshToken',
  'Certs.GetPublicKey',
  'ForgottenCredentials.ResetPasswordByVerificationCode',
  'ForgottenCredentials.SendVerificationCode',
] as const;
