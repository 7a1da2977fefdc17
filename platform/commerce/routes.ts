import { assignments } from './assignments';
import { books } from './books';
import { assignmentRoutes } from './engine/assign';
import { resourceRoutes } from './engine/generic-verbs';
import type { Route } from './engine/route';
import { resources } from './resources';
import { categoryRoutes } from './verbs/categories';
import { impersonateRoutes } from './verbs/impersonate';
import { lineItemRoutes } from './verbs/line-items';
import { bookRoutes } from './verbs/me-book';
import { meProductRoutes } from './verbs/me-products';
import { meRoutes } from './verbs/me';
import { meSpendingAccountRoutes } from './verbs/me-spending-accounts';
import { notUsedRoutes } from './verbs/not-used';
import { orderAddressRoutes } from './verbs/order-addresses';
import { orderListRoutes } from './verbs/order-list';
import { orderRoutes } from './verbs/orders';
import { paymentRoutes } from './verbs/payments';
import { productSpecRoutes } from './verbs/product-specs';
import { shipmentListRoutes } from './verbs/shipment-lists';
import { shipmentItemRoutes } from './verbs/shipments';
import { submitRoutes } from './verbs/submit';
import { passwordRoutes } from './verbs/passwords';
import { registerRoutes } from './verbs/register';
import { transferRoutes } from './verbs/transfer';
import { userRoutes } from './verbs/users';

/** Every operation of the platform, literal paths before those with parameters in the same place. */
export const routes: readonly Route[] = [
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
