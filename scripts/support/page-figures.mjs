import { chromiumPath } from './chromium-path.mjs';

const idleMs = 10_000;

/** A Chromium for measuring; the caller closes it. */
export async function measuringBrowser() {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/**
 * A first view, left alone for ten seconds: requests, script bytes as sent, cumulative layout shift.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function idleView(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  /** @type {import('playwright').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const isOfInput = 'hadRecentInput' in entry && entry.hadRecentInput;
        seen.shifted += 'value' in entry && !isOfInput ? Number(entry.value) : 0;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idleMs);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const figures = {
    requests: requests.length,
    scriptKilobytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024,
    layoutShift: await page.evaluate(() => ('shifted' in window ? Number(window.shifted) : NaN)),
  };
  await context.close();
  return figures;
}
