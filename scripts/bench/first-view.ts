import { setTimeout as wait } from 'node:timers/promises';
import { pagesOfKinds } from '../support/page-kinds';
import { beside } from './beside';
import { firstViewMeasures, firstViewOf, type FirstView, type Noted } from './first-view-figures';
import { inTurn } from './in-turn';
import { openUnwatched, type UnwatchedBrowser, type UnwatchedPage } from './unwatched-browser';
import { networkOf, phone, slow, slowInWords, windowOpensMs } from './visit';

const rounds = 5;
const kinds = ['home', 'category', 'product', 'article', 'event', 'search'] as const;
/** So long nothing was asked for or received when a first view is over. */
const quietMs = 2000;
const longestMs = 60_000;

/** First views of six kinds of page on a slow phone nobody inspects, of one build or of two in turn; tells whether the first build is under every bar. */
export async function measureFirstViews(addresses: readonly string[]): Promise<boolean> {
  const browser = await openUnwatched();
  try {
    return await measureIn(browser, addresses);
  } finally {
    await browser.close();
  }
}

async function measureIn(
  browser: UnwatchedBrowser,
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
  const verdicts: boolean[] = [];
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
    verdicts.push(...printed(series));
  }
  return verdicts.every(Boolean);
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

function firstView(browser: UnwatchedBrowser, url: string): Promise<FirstView> {
  return browser.visit(async (page) => {
    await wait(windowOpensMs);
    await becomeSlowPhone(page);
    const network = watchNetwork(page);
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${noteWhatComes.toString()})()`,
    });
    await page.send('Page.navigate', { url });
    const started = performance.now();
    while (!network.isOver() && performance.now() - started < longestMs) await wait(100);
    return firstViewOf(await noted(page, url), network.sent());
  });
}

async function becomeSlowPhone(page: UnwatchedPage): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = phone;
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor,
    mobile: isMobile,
  });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', networkOf(slow));
  await page.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown });
}

/** What was asked for before the idle page began to fetch others ahead (decision 121), which is no part of its first view; and whether the network has been quiet long enough. */
function watchNetwork(page: UnwatchedPage) {
  const requests = new Map<
    string,
    { isScript: boolean; headerBytes: number; bytes: number | null }
  >();
  const open = new Set<string>();
  let ahead = false;
  let loaded = false;
  let last = performance.now();
  page.onEvent((method, params) => {
    if (method === 'Page.loadEventFired') loaded = true;
    if (!method.startsWith('Network.')) return;
    const id = String(params.requestId);
    const { url, headers, encodedDataLength } = (params.request ?? params.response ?? {}) as {
      url?: string;
      headers?: Record<string, string>;
      encodedDataLength?: number;
    };
    if (method === 'Network.requestWillBeSent' && !url?.startsWith('data:')) {
      ahead ||= Object.keys(headers ?? {}).some(
        (name) => name.toLowerCase() === 'next-router-prefetch',
      );
      open.add(id);
      if (!ahead)
        requests.set(id, { isScript: params.type === 'Script', headerBytes: 0, bytes: null });
    }
    const request = requests.get(id);
    if (method === 'Network.responseReceived' && request)
      request.headerBytes = encodedDataLength ?? 0;
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      if (request && method === 'Network.loadingFinished')
        request.bytes = Math.max(0, Number(params.encodedDataLength) - request.headerBytes);
      open.delete(id);
      last = performance.now();
    }
  });
  return {
    isOver: () => loaded && open.size === 0 && performance.now() - last > quietMs,
    sent: () =>
      [...requests.values()].flatMap(({ isScript, bytes }) =>
        bytes === null ? [] : { isScript, bytes },
      ),
  };
}

async function noted(page: UnwatchedPage, url: string): Promise<Noted> {
  const { result } = await page.send('Runtime.evaluate', {
    expression: 'noted',
    returnByValue: true,
  });
  const found = (result as { value?: Noted }).value;
  if (!found?.firstPaint || !found.largestPaint) throw new Error(`${url} painted nothing.`);
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
