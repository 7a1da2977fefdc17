import { longestDescription, shortestDescription } from '@/lib/seo/description';
import { checkNode, typesOf } from './check-structured-data';
import { checkVisible, type PageFault } from './check-visible';
import type { Fault } from './fault';
import type { PageFacts } from './page-facts';
import { isTracking, pageKindOf } from './page-kinds';

/** A page as it answered. */
export interface Page {
  /** Path and query. */
  path: string;
  facts: PageFacts;
  /** The `X-Robots-Tag` header. */
  robotsHeader: string;
}

/** Whether search engines may have a page, by its own word. */
export function isOpen({ facts, robotsHeader }: Page): boolean {
  return !/noindex|none/i.test(`${facts.robots} ${robotsHeader}`);
}

/** Everything wrong with a page by itself. `origin` is the shop's public one, as its canonical links have it. */
export function checkPage(page: Page, origin: string): Fault[] {
  const kind = pageKindOf(page.path);
  const open = isOpen(page);
  const found: PageFault[] = [
    ...checkHead(page.facts),
    ...(kind.indexed === open
      ? []
      : [
          {
            code: open ? ('index-open' as const) : ('index-closed' as const),
            detail: page.facts.robots || page.robotsHeader || 'no robots rule',
          },
        ]),
    ...(open
      ? [
          ...checkDescription(page.facts),
          ...checkCanonical(page, origin),
          ...checkOpenGraph(page.facts),
        ]
      : []),
    ...checkStructured(page.facts, kind.types),
    ...checkVisible(page.facts, page.path),
  ];
  return found.map((fault) => ({ ...fault, path: page.path }));
}

function checkHead({ titles, descriptions, headings, lateParts }: PageFacts): PageFault[] {
  const countOf = (texts: readonly string[]) => texts.filter((text) => text.trim()).length;
  return [
    ...(countOf(titles) === 1 && titles.length === 1
      ? []
      : [{ code: 'title' as const, detail: titles.join(' / ') }]),
    ...(countOf(descriptions) === 1 && descriptions.length === 1
      ? []
      : [{ code: 'description' as const, detail: descriptions.join(' / ') }]),
    ...(countOf(headings) === 1 && headings.length === 1
      ? []
      : [{ code: 'heading' as const, detail: headings.join(' / ') || 'none' }]),
    ...lateParts.map((text) => ({ code: 'late-part' as const, detail: text.slice(0, 80) })),
  ];
}

function checkDescription({ descriptions: [description = ''] }: PageFacts): PageFault[] {
  const { length } = description.trim();
  return length === 0 || (length >= shortestDescription && length <= longestDescription)
    ? []
    : [{ code: 'description-length', detail: `${length}: ${description}` }];
}

function checkCanonical({ facts, path }: Page, origin: string): PageFault[] {
  const [canonical, ...more] = facts.canonicals;
  if (!canonical || more.length > 0 || !URL.canParse(canonical))
    return [{ code: 'canonical', detail: facts.canonicals.join(' / ') || 'none' }];
  const url = new URL(canonical);
  const address = new URL(path, origin);
  const found: PageFault[] = [];
  if ([...url.searchParams.keys()].some(isTracking))
    found.push({ code: 'canonical-tracking', detail: canonical });
  if (url.origin !== origin || !isSamePage(url, address))
    found.push({ code: 'canonical-mismatch', detail: canonical });
  return found;
}

/** Home has two addresses, a product one for each of its variants and titles, a list the parameters of where a visitor came from. */
function isSamePage(canonical: URL, address: URL): boolean {
  if (address.pathname === '/storefront') return canonical.pathname === '/';
  const product = /^\/p\/[^/]+/.exec(address.pathname)?.[0];
  if (product)
    return canonical.pathname === product || canonical.pathname.startsWith(`${product}/`);
  const content = new URLSearchParams(
    [...address.searchParams].filter(([key]) => !isTracking(key)),
  );
  return (
    canonical.pathname === address.pathname &&
    canonical.search.slice(1) === content.toString().replaceAll('%2C', ',')
  );
}

function checkOpenGraph({ openGraph, titles, canonicals }: PageFacts): PageFault[] {
  const wanted = {
    'og:title': titles[0],
    'og:url': canonicals[0],
    'og:type': /^(website|article|product)$/,
    'og:site_name': /\S/,
    'og:description': /\S/,
    'twitter:card': /^summary_large_image$/,
  };
  const picture = {
    'og:image': /^https?:\/\/\S+\.(jpe?g|png)(\?\S*)?$/i,
    'og:image:width': /^1200$/,
    'og:image:height': /^630$/,
    'og:image:alt': /\S/,
  };
  const wrong = (rules: Record<string, RegExp | string | undefined>) =>
    Object.entries(rules)
      .filter(([key, rule]) => {
        const value = openGraph[key] ?? '';
        return rule instanceof RegExp
          ? !rule.test(value)
          : value.trim() !== (rule ?? '').trim() || value === '';
      })
      .map(([key]) => `${key}: ${openGraph[key] ?? 'missing'}`);
  return [
    ...wrong(wanted).map((detail) => ({ code: 'open-graph' as const, detail })),
    ...wrong(picture).map((detail) => ({ code: 'open-graph-picture' as const, detail })),
  ];
}

function checkStructured({ nodes, unreadable }: PageFacts, owed: readonly string[]): PageFault[] {
  const types = new Set(nodes.flatMap(typesOf));
  return [
    ...(unreadable > 0
      ? [{ code: 'structured-data-unreadable' as const, detail: `${unreadable} of its blocks` }]
      : []),
    ...owed
      .filter((type) => !type.split('|').some((one) => types.has(one)))
      .map((type) => ({ code: 'structured-data-missing' as const, detail: type })),
    ...nodes
      .flatMap(checkNode)
      .map((detail) => ({ code: 'structured-data-invalid' as const, detail })),
  ];
}
