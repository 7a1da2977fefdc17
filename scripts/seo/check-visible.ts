import { chicagoDate, chicagoTime, readChicagoDay } from '@/lib/core/time/chicago-time';
import { formatCents, toCents } from '@/lib/core/money';
import { typesOf } from './check-structured-data';
import type { Fault } from './fault';
import { isNode, type PageFacts } from './page-facts';

export type PageFault = Pick<Fault, 'code' | 'detail'>;
type Node = Record<string, unknown>;

const soldOut = /sold out|every seat is taken/i;
const notOpen = /registration (is not open yet|opens)/i;
/** The words of stock beside the price, and what structured data may say then. */
const stockWords =
  /(?:\$[\d,]+\.\d\d(?: each, from \d+ for \$[\d,]+\.\d\d)?|\d% off) (Available from|Available|Only a few left|Out of stock|The season is over)/;
const stockSaid: Readonly<Record<string, readonly string[]>> = {
  Available: ['InStock'],
  'Only a few left': ['LimitedAvailability', 'InStock'],
  'Out of stock': ['OutOfStock', 'SoldOut'],
  'Available from': ['OutOfStock'],
  'The season is over': ['OutOfStock'],
};

/** Where structured data and what a visitor reads differ: prices, dates, availability, names, breadcrumbs. */
export function checkVisible(facts: PageFacts, path: string): PageFault[] {
  return [
    ...facts.nodes.flatMap((node) =>
      typesOf(node)
        .slice(0, 1)
        .flatMap((type) => checks[type]?.(node, facts, path) ?? []),
    ),
    ...checkCrumbs(facts),
  ];
}

const checks: Record<string, (node: Node, facts: PageFacts, path: string) => PageFault[]> = {
  Product: (node, facts) => [
    ...name(node, facts),
    ...offersOf(node).flatMap((offer) => [...price(offer, facts), ...availability(offer, facts)]),
  ],
  ProductGroup: (node, facts, path) => [
    ...name(node, facts),
    ...groupOffers(node, path).flatMap((offer) => [
      ...price(offer, facts),
      ...availability(offer, facts),
    ]),
  ],
  Event: (node, facts) => [
    ...name(node, facts),
    ...eventDate(node, facts),
    ...(isOver(node)
      ? []
      : offersOf(node).flatMap((offer) => [...price(offer, facts), ...seats(offer, facts)])),
  ],
  Article: (node, facts) => [
    ...name({ name: node.headline }, facts),
    ...(['datePublished', 'dateModified'] as const).flatMap((key) => articleDate(node[key], facts)),
  ],
  Florist: (node, facts) => [...name(node, facts), ...contact(node, facts)],
};

function name({ name: text }: Node, { text: shown }: PageFacts): PageFault[] {
  return typeof text === 'string' && includes(shown, text)
    ? []
    : [{ code: 'visible-name', detail: String(text) }];
}

/** The offer of the variant that the address shows. */
function groupOffers(group: Node, path: string): Node[] {
  const offers = [group.hasVariant].flat().filter(isNode).flatMap(offersOf);
  const variantID = new URL(path, 'https://shop').searchParams.get('v');
  const shown = offers.filter(
    ({ url }) => new URL(String(url), 'https://shop').searchParams.get('v') === variantID,
  );
  return shown.length > 0 ? shown : offers.slice(0, 1);
}

function price(offer: Node, { text }: PageFacts): PageFault[] {
  const cents = toCents(Number(offer.price));
  const words = cents === 0 ? /free to attend/i.test(text) : text.includes(formatCents(cents));
  return words ? [] : [{ code: 'visible-price', detail: formatCents(cents) }];
}

function availability(offer: Node, { text }: PageFacts): PageFault[] {
  const said = saidOf(offer);
  const shown = stockWords.exec(text)?.[1];
  // A page without words of stock, as that of the gift cards, sells what it shows.
  const right = shown === undefined ? said === 'InStock' : stockSaid[shown]?.includes(said);
  return right
    ? []
    : [{ code: 'visible-availability', detail: `${said}, shown as ${shown ?? 'sold'}` }];
}

function seats(offer: Node, { text }: PageFacts): PageFault[] {
  const said = saidOf(offer);
  const right =
    said === 'SoldOut'
      ? soldOut.test(text)
      : said === 'PreOrder'
        ? notOpen.test(text)
        : /seats? (available|left)/i.test(text);
  return right ? [] : [{ code: 'visible-availability', detail: said }];
}

function saidOf(offer: Node): string {
  return String(offer.availability).split('/').at(-1) ?? '';
}

const day = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const shortDay = day({ weekday: 'short', month: 'short', day: 'numeric' });
const longDay = day({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const writtenDay = day({ dateStyle: 'long' });

function eventDate(node: Node, { text }: PageFacts): PageFault[] {
  const start = new Date(String(node.startDate));
  if (Number.isNaN(start.getTime()))
    return [{ code: 'visible-date', detail: String(node.startDate) }];
  const noon = new Date(`${chicagoDate(start)}T12:00:00Z`);
  if (isOver(node))
    return text.includes(longDay.format(noon)) || text.includes(shortDay.format(noon))
      ? []
      : [{ code: 'visible-date', detail: longDay.format(noon) }];
  const [hour = 0, minute = 0] = chicagoTime(start).split(':').map(Number);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return text.includes(shortDay.format(noon)) && text.includes(clock)
    ? []
    : [{ code: 'visible-date', detail: `${shortDay.format(noon)}, ${clock}` }];
}

function isOver(node: Node): boolean {
  return chicagoDate(new Date(String(node.startDate))) < chicagoDate(new Date());
}

function articleDate(value: unknown, { text }: PageFacts): PageFault[] {
  if (typeof value !== 'string') return [];
  const date = readChicagoDay(value);
  const words = date ? writtenDay.format(new Date(`${date}T12:00:00Z`)) : value;
  return text.includes(words) ? [] : [{ code: 'visible-date', detail: words }];
}

function contact(node: Node, { text }: PageFacts): PageFault[] {
  const address = isNode(node.address) ? node.address : {};
  const digits = String(node.telephone).replace(/\D/g, '').slice(-10);
  const wanted = [
    String(address.streetAddress),
    String(address.postalCode),
    digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
  ];
  return wanted
    .filter((part) => !includes(text, part))
    .map((part) => ({ code: 'visible-name', detail: part }));
}

function checkCrumbs(facts: PageFacts): PageFault[] {
  const list = facts.nodes.find((node) => typesOf(node).includes('BreadcrumbList'));
  if (!list) return [];
  const said = [list.itemListElement]
    .flat()
    .filter(isNode)
    .map(({ name: label, item }) =>
      `${label as string} ${typeof item === 'string' ? pathOf(item) : ''}`.trim(),
    );
  const shown = facts.crumbs.map(({ label, href }) => `${label} ${href ?? ''}`.trim());
  // A step without an address is shown as plain text, which only the last one is marked as.
  const labels = (steps: readonly string[]) =>
    steps.filter((step) => step.includes(' /') || step === steps.at(-1)).join(' › ');
  return labels(said) === labels(shown)
    ? []
    : [{ code: 'visible-crumbs', detail: `${said.join(' › ')} is shown as ${shown.join(' › ')}` }];
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'https://shop');
  return pathname + search;
}

function offersOf(node: Node): Node[] {
  return [node.offers].flat().filter(isNode);
}

function includes(text: string, part: string): boolean {
  const plain = (value: string) => value.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(text).includes(plain(part));
}
