import type { Browser } from 'playwright';
import { pagesOfKinds } from '../support/page-kinds';
import type { ProofInput } from './proof';

export const needsShop = false;
/** A development build has its compiler in the storefront's heap. */
export const settings = { NODE_ENV: 'development', HEAP_MEMORY_MB: '2048' };

const notThere = '/no-such-page';
/** Longest wait for a page that is compiled when it is asked for. */
const compileMs = 120_000;

/**
 * `npm run prove:dev`: the shop under development, behind its front. Pages of the shop with policy and headers, a whole 404, nothing compressed; in a
 * browser no violation of the policy, an inline script of nobody's that does not run, and hot reload connected.
 */
export async function prove({ start, chromium, env }: ProofInput): Promise<boolean> {
  const shop = await start();
  try {
    const answers = [
      await answered('home', `${shop.shopUrl}/`, 200, '<h1'),
      await answered('a page that is not there', `${shop.shopUrl}${notThere}`, 404, '<footer'),
    ];
    const pages = await pagesOfKinds(shop.shopUrl, ['home', 'category', 'product']);
    const { chromium: launcher } = await import('playwright');
    const browser = await launcher.launch({
      executablePath: await chromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const seen: boolean[] = [];
      for (const url of [
        ...pages.map((page) => page.url),
        ...['/cart', '/checkout', notThere].map((path) => `${shop.shopUrl}${path}`),
      ])
        seen.push(await inBrowser(browser, url));
      return [...answers, ...seen].every(Boolean) && env.NODE_ENV === settings.NODE_ENV;
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

async function answered(
  name: string,
  url: string,
  status: number,
  holds: string,
): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(compileMs) });
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const faults = [
    answer.status === status || `status ${answer.status}`,
    html.includes(holds) || `no ${holds}> in it`,
    policy.includes("script-src 'self' 'sha256-") || 'no policy',
    answer.headers.get('x-frame-options') === 'DENY' || 'no headers of the front',
    answer.headers.get('content-encoding') === null || 'compressed',
  ].filter((fault) => fault !== true);
  console.log(
    `${faults.length > 0 ? 'MISS' : 'ok  '} ${name}: ${faults.join(', ') || `${status}, whole, with its policy, not compressed`}`,
  );
  return faults.length === 0;
}

/** What a developer's browser says of a page: policies broken, hot reload connected, a planted script run. */
async function inBrowser(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage();
  try {
    const broken: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
        broken.push(message.text().slice(0, 200));
    });
    const reload = page.waitForEvent('websocket', {
      predicate: (socket) => socket.url().includes('/_next/hmr'),
      timeout: compileMs,
    });
    await page.goto(url, { timeout: compileMs });
    await (await reload).waitForEvent('framereceived', { timeout: compileMs });
    await page.waitForLoadState('load');
    const before = broken.length;
    const ran = await page.evaluate(() => {
      const planted = document.createElement('script');
      planted.textContent = 'window.planted = true';
      try {
        document.head.append(planted);
      } catch {
        /* Trusted Types */
      }
      return 'planted' in window;
    });
    const lines = broken.slice(0, before);
    console.log(
      `${lines.length > 0 || ran ? 'MISS' : 'ok  '} ${new URL(url).pathname} in a browser: hot reload connected, ${ran ? 'a planted script RAN' : 'a planted script did not run'}${lines.length > 0 ? `, ${lines.join('; ')}` : ', no violation'}`,
    );
    return lines.length === 0 && !ran;
  } finally {
    await page.close();
  }
}
