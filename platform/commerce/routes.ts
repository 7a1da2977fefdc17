import { assignments } from './assignments';
import { books } from './books';
import { assignmentRoutes } from './engine/assign';
import { resourceRoutes } from './engine/generic-verbs';
import type { Route } from './engine/route';
import { resources } from './resources';
import { apiClientRoutes } from './setup/api-clients';
import { partyAssignmentRoutes } from './setup/party-assignments';
import { categoryRoutes } from './verbs/categories';
import { impersonateRoutes } from './verbs/impersonate';
import { lineItemRoutes } from './verbs/lines/line-items';
import { bookRoutes } from './verbs/me-book';
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
