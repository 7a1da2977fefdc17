import { assignments } from './assignments';
import { assignmentRoutes } from './engine/assign';
import { resourceRoutes } from './engine/generic-verbs';
import type { Route } from './engine/route';
import { resources, lists } from './resources';
import { apiClientRoutes } from './setup/api-clients';
import { partyAssignmentRoutes } from './setup/party-assignments';
import { categoryRoutes } from './verbs/categories';
import { impersonateRoutes } from './verbs/impersonate';
import { lineItemRoutes } from './verbs/lines/line-items';
import { bookRoutes, type Book } from './verbs/me-book';
import { meProductRoutes } from './verbs/me-products';
import { meRoutes } from './verbs/me';
import { meSpendingAccountRoutes } from './verbs/me-spending-accounts';
import { notUsedRoutes } from './verbs/not-used';
import { orderAddressRoutes } from './verbs/orders/order-addresses';
import { orderListRoutes } from './verbs/orders/order-list';
import { orderRoutes } from './verbs/orders/orders';
import { paymentRoutes } from './verbs/orders/payments';
import { productSpecRoutes } from './verbs/lines/product-specs';
import { shipmentListRoutes } from './verbs/orders/shipment-lists';
import { shipmentItemRoutes } from './verbs/orders/shipments';
import { submitRoutes } from './verbs/orders/submit';
import { passwordRoutes } from './verbs/passwords';
import { registerRoutes } from './verbs/register';
import { transferRoutes } from './verbs/orders/transfer';
import { userRoutes } from './verbs/users';
import { refusal } from './errors';
import type { Json } from './engine/json';
import { models } from './models';

/** The books customers keep: addresses and cards. A card is the payment provider's token, never a number. */
const books: readonly Book[] = [
  {
    kind: 'UserAddress',
    shared: 'Address',
    path: '/me/addresses',
    model: models.BuyerAddress,
    list: lists.buyerAddress,
    write: ['MeAddressAdmin'],
    cannotEdit: 'Address.CannotEditPublic',
    finish: forBillingOrShipping,
  },
  {
    kind: 'UserCreditCard',
    shared: 'CreditCard',
    path: '/me/creditcards',
    model: models.BuyerCreditCard,
    list: lists.creditCard,
    write: ['MeCreditCardAdmin'],
    cannotEdit: 'CreditCard.CannotEditPublic',
  },
];

function forBillingOrShipping(address: Json): Json {
  if (address.Shipping !== true && address.Billing !== true)
    throw refusal('BuyerAddress.MustBeBillingOrShipping');
  return address;
}

/** Every operation of the platform, literal paths before those with parameters in the same place. */
export const routes: readonly Route[] = [
  ...partyAssignmentRoutes,
  ...apiClientRoutes,
  ...assignments.flatMap(assignmentRoutes),
  ...meRoutes,
  ...registerRoutes,
  ...passwordRoutes,
  ...meProductRoutes,
  ...productSpecRoutes,
  ...categoryRoutes,
  ...books.flatMap(bookRoutes),
  ...meSpendingAccountRoutes,
  ...shipmentListRoutes,
  ...shipmentItemRoutes,
  ...notUsedRoutes,
  ...orderListRoutes,
  ...transferRoutes,
  ...orderRoutes,
  ...orderAddressRoutes,
  ...lineItemRoutes,
  ...paymentRoutes,
  ...submitRoutes,
  ...userRoutes,
  ...impersonateRoutes,
  ...resources.flatMap(resourceRoutes),
];
