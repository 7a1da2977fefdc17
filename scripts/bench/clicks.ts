import type { Browser, Page } from 'playwright';
import { pagesOfKinds } from '../support/page-kinds';
import { beside, type Measure } from './beside';
import { inTurn } from './in-turn';
import { slow, slowInWords, visit, type Pace } from './visit';

const rounds = 10;
/** How long a page is left alone before the visitor acts, and how long its answer is waited for. */
const readMs = 1000;
const patienceMs = 60_000;
const cardsTried = 4;

interface Click extends Measure {
  pace: Pace | null;
  hoverMs: number;
  /** How long the button is held down. */
  pressMs: number;
}

const clicks: readonly Click[] = [
  { name: 'without hover', pace: null, hoverMs: 0, pressMs: 0, most: 60 },
  { name: 'without hover, pressed for 80 ms as a hand does', pace: null, hoverMs: 0, pressMs: 80 },
  { name: 'after 300 ms of hover', pace: null, hoverMs: 300, pressMs: 0, most: 50 },
  { name: `without hover, ${slowInWords}`, pace: slow, hoverMs: 0, pressMs: 0, most: 250 },
];

const adding: readonly (Measure & Pick<Click, 'pace'>)[] = [
  { name: 'at full speed', pace: null, most: 30 },
  { name: slowInWords, pace: slow },
];

/** The click from a list to a product and the addition to the cart, of one build or of two in turn; tells whether the first build is under every bar. */
export async function measureClicks(
  browser: Browser,
  addresses: readonly string[],
): Promise<boolean> {
  const verdicts: boolean[] = [];
  const print = (measure: Measure, series: number[][]) => {
    const { holds, line } = beside({ ...measure, unit: 'ms' }, series);
    console.log(line);
    verdicts.push(holds);
  };
  const [category, product] = await Promise.all(
    (['category', 'product'] as const).map(async (kind) => {
      const [found] = (
        await Promise.all(addresses.map((address) => pagesOfKinds(address, [kind])))
      ).flat();
      return new URL(found?.url ?? '').pathname;
    }),
  );
  console.log(
    `desktop, a new visitor each time; medians of ${rounds} (least–greatest)${addresses.length > 1 ? `: ${addresses.join(' | ')} | the second, of the first` : ''}`,
  );
  console.log('from the click on a card of a list until the product’s heading is painted');
  for (const click of clicks)
    print(
      click,
      await inTurn(addresses, rounds, (address, round) =>
        toHeading(browser, `${address}${category}`, click, round % cardsTried),
      ),
    );
  console.log('from the click on Add to Cart until the header shows the new count');
  for (const add of adding)
    print(
      add,
      await inTurn(addresses, rounds, (address) =>
        toCount(browser, `${address}${product}`, add.pace),
      ),
    );
  return verdicts.every(Boolean);
}

function toHeading(
  browser: Browser,
  listUrl: string,
  { pace, hoverMs, pressMs }: Click,
  index: number,
): Promise<number> {
  return visit(browser, pace, async (page) => {
    await page.goto(listUrl, { waitUntil: 'networkidle' });
    const card = page.locator('main article a[href^="/p/"]').nth(index);
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readMs);
    const box = await card.boundingBox();
    if (!box) throw new Error(`${listUrl} shows no card ${index}.`);
    const painted = page.evaluate(untilHeading, {
      text: await card.innerText(),
      withinMs: patienceMs,
    });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (hoverMs > 0) await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    if (pressMs > 0) await page.waitForTimeout(pressMs);
    await page.mouse.up();
    return painted;
  });
}

function toCount(browser: Browser, productUrl: string, pace: Pace | null): Promise<number> {
  return visit(browser, pace, async (page) => {
    await page.goto(productUrl, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Add to Cart', exact: true }).first();
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readMs);
    const counted = page.evaluate(untilCount, patienceMs);
    await press(page, button);
    return counted;
  });
}

async function press(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no such button.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: milliseconds from the next click until the heading with this text is painted. */
function untilHeading({ text, withinMs }: { text: string; withinMs: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = Number.NaN;
    setTimeout(() => reject(new Error(`The heading ${text} did not come.`)), withinMs);
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & {
        paintTime?: number;
        renderTime: number;
      })[];
      if (entry) resolve((entry.paintTime ?? entry.renderTime) - start);
    }).observe({ type: 'element' });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent === text) heading.setAttribute('elementtiming', 'heading');
      else requestAnimationFrame(look);
    };
    addEventListener(
      'click',
      ({ timeStamp }) => {
        start = timeStamp;
        look();
      },
      { capture: true, once: true },
    );
  });
}

/** Runs in the page: milliseconds from the next click until the header counts one article. */
function untilCount(withinMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = Number.NaN;
    setTimeout(() => reject(new Error('The new count did not come.')), withinMs);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        start = timeStamp;
      },
      { capture: true, once: true },
    );
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('header')?.textContent?.includes('1 Item(s)')) return;
      watcher.disconnect();
      resolve(performance.now() - start);
    });
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
