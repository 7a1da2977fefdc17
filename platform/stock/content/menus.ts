import { articleID, pageID } from './articles-as-entries';
import { entry, linkTo, type StockEntry } from './entry';
import { allPages } from './pages/all-pages';
import type { PageSource } from './pages/page-source';

/** Links of the Workshops & Events menu: words and path. */
const eventLinks: readonly (readonly [string, string])[] = [
  ['Workshops & Events', '/workshops-and-events'],
  ['Event Calendar', '/event-calendar'],
  ['Workshops', '/e/workshops'],
  ['For Kids', '/e/kids'],
  ['Talks & Walks', '/e/talks-walks'],
];

const careGuides = [
  'keep-a-bouquet-for-ten-days',
  'five-plants-for-a-north-window',
  'getting-an-orchid-to-bloom-again',
  'when-to-prune-lilacs',
  'why-hydrangeas-change-color',
  'hardening-off-day-by-day',
  'planting-bulbs-before-the-freeze',
  'roses-that-survive-january',
];

/** Articles one looks things up in, the library first. */
const referenceArticles = [
  'plant-tree-and-shrub-library',
  'frost-dates-in-the-twin-cities',
  'testing-metro-soil',
  'plants-safe-for-cats-and-dogs',
];

/** Pages that are reached by a redirect or a notice, and stand in no menu. */
const unlisted = ['wedding-consultation'];

/** The menus of the header and the footer as `menuLinkGroup` entries (specification A3); the shop tells them apart by their titles. */
export function menuEntries(): StockEntry[] {
  const events = eventLinks.map(([title, link], index) =>
    entry('navLink', `nav-event-${index + 1}`, { title, link }),
  );
  const group = (
    id: string,
    Title: string,
    Type: 'article' | 'staticPage' | 'event',
    ids: readonly string[],
  ) => entry('menuLinkGroup', `menu-${id}`, { Title, Type, Links: ids.map(linkTo) });
  const references = [...referenceArticles.map(articleID), ...pagesOf('information')];
  return [
    ...events,
    group(
      'events',
      'Workshops & Events',
      'event',
      events.map(({ id }) => id),
    ),
    group('care-guides', 'Care Guides', 'article', careGuides.map(articleID)),
    group('references', 'References & Tools', 'article', references),
    group('services', 'Services', 'staticPage', pagesOf('services')),
    group('customer-service', 'Customer Service', 'staticPage', pagesOf('customer-service')),
    group('corporate', 'Corporate', 'staticPage', pagesOf('corporate')),
  ];
}

function pagesOf(section: PageSource['section']): string[] {
  return allPages
    .filter((page) => page.section === section && !page.under && !unlisted.includes(page.slug))
    .map(({ slug }) => pageID(slug));
}
