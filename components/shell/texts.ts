/** Words of the shell, the specification's verbatim (000 §2). */
export const shellTexts = {
  skip: 'Skip to content',
  orderByPhone: 'Order by phone',
  tagline: 'Florist & garden centers, Twin Cities',
  searchPlaceholder: 'Search for Products, Articles or Events',
  search: 'Search',
  hello: 'Hello',
  login: 'Login or Sign Up',
  onSale: 'On Sale',
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
  relatedArticles: 'Related Articles',
  viewAllArticles: 'View All Articles',
  viewRelatedArticles: 'View Related Articles',
  allCareGuides: 'All Care Guides',
  guest: 'No account is needed to order',
  guestMore: 'Check out as a guest: we only ask for what the delivery needs.',
} as const;

/** The retailer's pages elsewhere (000 §2 footer), in the order shown. */
export const socialLinks = [
  { label: 'Instagram', url: 'https://www.instagram.com/lilacandloam' },
  { label: 'Facebook', url: 'https://www.facebook.com/lilacandloam' },
  { label: 'YouTube', url: 'https://www.youtube.com/@lilacandloam' },
  { label: 'Pinterest', url: 'https://www.pinterest.com/lilacandloam' },
  { label: 'TikTok', url: 'https://www.tiktok.com/@lilacandloam' },
] as const;

/** Fixed targets of the shell (000 §2). */
export const shellPaths = {
  onSale: '/customer-service/on-sale-this-week',
  events: '/workshops-and-events',
  stores: '/store-locator',
  contact: '/customer-service/contact-us',
  resourceHub: '/information/resource-hub',
  purplePerks: '/customer-service/purple-perks-loyalty-program',
} as const;
