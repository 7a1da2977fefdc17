import { orderLookupPath } from '@/lib/routes/order-path';
import { salePath } from '@/lib/routes/sale-path';

/** Fixed targets of the shell (specification A2). */
export const shellPaths = {
  onSale: salePath,
  events: '/workshops-and-events',
  stores: '/store-locator',
  contact: '/customer-service/contact-us',
  resourceHub: '/information/resource-hub',
  purplePerks: '/customer-service/purple-perks-loyalty-program',
  trackOrder: orderLookupPath,
} as const;
