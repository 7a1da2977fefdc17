/** One entry of the vendor's error body. */
export interface VendorError {
  ErrorCode: string;
  Message: string;
  Data: Record<string, unknown> | null;
}

/** A refusal on its way out as the vendor's error body. Thrown, so that an open transaction rolls back. */
export class CommerceError extends Error {
  constructor(
    readonly status: number,
    readonly errors: VendorError[],
    readonly extra: Record<string, unknown> = {},
  ) {
    super(errors[0]?.Message ?? 'Refused.');
  }
}

const messages = {
  'Address.CannotEditPublic': 'An assigned address cannot be edited.',
  'Address.IsNotShippingAddress': 'Address is not a shipping address.',
  'CreditCard.CannotEditPublic': 'An assigned credit card cannot be edited.',
  'Auth.AnonUserProhibited': 'This action is not allowed for an anonymous user.',
  'Auth.ClientNotActive': 'API client is not active.',
  'Auth.InsecurePassword': 'Password does not meet security requirements.',
  'Auth.InsufficientRoles': 'User does not have role(s) required to perform this action.',
  'Auth.InvalidUsernameOrPassword': 'Username not found or password incorrect',
  'Auth.LockedOut': 'Account is locked after too many failed logins. Try again later.',
  'Auth.TokenRevoked': 'Access token has been revoked.',
  'Auth.MustPassAnonUserToken': 'A valid anonymous user token must be passed.',
  'Auth.UserNotActive': 'User is not active.',
  'Auth.UsernameAndPasswordRequired': 'Username and password are required.',
  'ApiClient.InvalidClientID': 'Client ID is invalid.',
  'Auth.OauthError': 'The grant is invalid or has expired.',
  'Catalog.CannotDelete': 'The default catalog of a buyer cannot be deleted.',
  'Category.InvalidDepth': 'depth must be a whole number from 1, or all.',
  'Category.CircularReference': 'A category cannot be placed below itself.',
  'BillingAddress.CannotModifyNotFound': 'Order has no billing address.',
  'BillingAddress.CannotPatchSetByID': 'BillingAddress was set by ID and cannot be patched.',
  'BuyerAddress.MustBeBillingOrShipping': 'Address must be Billing or Shipping.',
  IdExists: 'Object already exists.',
  'Inventory.Insufficient': 'Insufficient inventory to fulfill the requested quantity.',
  'Impersonation.ConfigError':
    'No impersonation config names this buyer and API client, or its security profile has no roles.',
  InvalidToken: 'Access token is invalid or expired.',
  'LineItem.CannotChangeProductID':
    'ProductID cannot be changed. Delete the line item and create another.',
  'LineItem.CannotPatchShippingAddressIfMissing':
    'Cannot patch ShippingAddress because none has been set.',
  'LineItem.QuantityMustBePositive': 'Quantity must be greater than zero.',
  'LineItem.DateNeededMustBeGreaterThanDateAdded': 'DateNeeded must be later than DateAdded.',
  'List.InvalidPageSize': 'Page size must be between 1 and 100.',
  'List.InvalidProperty': 'Property does not exist.',
  'List.InvalidSearchProperty': 'Property cannot be searched on.',
  'List.InvalidSortProperty': 'Property cannot be sorted on.',
  'List.InvalidType': 'Value is not of the type of the property.',
  'Search.ResultSetTooLarge':
    'The result set is too large: sort by ID and ask for what is behind the last one.',
  'MessageSenders.UrlRequired': 'URL is required.',
  'MessageSenders.SharedKeyRequired': 'SharedKey is required.',
  'Order.CannotCancelInCurrentStatus': 'Order cannot be canceled in its current status.',
  'Order.CannotMixSubmittedAndUnsubmitted':
    'Submitted and unsubmitted orders cannot be listed together.',
  'IntegrationEvent.ApiClientNotConfiguredForOrderCalculate':
    'API client is not configured for order calculate.',
  'IntegrationEvent.MustHaveShipEstimates': 'Order has no shipping estimates to choose from.',
  'Order.CannotCompleteBadStatus': 'Order cannot be completed in its current status.',
  'Order.CannotShipBadStatus': 'Order cannot be shipped in its current status.',
  'Order.CannotSubmitBadStatus': 'Order cannot be submitted in its current status.',
  'Order.CannotSubmitWithInactiveProduct': 'Order contains inactive products.',
  'Order.CannotSubmitWithNoLineItems': 'Order has no line items.',
  'Order.CannotSubmitWithUnaccceptedPayments': 'Order has payments that have not been accepted.',
  'Order.CreateIncomingRequiresFromUser': 'FromUserID is required.',
  'Order.OverrideShippingPermission':
    'ShippingCost can only be set with the role OverrideShipping.',
  'Order.OverrideTaxPermission': 'TaxCost can only be set with the role OverrideTax.',
  'Order.ProductsNotFound': 'Order contains products that are no longer available.',
  'PasswordReset.InsecurePassword': 'Password does not meet security requirements.',
  'PasswordReset.InvalidVerification': 'Verification code is invalid or has expired.',
  'PasswordReset.LockedOut': 'Account is locked after too many failed logins. Try again later.',
  'PasswordReset.MissingOrInvalidClientID': 'ClientID is missing or invalid.',
  'PasswordReset.MissingUsername': 'Username is required.',
  'PasswordReset.MissingUsernameOrEmail': 'Username or Email is required.',
  'Payment.AlreadyPaid': 'Order is already fully paid.',
  'Payment.AmountGreaterThanZero': 'Amount must be greater than zero.',
  'Payment.CannotEditCancelled': 'Payments of a canceled order cannot be added or edited.',
  'Payment.CannotDeleteSpendingAccount':
    'A spending account that orders are paid with cannot be deleted.',
  'Payment.CannotSetCreditCard': 'CreditCardID can only be set on a payment of type CreditCard.',
  'Payment.CannotSetSpendingAccount':
    'SpendingAccountID can only be set on a payment of type SpendingAccount.',
  'Payment.CannotUseExpiredSpendingAccount': 'Spending account is expired or not open yet.',
  'Payment.ExceedsBalance': 'Amount exceeds the balance of the spending account.',
  'Payment.InvalidSpendingAccountID': 'Spending account cannot be used by this user.',
  'Payment.SpendingAccountIdMissing':
    'SpendingAccountID is required for a payment of type SpendingAccount.',
  'Payment.CannotPatchAccepted': 'Accepted can only be set with the role OrderAdmin.',
  'Payment.CannotPatchProperty': 'Property cannot be changed once the payment exists.',
  'PriceSchedule.CannotBeLessThanMin': 'Quantity cannot be less than the minimum.',
  'PriceSchedule.CannotExceedMax': 'Quantity cannot exceed the maximum.',
  'PriceSchedule.CumulativeCannotBeLessThanMin':
    'Cumulative quantity cannot be less than the minimum.',
  'PriceSchedule.CumulativeCannotExceedMax': 'Cumulative quantity cannot exceed the maximum.',
  'PriceSchedule.CumulativeQuantityNotAllowed': 'Cumulative quantity must match a price break.',
  'PriceSchedule.DuplicatePriceBreaks': 'Price breaks must have different quantities.',
  'PriceSchedule.InvalidSaleStartOrSaleEnd': 'SaleEnd must be later than SaleStart.',
  'PriceSchedule.InvalidDefaultPriceScheduleID': 'DefaultPriceScheduleID names no price schedule.',
  'PriceSchedule.MinGreaterThanMax': 'MinQuantity cannot be greater than MaxQuantity.',
  'PriceSchedule.MinQtyMustBePositive': 'MinQuantity must be greater than zero.',
  'PriceSchedule.MissingOrConflicting': 'Product has no price for this user.',
  'PriceSchedule.NoPriceBreaks': 'Price schedule has no price breaks.',
  'PriceSchedule.QtyNotFound': 'Price schedule has no price break for this quantity.',
  'PriceSchedule.QuantityNotAllowed': 'Quantity must match a price break.',
  'Request.InvalidContentType': 'Content type is not supported.',
  'Request.InvalidRequestBody': 'Request body could not be read.',
  'ShipmentItem.QuantityExceeded': 'More units would be shipped than were ordered.',
  'Product.CannotAssignNotInBuyerCatalog': 'Product is in no catalog of this buyer.',
  'ShippingAddress.CannotModifyNotFound': 'Order has no shipping address.',
  'ShippingAddress.CannotPatchSetByID': 'ShippingAddress was set by ID and cannot be patched.',
  'Spec.OneOrMoreRequiresValue': 'One or more specs require a value.',
  'Spec.OptionNotFound': 'Spec option not found.',
  'Spec.RequiresValue': 'Spec option requires a value.',
  'Spec.RequiresSelection': 'Spec requires a selection.',
  'User.CannotDeleteDefaultContextUser':
    'The default context user of an API client cannot be deleted.',
  'User.CannotDeleteWithOpenOrder': 'A user with open orders cannot be deleted.',
  'User.IsNotTemp': 'Only an anonymous user can register.',
  'User.UsernameMustBeUnique': 'Username already exists in this Marketplace.',
  'Webhook.MissingHashKey': 'HashKey is required.',
  'Webhook.UrlSchemeHttps': 'Url must use https.',
  ValidationFailure: 'Model or property was invalid.',
} as const;

/** The vendor's codes this stand-in knows. */
export type VendorCode = keyof typeof messages;

/** All of them. */
export const vendorCodes = Object.keys(messages) as VendorCode[];

/** One error entry with the vendor's message. */
export function vendorError(
  code: VendorCode,
  data: Record<string, unknown> | null = null,
  message?: string,
): VendorError {
  return { ErrorCode: code, Message: message ?? messages[code], Data: data };
}

/** A refusal with one entry; status 400 unless said otherwise. */
export function refusal(
  code: VendorCode,
  data: Record<string, unknown> | null = null,
  status = 400,
): CommerceError {
  return new CommerceError(status, [vendorError(code, data)]);
}

/** 404 in the shape the vendor's SDK relies on: it reads `Data` without looking. */
export function notFound(objectType: string, objectID: string): CommerceError {
  return new CommerceError(404, [
    {
      ErrorCode: 'NotFound',
      Message: 'Object not found.',
      Data: { ObjectType: objectType, ObjectID: objectID },
    },
  ]);
}

/** A refusal because of a field of the request body. */
export function invalid(field: string, message: string): CommerceError {
  return new CommerceError(400, [
    vendorError('ValidationFailure', { Property: field }, `${field}: ${message}`),
  ]);
}
