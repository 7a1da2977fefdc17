/** @jest-environment node */
import { documentedRows, sources, textOf } from '../support/specification';

const rows = documentedRows('docs/specification-a-tests.md');

/** The texts of specification A2 and A8 and of 001's product grid that the shop window shows, verbatim. */
const texts = [
  '404: Page Not Found',
  'Page Not Found',
  'Something went wrong.',
  'Go Back Home',
  'Product group not found',
  'Hello',
  'Login or Sign Up',
  'Sign Out',
  'Cart',
  ' Item(s)',
  'Workshops & Events',
  'Resource Hub',
  'References & Tools',
  'Services',
  'Customer Service',
  'Corporate',
  'Store Locator',
  'On Sale',
  'Related Articles',
  'View All Articles',
  'View Related Articles',
  'Products',
  'Events',
  'Locations',
  'Contact',
  'Resources',
  'Account',
  'My Account',
  'Search for Products, Articles or Events',
  'Query Suggestions',
  'Categories',
  'Care, Advice & Information',
  'View All Results',
  'Popular Searches',
  'See All',
  'Free to attend',
  'Register Now',
  'View Details',
  'Featured Event',
  'Workshop & Events',
  'All Care Guides',
  'Instagram',
  'Facebook',
  'YouTube',
  'Pinterest',
  'TikTok',
  'Featured',
  'New',
  ' options available',
  ' colors available',
  'Up to ',
  'Nationwide Delivery',
  'In-Store Pickup',
  'Curbside Pickup',
  'No Results',
  '/c/occasions/out-of-town-delivery',
  '/customer-service/on-sale-this-week',
  '/customer-service/purple-perks-loyalty-program',
  '/customer-service/contact-us',
  '/information/resource-hub',
  'plant-tree-and-shrub-library',
];

describe('the routes and rules of the shop window', () => {
  it('are each in the table once', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
  });

  it.each(rows)('%s', (_, file, name) => {
    expect(textOf(file).includes(name)).toBe(true);
  });
});

describe('the texts of the shop window', () => {
  const code = ['lib', 'components', 'services', 'app']
    .flatMap((folder) => sources(folder, /\.tsx?$/))
    .join('\n')
    .replaceAll('&amp;', '&');
  const tests = [
    ...sources('__tests__', /\.test\.tsx?$/),
    ...sources('e2e', /\.(journey|spec)\.ts$/),
  ]
    .join('\n')
    .replaceAll('\\', '');

  it.each(texts)('%s stands in the code', (text) => {
    expect(code.includes(text)).toBe(true);
  });
  it.each(texts)('%s is named by a test', (text) => {
    expect(tests.includes(text.trim())).toBe(true);
  });
});
