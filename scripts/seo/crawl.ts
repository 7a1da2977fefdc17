import { checkPage, isOpen, type Page } from './check-page';
import type { Fault } from './fault';
import type { Answer, Get } from './get';
import { pageFacts } from './page-facts';

/** What the check of the whole site needs to know of a page. */
export interface Visited {
  path: string;
  status: number;
  title: string;
  /** Path and query of its canonical link. */
  canonical: string | null;
  open: boolean;
  picture: string | null;
  /** Where it was linked first. */
  from: string;
}

export interface CrawlOptions {
  get: Get;
  /** Public origin, as canonical links and sitemaps have it. */
  origin: string;
  /** Paths to begin with, each with where it stands. */
  starts: readonly { path: string; from: string }[];
  /** Whether links are followed, or only the starts are visited. */
  follow: boolean;
  /** Requests at a time. */
  atOnce: number;
  /** How many links that crawlers are asked not to follow are looked at. */
  nofollow: number;
  onVisit?(visited: Visited): void;
  /** Ends the crawl early. */
  stop?: AbortSignal;
}

export interface Crawled {
  visited: Visited[];
  faults: Fault[];
}

/** Pages that a visitor is not let in to, and what they answer instead (ruling 8, 29). */
const expected: readonly { path: RegExp; status: number }[] = [
  { path: /^\/account\//, status: 404 },
  { path: /^\/orderConfirmation\//, status: 404 },
  { path: /^\/order\//, status: 404 },
];
/** How often, and at most how many seconds at a time, a page that is not available is waited for. */
const patience = 3;
const longestWait = 15;
const notPages = /^\/(api|_next|pictures|fonts)\//;

/** Visits the starts and, from page to page, every internal link; each address once. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const queue: { path: string; from: string }[] = [];
  const queued = new Set<string>();
  const result: Crawled = { visited: [], faults: [] };
  let unfollowed = 0;
  let busy = 0;
  const add = (path: string, from: string) => {
    if (queued.has(path) || notPages.test(path)) return;
    queued.add(path);
    queue.push({ path, from });
  };
  for (const { path, from } of options.starts) add(path, from);

  const workers = Array.from({ length: options.atOnce }, async () => {
    while ((queue.length > 0 || busy > 0) && !options.stop?.aborted) {
      const next = queue.shift();
      if (!next) {
        await idle();
        continue;
      }
      busy += 1;
      try {
        const { visited, faults, links } = await visit(next.path, next.from, options);
        result.visited.push(visited);
        result.faults.push(...faults);
        options.onVisit?.(visited);
        for (const { path, nofollow } of options.follow ? links : []) {
          if (!nofollow) add(path, next.path);
          else if (unfollowed < options.nofollow && !queued.has(path)) {
            unfollowed += 1;
            add(path, next.path);
          }
        }
      } finally {
        busy -= 1;
      }
    }
  });
  await Promise.all(workers);
  return result;
}

function idle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

async function visit(
  path: string,
  from: string,
  { get, origin }: CrawlOptions,
): Promise<{ visited: Visited; faults: Fault[]; links: { path: string; nofollow: boolean }[] }> {
  const visited: Visited = {
    path,
    status: 0,
    title: '',
    canonical: null,
    open: false,
    picture: null,
    from,
  };
  const nothing = (code: Fault['code'], detail: string) => ({
    visited,
    faults: [{ code, path, detail: `${detail} (linked on ${from})` }],
    links: [],
  });
  const answer = await patientGet(get, path).catch((error: unknown) => error as Error);
  if (answer instanceof Error) return nothing('no-answer', answer.message);
  visited.status = answer.status;
  const wanted = expected.find((rule) => rule.path.test(path))?.status ?? 200;
  if (answer.status >= 300 && answer.status < 400)
    return nothing('hop', `${answer.status} to ${answer.headers.location ?? 'nowhere'}`);
  if (answer.status !== wanted) return nothing('status', String(answer.status));
  if (wanted !== 200 || !String(answer.headers['content-type']).startsWith('text/html'))
    return { visited, faults: [], links: [] };

  const page: Page = {
    path,
    facts: pageFacts(answer.body.toString()),
    robotsHeader: String(answer.headers['x-robots-tag'] ?? ''),
  };
  visited.title = page.facts.titles[0] ?? '';
  visited.open = isOpen(page);
  visited.picture = page.facts.openGraph['og:image'] ?? null;
  visited.canonical = pathOf(page.facts.canonicals[0], origin, path);
  const links = page.facts.links.flatMap(({ href, nofollow }) => {
    const target = pathOf(href, origin, path);
    return target === null ? [] : [{ path: target, nofollow: nofollow || !visited.open }];
  });
  return { visited, faults: checkPage(page, origin), links };
}

/** An answer, asked for again where the shop asks to wait (503 with Retry-After), as crawlers do. */
async function patientGet(get: Get, path: string): Promise<Answer> {
  let answer = await get(path);
  for (
    let attempt = 0;
    attempt < patience && answer.status === 503 && answer.headers['retry-after'];
    attempt += 1
  ) {
    const seconds = Math.min(longestWait, Number(answer.headers['retry-after']) || 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    answer = await get(path);
  }
  return answer;
}

/** Path and query of an address of this site; `null` for any other. */
export function pathOf(href: string | undefined, origin: string, base: string): string | null {
  if (!href || !URL.canParse(href, origin + base)) return null;
  const url = new URL(href, origin + base);
  return url.origin === origin ? url.pathname + url.search : null;
}
