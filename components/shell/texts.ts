import { orderLookupPath } from '@/lib/routes/order-path';
import { salePath } from '@/lib/routes/sale-path';

/** Words of the shell, the specification's verbatim (specification A2). */
export const shellTexts = {
  skip: 'Skip to content',
  orderByPhone: 'Order by phone',
  onSale: 'On Sale',
  noCategories: 'Our categories are not available right now.',
  storeLocator: 'Store Locator',
  events: 'Workshops & Events',
  footerEvents: 'Workshop & Events',
  resourceHub: 'Resource Hub',
  references: 'References & Tools',
  careGuides: 'Care Guides',
  services: 'Services',
  customerService: 'Customer Service',
  corporate: 'Corporate',
  products: 'Products',
  resources: 'Resources',
  relatedArticles: 'Related Articles',
  viewAllArticles: 'View All Articles',
  viewRelatedArticles: 'View Related Articles',
  allCareGuides: 'All Care Guides',
  menuFailed: 'Menu didn’t load.',
  trackOrder: 'Track an order',
  tryAgain: 'Try again',
  asking: 'Asking…',
} as const;

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

/** IDs of the drawers that the bottom bar opens. */
export const drawers = { products: 'drawer-products', resources: 'drawer-resources' } as const;

/** Words of the question whether a visit may be counted (ruling 19). */
export const consentTexts = {
  title: 'Is it OK if we use analytics cookies?',
  question:
    'They tell us, through Google’s tag manager, which pages help. Nothing loads unless you accept.',
  yes: 'Accept',
  no: 'Decline',
  change: 'Privacy choices',
} as const;
