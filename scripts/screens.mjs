import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { axeViolations } from './support/axe.mjs';
import { chromiumPath } from './support/chromium-path.mjs';
import { saysHelp } from './support/help.mjs';
import { root } from './support/paths.mjs';
import { screens } from './screens/list.mjs';

/** @typedef {import('./screens/list.mjs').Screen} Screen */
/** @typedef {import('./screens/list.mjs').Width} Width */

/** @type {Record<Width, number>} */
const heights = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
/** @type {readonly Width[]} */
const allWidths = [390, 768, 1440];
const longest = 16_000;
const [shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000', ...wanted] =
  process.argv.slice(2);
const folder = join(root, 'docs/screens');

const usage = `npm run screens -- [URL [NAME…]]

Takes the screens of scripts/screens/list.mjs, or those named, from a running shop (http://localhost:3000) into docs/screens, and has axe look at
each. Ends with 1 when one could not be taken or axe finds a fault.`;

/** Takes the screens of `screens/list.mjs` from a running shop and has axe look at each: `npm run screens -- http://localhost:3000 [name…]`. */
if (saysHelp(usage)) process.exit();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {string[]} */
const faults = [];
for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const width of screen.widths ?? allWidths) {
    await take(screen, width).catch((error) =>
      faults.push(`${screen.name} at ${width}: ${error.message.split('\n')[0]}`),
    );
  }
}
await browser.close();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

/**
 * @param {Screen} screen
 * @param {Width} width
 */
async function take({ name, path, link, whole = false, part, before }, width) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL(path, shopUrl).href, { waitUntil: 'networkidle' });
    if (link) {
      const href = await page.locator(link).first().getAttribute('href');
      if (href === null) throw new Error(`${link} leads nowhere.`);
      await page.goto(new URL(href, shopUrl).href, { waitUntil: 'networkidle' });
    }
    await before?.(page);
    if (whole) {
      await layOut(page);
      await showAllPictures(page);
    }
    await page.waitForFunction(allHasCome);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    const picture = sharp(await page.screenshot({ fullPage: whole }));
    const { height = 0 } = await picture.metadata();
    const cropped =
      height > longest ? picture.extract({ left: 0, top: 0, width, height: longest }) : picture;
    const file = `${name}-${width}.webp`;
    const bytes = await cropped.webp({ quality: 60 }).toBuffer();
    await writeFile(join(folder, file), bytes);
    console.log(`${file} ${Math.round(bytes.byteLength / 1024)} KB`);
    // What is kept for later has no place yet, and would be measured against the footer.
    await layOut(page);
    for (const words of await axeViolations(page, { part }))
      faults.push(`${name} at ${width}: ${words}`);
  } finally {
    await context.close();
  }
}

/**
 * Lays out what a page keeps for later.
 *
 * @param {import('playwright').Page} page
 */
async function layOut(page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.later'))
      if (part instanceof HTMLElement) part.style.setProperty('content-visibility', 'visible');
  });
}

/**
 * Moves as a visitor would, down the page and back, lays out what it keeps for later, and waits for every picture; the fixed bars would stand in the middle of it.
 *
 * @param {import('playwright').Page} page
 */
async function showAllPictures(page) {
  await page.mouse.move(2, 2);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    window.scrollTo(0, 0);
    const bars = 'nav[aria-label="Main"], .buy-bar, section[aria-label="Order total"]';
    for (const bar of document.querySelectorAll(bars))
      if (bar instanceof HTMLElement) bar.style.setProperty('display', 'none');
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}

/** Runs in the page: whether every picture that can be seen has come, what is loaded late, and what is asked anew. */
function allHasCome() {
  const waits = [...document.querySelectorAll('[role=status], main p')].some(
    (words) => words.checkVisibility() && /^(Loading|Checking) .*…$/.test(words.textContent.trim()),
  );
  const busy = [...document.querySelectorAll('[aria-busy=true]')].some((part) =>
    part.checkVisibility(),
  );
  const pictures = [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return (
      image.complete || width === 0 || bottom < 0 || top > innerHeight || !image.checkVisibility()
    );
  });
  return pictures && !waits && !busy;
}
