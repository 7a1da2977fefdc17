import { existsSync } from 'node:fs';

const idleMs = 10_000;
const clicks = 30;
/** How long a pointer rests before it clicks, once the page is there. */
const restMs = 200;

/** A desktop Chromium for measuring; the caller closes it. */
export async function measuringBrowser() {
  const { chromium } = await import('playwright');
  const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** A first view, left alone for ten seconds: requests, script bytes as sent, cumulative layout shift. */
export async function idleView(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifted += entry.hadRecentInput ? 0 : entry.value; })).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idleMs);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const figures = {
    requests: requests.length,
    scriptKilobytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024,
    layoutShift: await page.evaluate(() => window.shifted),
  };
  await context.close();
  return figures;
}

/**
 * From the click on a card to the product's heading on the screen, medians of thirty; the pointer rested on the card until its page had been
 * fetched ahead. `stands`, `painted` and `presented` milliseconds by the clock, `busy` milliseconds the page's main thread worked, which a shared machine
 * does not lengthen.
 */
export async function clickToHeading(browser, listUrl) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyNow = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const turns = [];
  for (let turn = 0; turn < clicks; turn += 1) {
    await page.goto(listUrl, { waitUntil: 'networkidle' });
    const card = page.locator('article a[href^="/p/"]').nth(turn % 5);
    const title = await card.innerText();
    const ahead = page.waitForResponse((answer) => isWholePage(answer.request()));
    await card.hover();
    await (await ahead).finished();
    await page.waitForTimeout(restMs);
    const before = await busyNow();
    const times = await page.evaluate(clickAndWait, [title, turn % 5]);
    turns.push({ ...times, busy: await busyNow() - before });
  }
  await page.close();
  const middle = (figure) => median(turns.map((turn) => turn[figure]));
  return { stands: middle('stands'), painted: middle('painted'), presented: middle('presented'), busy: middle('busy') };
}

/** Asks for the page itself, not for its outline. */
function isWholePage(request) {
  return request.url().includes('_rsc=') && !request.headers()['next-router-segment-prefetch'];
}

/**
 * Runs in the page, milliseconds after the click: when the heading stands in the document, when the frame that shows it is painted, and when the
 * compositor has put it on the screen (the element timing of the heading: `paintTime`, `presentationTime`).
 */
function clickAndWait([name, index]) {
  return new Promise((resolve) => {
    const start = performance.now();
    let stands;
    new PerformanceObserver((list) => {
      const [{ paintTime, presentationTime }] = list.getEntries();
      resolve({ stands, painted: paintTime - start, presented: presentationTime - start });
    }).observe({ type: 'element' });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent !== name) return requestAnimationFrame(look);
      stands = performance.now() - start;
      heading.setAttribute('elementtiming', 'heading');
    };
    document.querySelectorAll('article a[href^="/p/"]')[index].click();
    look();
  });
}

/** Milliseconds from the click on 'Add to Cart' to the new count in the header. */
export async function addToCount(browser, productUrl) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(productUrl, { waitUntil: 'networkidle' });
  const time = await page.evaluate(() => new Promise((resolve) => {
    const counted = () => document.querySelector('header')?.textContent.includes('1 Item(s)');
    const start = performance.now();
    const done = () => (counted() ? resolve(performance.now() - start) : setTimeout(done, 1));
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Add to Cart').click();
    done();
  }));
  await context.close();
  return time;
}

/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
