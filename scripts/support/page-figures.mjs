import { chromiumPath } from './chromium.mjs';

const idleMs = 10_000;

/** A Chromium for measuring; the caller closes it. */
export async function measuringBrowser() {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** A first view, left alone for ten seconds: requests, script bytes as sent, cumulative layout shift. */
export async function idleView(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        window.shifted += entry.hadRecentInput ? 0 : entry.value;
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
    layoutShift: await page.evaluate(() => window.shifted),
  };
  await context.close();
  return figures;
}

/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
