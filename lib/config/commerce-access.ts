import type { ApiRole } from 'ordercloud-javascript-sdk';
import { shopperScopes } from './limits';
import type { CommerceCallName } from './commerce-calls';

/** The API clients of the shop at the commerce platform. */
export type CommerceClientName = 'storefront' | 'middleware' | 'marketing';

/** Who asks for a token of its own: by which client, with which roles, for which calls. */
export interface CommerceCaller {
  client: CommerceClientName;
  roles: readonly ApiRole[];
  calls: readonly CommerceCallName[];
  /** Roles that no call asks for, and what they are needed for all the same. */
  besides?: Partial<Record<ApiRole, string>>;
}

const listed = 'the specification lists it (A6)';
const ownCheck = 'the App API asks for it (ruling 13)';

/**
 * Everybody who calls the commerce platform. A token carries the roles of its caller and no others; a client may be given what its callers
 * need together (`rolesOfClient`). Tests hold the table against the code, the vendor's document and the stand-in.
 */
export const commerceCallers = {
  /** Visitors and customers, with their own tokens; cached pages read with an anonymous one. */
  shopper: {
    client: 'storefront',
    roles: shopperScopes,
    calls: [
      'Addresses.Get',
      'Addresses.List',
      'IntegrationEvents.GetWorksheet',
      'LineItems.Create',
      'LineItems.Delete',
      'LineItems.List',
      'Me.CreateAddress',
      'Me.CreateCreditCard',
      'Me.DeleteAddress',
      'Me.DeleteCreditCard',
      'Me.Get',
      'Me.GetCategory',
      'Me.GetCreditCard',
      'Me.GetProduct',
      'Me.ListAddresses',
      'Me.ListCategories',
      'Me.ListCreditCards',
      'Me.ListOrders',
      'Me.ListProducts',
      'Me.ListShipmentItems',
      'Me.ListShipments',
      'Me.ListSpecs',
      'Me.Patch',
      'Me.PatchAddress',
      'Me.PatchCreditCard',
      'Me.Register',
      'Me.ResetPasswordByToken',
      'Me.RevokeTokens',
      'Me.TransferAnonUserOrder',
      'Orders.Create',
      'Orders.Delete',
      'Orders.Get',
      'Orders.Submit',
      'Payments.List',
    ],
    besides: {
      BuyerReader: listed,
      CategoryReader: listed,
      ProductReader: listed,
      MeXpAdmin: listed,
    },
  },
  /** Charges of orders, payments, submits; what products and places are. */
  appApi: {
    client: 'middleware',
    roles: [
      'OrderAdmin',
      'UnsubmittedOrderReader',
      'OverrideShipping',
      'OverrideTax',
      'OverrideUnitPrice',
      'ProductReader',
      'AddressReader',
    ],
    calls: [
      'Addresses.List',
      'IntegrationEvents.GetWorksheet',
      'LineItems.Create',
      'LineItems.Delete',
      'LineItems.ListAcrossOrders',
      'LineItems.Patch',
      'LineItems.SetShippingAddress',
      'Orders.Cancel',
      'Orders.Delete',
      'Orders.Get',
      'Orders.List',
      'Orders.ListShipments',
      'Orders.Patch',
      'Orders.PatchFromUser',
      'Orders.SetBillingAddress',
      'Orders.Submit',
      'Payments.Create',
      'Payments.Delete',
      'Payments.List',
      'Payments.Patch',
      'Products.Get',
      'Products.List',
    ],
    besides: {
      UnsubmittedOrderReader:
        'carts of shoppers, which the platform shows a seller with this role alone',
      OverrideShipping: 'ShippingCost of an order is written with Orders.Patch',
      OverrideTax: 'TaxCost of an order is written with Orders.Patch',
      OverrideUnitPrice: 'UnitPrice of a gift card is written with LineItems.Create',
    },
  },
  /** The catalogue as the seller sees it, and which products an order has. */
  indexer: {
    client: 'middleware',
    roles: [
      'ProductReader',
      'PriceScheduleReader',
      'CategoryReader',
      'CatalogReader',
      'OrderReader',
    ],
    calls: [
      'Catalogs.ListProductAssignments',
      'Categories.Get',
      'Categories.List',
      'Categories.ListProductAssignments',
      'LineItems.List',
      'Orders.Get',
      'PriceSchedules.List',
      'Products.Get',
      'Products.List',
      'Products.ListSpecs',
      'Specs.ListProductAssignments',
    ],
  },
  catalog: { client: 'middleware', roles: ['CatalogReader'], calls: ['Catalogs.Get'] },
  shipments: {
    client: 'middleware',
    roles: ['ShipmentAdmin'],
    calls: [
      'Shipments.Delete',
      'Shipments.ListItems',
      'Shipments.Patch',
      'Shipments.SaveItem',
      'Shipments.SetShipToAddress',
    ],
  },
  customers: {
    client: 'middleware',
    roles: ['BuyerUserAdmin'],
    calls: ['Users.Get', 'Users.Patch'],
  },
  /** `npm run marketing`: redirects, settings and catalogue refresh, at the App API. */
  marketing: {
    client: 'marketing',
    roles: ['BuyerAdmin', 'CatalogAdmin'],
    calls: ['Me.Get'],
    besides: { BuyerAdmin: ownCheck, CatalogAdmin: ownCheck },
  },
  /** `npm run orders`: the money of one order, at the App API. */
  moneyDesk: {
    client: 'marketing',
    roles: ['OrderAdmin'],
    calls: ['Me.Get'],
    besides: { OrderAdmin: ownCheck },
  },
  /** `npm run privacy`: the App API reads and deletes a person with the token of who asks. */
  privacy: {
    client: 'marketing',
    roles: ['BuyerUserAdmin', 'BuyerImpersonation'],
    calls: [
      'Me.Get',
      'Users.Delete',
      'Users.Get',
      'Users.GetAccessToken',
      'Users.List',
      'Users.Patch',
    ],
  },
  /** A customer's books, read and emptied in their name for `npm run privacy`. */
  inTheirName: {
    client: 'storefront',
    roles: ['MeAddressAdmin', 'MeCreditCardAdmin'],
    calls: ['Me.DeleteAddress', 'Me.DeleteCreditCard', 'Me.ListAddresses', 'Me.ListCreditCards'],
  },
} as const satisfies Record<string, CommerceCaller>;

export type CommerceCallerName = keyof typeof commerceCallers;

/** The roles a caller asks for, as the vendor's SDK wants them: a list of its own. */
export function rolesOfCaller(name: CommerceCallerName): ApiRole[] {
  return [...commerceCallers[name].roles];
}

/** The roles an API client must be able to give: those of its callers, each once, in the order of the alphabet. */
export function rolesOfClient(client: CommerceClientName): ApiRole[] {
  const callers: CommerceCaller[] = Object.values(commerceCallers);
  const roles = callers.flatMap((caller) => (caller.client === client ? caller.roles : []));
  return [...new Set(roles)].sort();
}
