/** Every field of 001 §3, with a value that would matter if it were taken. */
export const fieldsOf001: Readonly<Record<string, unknown>> = {
  ID: 'another', DateSubmitted: '2020-01-01', FromUser: { ID: 'another' }, FromUserID: 'another', Shipments: [], LineItemCount: 0, Subtotal: 0, ShippingCost: 0, TaxCost: 0, Total: 0, Payments: [],
  SpendingAccounts: { PurplePerks: { Amount: 9999 } }, Shipper: 'Email', ToAddress: {}, LineItems: [], Cost: 0, AssemblyCharges: 0, PlacementCharges: 0, Status: 'Completed', TimeWindow: 'any',
  HandlingCharges: 0, WiredServiceFees: 0, ProductID: 'another', Product: { ID: 'another' }, SpecsOptions: {}, IsWorkShopEvent: true, IsWorkshop: 1, ProductCode: '100101', UnitPrice: 0.01, LineTotal: 0,
  ShownImage: 'x', ProductNote: 'x', Billing: true, Shipping: true, AddressName: 'x', addressType: 'Residence', Password: 'x', CurrentPassword: 'x', xp: { LoyaltyCardNumber: '1', PurchasedEvents: ['700101'] },
  LoyaltyCardNumber: '1', CECSAwardAccountID: '1', LoyaltyID: '1', CecsCustomerNumber: '1', EagleCustomerNumber: '1', LastLoginTimeStamp: '2020-01-01', WishList: [{ ProductCode: '100101' }], PurchasedEvents: ['700101'],
  CreatedFrom: 'x', OrderCloudToCecsCustomerStatus: 'Synced', Balance: 9999, ExpirationDate: '2099-01-01', CardNumber: '1', EagleUser: true, GiftCard: {}, PurplePerks: {}, Paypal: {}, Venmo: {}, CreditCard: {},
  PurchaseOrder: {}, superTitle: 'x', title: 'x', subTitle: 'x', linkUrl: 'x', linkText: 'x', MetaTitle: 'x', MetaDescription: 'x', MetaType: 'x', MetaSiteName: 'x', MetaImage: 'x', CanonicalUrl: 'x', Items: [], Meta: {},
  Page: 1, TotalPages: 1, ResultCode: 'Success', Address: {}, Line1: 'x', Line2: 'x', Region: 'x', PostalCode: 'x',
};

const names = [
  'role', 'roles', 'admin', 'isAdmin', 'Active', 'active', 'approved', 'verified', 'permissions', 'scope', 'scopes', 'token', 'access_token', 'accessToken', 'refreshToken', 'session', 'sid', 'userID', 'UserID',
  'user', 'owner', 'buyerID', 'BuyerID', 'clientID', 'impersonate', 'discount', 'promotions', 'PromotionDiscount', 'coupon', 'price', 'Price', 'PriceOverride', 'PriceMarkup', 'tax', 'fee', 'total', 'IsSubmitted', 'orderID',
  'OrderID', 'DateNeeded', 'RouteCode', 'RetailPrice', 'constructor', 'prototype', 'toString', '$where', 'a.b', 'a[b]', '', ' ',
];

/** Fifty fields of nobody's. */
export const unknownFields: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, 'x']));
