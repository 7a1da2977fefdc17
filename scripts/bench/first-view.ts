import type { Browser, Page, Request } from 'playwright';
import { pagesOfKinds } from '../support/page-kinds';
import { beside } from './beside';
import { firstViewMeasures, firstViewOf, type FirstView, type Noted } from './first-view-figures';
import { inTurn } from './in-turn';
import { phone, slow, slowInWords, visit } from './visit';

const rounds = 5;
const kinds = ['home', 'category', 'product', 'article', 'event', 'search'] as const;
/** So long nothing was asked for or received when a first view is over. */
const quietMs = 2000;

/** First views of six kinds of page on a slow phone, of one build or of two in turn; tells whether the first build is under every bar. */
export async function measureFirstViews(
  browser: Browser,
  addresses: readonly string[],
): Promise<boolean> {
  console.log(
    `first view, 412×823 at 1.75, ${slowInWords}, a new visitor each time; medians of ${rounds} (least–greatest)`,
  );
  console.log(
    addresses.length > 1
      ? `  ${addresses.join(' | ')} | the second, of the first`
      : `  ${addresses.join()}`,
  );
  const [first = ''] = addresses;
  const pages = await pagesOfKinds(first, kinds);
  for (const address of addresses) await firstView(browser, address);
  const held: boolean[] = [];
  for (const { name, url } of pages) {
    const path = url.slice(new URL(url).origin.length);
    for (const address of addresses) {
      const { status } = await fetch(new URL(path, address));
      if (status !== 200) throw new Error(`${address} has no ${path}.`);
    }
    const series = await inTurn(addresses, rounds, (address) =>
      firstView(browser, new URL(path, address).href),
    );
    console.log(`${name} ${path}`);
    held.push(...printed(series));
  }
  return held.every(Boolean);
}

function printed(series: readonly FirstView[][]): boolean[] {
  return Object.entries(firstViewMeasures).map(([key, measure]) => {
    const { holds, line } = beside(
      measure,
      series.map((views) => views.map((view) => view[key as keyof FirstView])),
    );
    console.log(line);
    return holds;
  });
}

function firstView(browser: Browser, url: string): Promise<FirstView> {
  return visit(browser, phone, slow, async (page) => {
    const sent: Promise<{ bytes: number; isScript: boolean }>[] = [];
    const isOver = watchNetwork(page);
    const isOfFirstView = untilFetchedAhead(page);
    page.on('requestfinished', (request) => {
      if (!isOfFirstView(request)) return;
      sent.push(
        request.sizes().then(({ responseBodySize }) => ({
          bytes: responseBodySize,
          isScript: request.resourceType() === 'script',
        })),
      );
    });
    await page.addInitScript(noteWhatComes);
    await page.goto(url, { waitUntil: 'load' });
    while (!isOver()) await page.waitForTimeout(100);
    const all = await Promise.all(sent);
    return firstViewOf(await noted(page), all);
  });
}

/** Whether something was asked for before the idle page began to fetch others ahead (decision 121), which is no part of its first view. */
function untilFetchedAhead(page: Page): (request: Request) => boolean {
  const before = new Set<Request>();
  let ahead = false;
  page.on('request', (request) => {
    ahead ||= 'next-router-prefetch' in request.headers();
    if (!ahead) before.add(request);
  });
  return (request) => before.has(request);
}

/** Whether the network has been quiet long enough, asked as often as one likes. */
function watchNetwork(page: Page): () => boolean {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => open.add(request));
  const ended = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => open.size === 0 && performance.now() - last > quietMs;
}

async function noted(page: Page): Promise<Noted> {
  const found = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  if (!found.firstPaint || !found.largestPaint) throw new Error(`${page.url()} painted nothing.`);
  return found;
}

/** Runs in the page before anything of it. */
function noteWhatComes(): void {
  const notes: Noted = { firstPaint: 0, largestPaint: 0, tasks: [], shifts: [] };
  Object.assign(window, { noted: notes });
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) notes.shifts.push(value);
  });
}
