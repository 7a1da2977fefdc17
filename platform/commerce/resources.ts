import { checkCategoryPlace } from './category-place';
import { checkDefaultSchedule } from './default-schedule';
import { counted } from './counted';
import type { Resource, Verb } from './engine/resource';
import { finishPriceSchedule } from './finish';
import { models } from './models';
import { INDEXED_XP } from './schema';
import { FLAGGED_XP, flagOf } from './schema-listing';
import { webhookResource } from './webhooks/resource';

const all: readonly Verb[] = ['list', 'get', 'create', 'save', 'patch', 'delete'];
const addressSort = ['AddressName', 'ID', 'DateCreated', 'CompanyName', 'FirstName', 'LastName', 'Street1', 'Street2', 'City', 'State', 'Zip', 'Country', 'Phone'];
const addressSearch = ['ID', 'AddressName', 'CompanyName', 'City', 'Street1', 'Street2', 'LastName', 'FirstName', 'State', 'Zip'];
const orderSort = [
  'DateSubmitted', 'DateCreated', 'ID', 'FromCompanyID', 'ToCompanyID', 'FromUserID', 'Status', 'DateApproved', 'DateDeclined', 'DateCanceled',
  'DateCompleted', 'LastUpdated', 'Subtotal', 'ShippingCost', 'TaxCost', 'Gratuity', 'Fees', 'PromotionDiscount', 'Total', 'IsSubmitted',
];

/** List rules the special verbs share with the table; sortable and searchable fields are the SDK's own lists. */
export const lists = {
  product: {
    model: models.BuyerProduct, sortable: 'any', searchable: ['ID', 'ParentID', 'Name', 'Description'], defaultSort: ['ID'],
    options: ['catalogID', 'categoryID', 'depth', 'sellerID'], indexed: INDEXED_XP, joined: { PriceSchedule: 's.doc' }, key: 'l', flags: { names: FLAGGED_XP, bit: flagOf },
  },
  spec: { model: models.Spec, sortable: ['ListOrder', 'Name', 'ID'], searchable: ['Name', 'ID'], defaultSort: ['ListOrder'], options: ['catalogID'] },
  category: {
    model: models.Category, sortable: ['ID', 'Name'], searchable: ['ID', 'Name', 'Description'], defaultSort: ['ID'],
    options: ['depth', 'catalogID', 'productID'],
  },
  buyerAddress: { model: models.BuyerAddress, sortable: addressSort, searchable: addressSearch, defaultSort: ['AddressName'] },
  order: {
    model: models.Order, sortable: orderSort, searchable: ['ID', 'FromCompanyID', 'ToCompanyID', 'Comments'], defaultSort: ['!DateSubmitted', '!DateCreated'],
    options: ['from', 'to', 'buyerID', 'supplierID'],
  },
  creditCard: {
    model: models.BuyerCreditCard, sortable: ['CardType', 'CardholderName', 'ID', 'DateCreated', 'ExpirationDate'],
    searchable: ['ID', 'CardType', 'CardholderName'], defaultSort: ['CardType'],
  },
  spendingAccount: { model: models.SpendingAccount, sortable: ['Name', 'ID', 'EndDate', 'StartDate'], searchable: ['ID', 'Name'], defaultSort: ['Name'] },
  shipment: {
    model: models.Shipment, sortable: ['ID', 'BuyerID', 'DateShipped', 'Cost', 'Shipper'], searchable: ['ID', 'TrackingNumber'], defaultSort: ['ID'],
    options: ['orderID'],
  },
  shipmentItem: {
    model: models.ShipmentItem, sortable: ['OrderID', 'LineItemID'], searchable: ['OrderID', 'LineItemID'], defaultSort: ['LineItemID'], options: ['orderID'],
  },
  lineItem: { model: models.LineItem, sortable: ['DateAdded', 'ID', 'ProductID'], searchable: ['ID', 'ProductID'], defaultSort: ['DateAdded'] },
  payment: {
    model: models.Payment, sortable: ['DateCreated', 'ID', 'Type', 'CreditCardID', 'SpendingAccountID'], searchable: ['ID', 'Description'],
    defaultSort: ['DateCreated'],
  },
} as const;

