import { fields } from './engine/fields';

const text100 = 'text max=100';
const dateMade = { DateCreated: 'date readonly' };
const place = {
  CompanyName: text100, FirstName: text100, LastName: text100, Street1: `${text100} required`, Street2: text100,
  City: `${text100} required`, State: text100, Zip: text100, Country: 'text max=2 required', Phone: text100, AddressName: text100, xp: 'object',
};
const person = {
  ID: text100, Username: `${text100} required`, Password: 'text secret', FirstName: `${text100} required`, LastName: `${text100} required`,
  Email: 'text max=200 required', Phone: text100, TermsAccepted: 'date', Active: 'boolean required', xp: 'object',
  AvailableRoles: 'list readonly', Locale: 'object readonly', ...dateMade, LastActive: 'date readonly', PasswordLastSetDate: 'date readonly',
};
const card = {
  Token: text100, CardType: 'text', PartialAccountNumber: 'text max=5', CardholderName: 'text', ExpirationDate: 'date', xp: 'object',
};
const sizes = { ShipWeight: 'number', ShipHeight: 'number', ShipWidth: 'number', ShipLength: 'number' };

/** Native fields of the vendor's models (its OpenAPI document and SDK 12), as far as this repository uses them. */
export const models = {
  Product: fields({
    OwnerID: 'text', DefaultPriceScheduleID: 'text', AutoForward: 'boolean', ID: text100, ParentID: 'text', IsParent: 'boolean',
    IsBundle: 'boolean readonly', Name: `${text100} required`, Description: 'text max=2000', QuantityMultiplier: 'integer default=1', ...sizes,
    Active: 'boolean', SpecCount: 'integer readonly', VariantCount: 'integer readonly', ShipFromAddressID: 'text', Inventory: 'object',
    DefaultSupplierID: 'text', AllSuppliersCanSell: 'boolean', Returnable: 'boolean', ...dateMade, xp: 'object',
  }),
  BuyerProduct: fields({
    PriceSchedule: 'object readonly', ID: text100, ParentID: 'text', IsParent: 'boolean', IsBundle: 'boolean readonly', Name: text100,
    Description: 'text', QuantityMultiplier: 'integer default=1', ...sizes, Active: 'boolean', SpecCount: 'integer readonly',
    VariantCount: 'integer readonly', ShipFromAddressID: 'text', Inventory: 'object', DefaultSupplierID: 'text',
    AllSuppliersCanSell: 'boolean', Returnable: 'boolean', ...dateMade, xp: 'object',
  }),
  Inventory: fields({
    Enabled: 'boolean', NotificationPoint: 'integer', VariantLevelTracking: 'boolean', OrderCanExceed: 'boolean',
    QuantityAvailable: 'integer', LastUpdated: 'date readonly',
  }),
  PriceSchedule: fields({
    OwnerID: 'text', ID: text100, Name: `${text100} required`, ApplyTax: 'boolean', ApplyShipping: 'boolean', MinQuantity: 'integer default=1',
    MaxQuantity: 'integer', UseCumulativeQuantity: 'boolean', RestrictedQuantity: 'boolean', PriceBreaks: 'list', Currency: text100,
    SaleStart: 'date', SaleEnd: 'date', IsOnSale: 'boolean readonly', xp: 'object',
  }),
  Spec: fields({
    OwnerID: 'text', ID: text100, ListOrder: 'integer', Name: 'text required', DefaultValue: 'text max=2000', Required: 'boolean',
    AllowOpenText: 'boolean', DefaultOptionID: 'text', DefinesVariant: 'boolean', xp: 'object', OptionCount: 'integer readonly',
    Options: 'list readonly',
  }),
  SpecOption: fields({
    ID: text100, Value: 'text max=2000 required', ListOrder: 'integer', IsOpenText: 'boolean',
    PriceMarkupType: 'text of=NoMarkup|AmountPerQuantity|AmountTotal|Percentage', PriceMarkup: 'number', xp: 'object',
  }),
  Category: fields({
    ID: text100, Name: `${text100} required`, Description: 'text max=2000', ListOrder: 'integer', Active: 'boolean', ParentID: 'text',
    ChildCount: 'integer readonly', xp: 'object',
  }),
  Catalog: fields({
    ID: text100, OwnerID: 'text', Name: `${text100} required`, Description: 'text max=2000', Active: 'boolean',
    CategoryCount: 'integer readonly', xp: 'object',
  }),
  Buyer: fields({ ID: text100, Name: `${text100} required`, DefaultCatalogID: 'text', Active: 'boolean', ...dateMade, xp: 'object' }),
  User: fields({ CompanyID: 'text readonly', ...person }),
  MeUser: fields({ Buyer: 'object readonly', Supplier: 'object readonly', Seller: 'object readonly', CompanyID: 'text readonly', ...person }),
  Address: fields({ ID: text100, ...dateMade, ...place }),
  BuyerAddress: fields({ ID: `${text100} readonly`, Shipping: 'boolean', Billing: 'boolean', Editable: 'boolean readonly', ...dateMade, ...place }),
  CreditCard: fields({ ID: text100, ...card, ...dateMade }),
  BuyerCreditCard: fields({ ID: `${text100} readonly`, Editable: 'boolean readonly', ...card, ...dateMade }),
  SpendingAccount: fields({
    ID: text100, Name: `${text100} required`, Balance: 'number', AllowAsPaymentMethod: 'boolean', RedemptionCode: 'text', StartDate: 'date',
    EndDate: 'date', xp: 'object',
  }),
  Shipment: fields({
    ID: text100, BuyerID: 'text required', Shipper: 'text', DateShipped: 'date', DateDelivered: 'date', TrackingNumber: 'text max=3000', Cost: 'number',
    OwnerID: 'text readonly', xp: 'object', Account: 'text', FromAddressID: 'text', ToAddressID: 'text', FromAddress: 'object readonly',
    ToAddress: 'object readonly',
  }),
  ShipmentItem: fields({
    OrderID: 'text required', LineItemID: 'text required', QuantityShipped: 'integer required', UnitPrice: 'number readonly', CostCenter: 'text readonly',
    DateNeeded: 'date readonly', Product: 'object readonly', Variant: 'object readonly', Specs: 'list readonly', xp: 'object readonly',
  }),
  AddressAssignment: fields({ AddressID: 'text required', UserID: 'text', UserGroupID: 'text', IsShipping: 'boolean', IsBilling: 'boolean' }),
  CreditCardAssignment: fields({ CreditCardID: 'text required', UserID: 'text', UserGroupID: 'text' }),
  SpendingAccountAssignment: fields({ SpendingAccountID: 'text required', UserID: 'text', UserGroupID: 'text', AllowExceed: 'boolean' }),
  CatalogAssignment: fields({ CatalogID: 'text required', BuyerID: 'text required', ViewAllCategories: 'boolean', ViewAllProducts: 'boolean' }),
  CategoryAssignment: fields({
    CategoryID: 'text required', BuyerID: 'text required', UserGroupID: 'text', Visible: 'boolean', ViewAllProducts: 'boolean',
  }),
  ProductAssignment: fields({
    SellerID: 'text readonly', ProductID: 'text required', BuyerID: 'text required', UserGroupID: 'text', PriceScheduleID: 'text',
  }),
  CategoryProductAssignment: fields({ CategoryID: 'text required', ProductID: 'text required', ListOrder: 'integer' }),
  ProductCatalogAssignment: fields({ CatalogID: 'text required', ProductID: 'text required' }),
  SpecProductAssignment: fields({ SpecID: 'text required', ProductID: 'text required', DefaultValue: 'text max=2000', DefaultOptionID: 'text' }),
  Order: fields({
    ID: text100, FromUser: 'object readonly', FromCompanyID: 'text readonly', ToCompanyID: 'text', FromUserID: 'text', BillingAddressID: 'text',
    BillingAddress: 'object readonly', ShippingAddressID: 'text', Comments: 'text max=2000', LineItemCount: 'integer readonly',
    Status: 'text readonly', DateCreated: 'date readonly', DateSubmitted: 'date readonly', DateApproved: 'date readonly',
    DateDeclined: 'date readonly', DateCanceled: 'date readonly', DateCompleted: 'date readonly', LastUpdated: 'date readonly',
    Subtotal: 'number readonly', ShippingCost: 'number', TaxCost: 'number', Gratuity: 'number readonly', Fees: 'number readonly',
    PromotionDiscount: 'number readonly', Currency: 'text readonly', Total: 'number readonly', IsSubmitted: 'boolean readonly',
    SubscriptionID: 'text readonly', xp: 'object',
  }),
  LineItem: fields({
    ID: text100, ProductID: 'text', Quantity: 'integer default=1', DateAdded: 'date readonly', QuantityShipped: 'integer readonly', UnitPrice: 'number',
    PromotionDiscount: 'number readonly', LineTotal: 'number readonly', LineSubtotal: 'number readonly', CostCenter: 'text',
    DateNeeded: 'date', ShippingAccount: 'text', ShippingAddressID: 'text', ShipFromAddressID: 'text', Product: 'object readonly',
    Variant: 'object readonly', ShippingAddress: 'object readonly', ShipFromAddress: 'object readonly', SupplierID: 'text readonly',
    InventoryRecordID: 'text', PriceScheduleID: 'text readonly', PriceOverridden: 'boolean readonly', IsOnSale: 'boolean readonly',
    Specs: 'list', BundleItemID: 'text readonly', IsBundle: 'boolean readonly', xp: 'object',
  }),
  LineItemSpec: fields({
    SpecID: 'text required', Name: 'text readonly', OptionID: 'text', Value: 'text max=2000', PriceMarkupType: 'text readonly', PriceMarkup: 'number readonly',
  }),
  Payment: fields({
    ID: text100, Type: 'text required of=PurchaseOrder|CreditCard|SpendingAccount', DateCreated: 'date readonly', CreditCardID: 'text',
    SpendingAccountID: 'text', Description: 'text max=2000', Currency: 'text readonly', Amount: 'number', Accepted: 'boolean',
    OrderReturnID: 'text readonly', xp: 'object', Transactions: 'list readonly',
  }),
  Webhook: fields({
    ID: text100, Name: 'text required', Description: 'text max=2000', Url: 'text max=2000 required', HashKey: 'text', ElevatedRoles: 'list',
    ConfigData: 'object', BeforeProcessRequest: 'boolean', ApiClientIDs: 'list', WebhookRoutes: 'list', DeliveryConfigID: 'text readonly',
    CustomAuthHeaderName: 'text', CustomAuthHeaderValue: 'text',
  }),
} as const;