/** The resources the generic engine serves. A new kind is a new row. */
export const resources: readonly Resource[] = [
  webhookResource,
  {
    kind: 'Product', model: models.Product, path: '/products', param: 'productID', verbs: all,
    read: ['ProductReader', 'ProductAdmin'], write: ['ProductAdmin'],
    list: { ...lists.product, model: models.Product, joined: {}, key: 'r', flags: undefined },
    check: checkDefaultSchedule, counts: counted.Product,
  },
  {
    kind: 'PriceSchedule', model: models.PriceSchedule, path: '/priceschedules', param: 'priceScheduleID', verbs: all,
    read: ['PriceScheduleReader', 'PriceScheduleAdmin'], write: ['PriceScheduleAdmin'],
    list: { model: models.PriceSchedule, sortable: ['Name', 'ID', 'OwnerID'], searchable: ['Name', 'ID'], defaultSort: ['Name'] },
    finish: finishPriceSchedule,
  },
  {
    kind: 'Spec', model: models.Spec, path: '/specs', param: 'specID', verbs: all,
    read: ['ProductReader', 'ProductAdmin'], write: ['ProductAdmin'], list: lists.spec, counts: counted.Spec,
  },
  {
    kind: 'SpecOption', model: models.SpecOption, path: '/specs/:specID/options', param: 'optionID',
    parent: { kind: 'Spec', param: 'specID' }, verbs: all,
    read: ['ProductReader', 'ProductAdmin'], write: ['ProductAdmin'],
    list: { model: models.SpecOption, sortable: ['ListOrder', 'ID'], searchable: ['Value', 'ID'], defaultSort: ['ListOrder'] },
  },
  {
    kind: 'Catalog', model: models.Catalog, path: '/catalogs', param: 'catalogID', verbs: all,
    read: ['CatalogReader', 'CatalogAdmin'], write: ['CatalogAdmin'],
    list: { model: models.Catalog, sortable: ['OwnerID', 'Name', 'ID'], searchable: ['ID', 'Name', 'Description'], defaultSort: ['Name'] }, counts: counted.Catalog,
  },
  {
    kind: 'Category', model: models.Category, path: '/catalogs/:catalogID/categories', param: 'categoryID',
    parent: { kind: 'Catalog', param: 'catalogID' },
    verbs: ['create', 'save', 'patch', 'delete'], read: ['CategoryReader', 'CategoryAdmin'], write: ['CategoryAdmin'], list: lists.category,
    check: checkCategoryPlace, counts: counted.Category,
  },
  {
    kind: 'Buyer', model: models.Buyer, path: '/buyers', param: 'buyerID', verbs: all,
    read: ['BuyerReader', 'BuyerAdmin'], write: ['BuyerAdmin'],
    list: { model: models.Buyer, sortable: ['ID', 'Name', 'DateCreated'], searchable: ['Name', 'ID'], defaultSort: ['ID'] },
  },
  {
    kind: 'User', model: models.User, path: '/buyers/:buyerID/users', param: 'userID', parent: { kind: 'Buyer', param: 'buyerID' },
    verbs: ['list', 'get', 'delete'], read: ['BuyerUserReader', 'BuyerUserAdmin'], write: ['BuyerUserAdmin'],
    list: {
      model: models.User, sortable: ['LastName', 'FirstName', 'Username', 'ID', 'Email', 'DateCreated', 'LastActive', 'PasswordLastSetDate'],
      searchable: ['ID', 'Username', 'LastName', 'FirstName', 'Email'], defaultSort: ['LastName'],
    },
  },
  {
    kind: 'Address', model: models.Address, path: '/buyers/:buyerID/addresses', param: 'addressID',
    parent: { kind: 'Buyer', param: 'buyerID' }, verbs: all,
    read: ['AddressReader', 'AddressAdmin'], write: ['AddressAdmin'],
    list: { model: models.Address, sortable: addressSort, searchable: addressSearch, defaultSort: ['AddressName'] },
  },
  {
    kind: 'CreditCard', model: models.CreditCard, path: '/buyers/:buyerID/creditcards', param: 'creditCardID',
    parent: { kind: 'Buyer', param: 'buyerID' }, verbs: all,
    read: ['CreditCardReader', 'CreditCardAdmin'], write: ['CreditCardAdmin'], list: { ...lists.creditCard, model: models.CreditCard },
  },
  {
    kind: 'SpendingAccount', model: models.SpendingAccount, path: '/buyers/:buyerID/spendingaccounts', param: 'spendingAccountID',
    parent: { kind: 'Buyer', param: 'buyerID' }, verbs: all,
    read: ['SpendingAccountReader', 'SpendingAccountAdmin'], write: ['SpendingAccountAdmin'], list: lists.spendingAccount,
  },
  {
    kind: 'Shipment', model: models.Shipment, path: '/shipments', param: 'shipmentID', verbs: all,
    read: ['ShipmentReader', 'ShipmentAdmin'], write: ['ShipmentAdmin'], list: lists.shipment,
  },
];
