import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** How fast a visitor's machine and network are: CPU so many times slower; bits a second down and up, milliseconds there and back. */
export interface Pace {
  slowdown: number;
  down: number;
  up: number;
  roundTrip: number;
}

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
/** A phone of the middle range on slow 4G. */
export const slow: Pace = { slowdown: 4, down: 1_600_000, up: 750_000, roundTrip: 150 };
export const slowInWords = 'CPU 4×, 1.6 Mbit/s, 150 ms round trip';

/** A new window of Chromium loads some 400 scripts of its own interface in its first second; a visitor's is open before she comes. */
export const windowOpensMs = 2000;

/** Opens an empty page on a desktop as a visitor nobody knows, does what is to be done with it once the window is there, and forgets the visitor. */
export async function visit<Seen>(
  browser: Browser,
  pace: Pace | null,
  see: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.waitForTimeout(windowOpensMs);
    if (pace) await slowDown(page, pace);
    return await see(page);
  } finally {
    await context.close();
  }
}

/** The network of a pace as the protocol of the developer tools has it, in bytes a second. */
export function networkOf({ down, up, roundTrip }: Pace) {
  return {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  };
}

async function slowDown(page: Page, pace: Pace): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', networkOf(pace));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: pace.slowdown });
}
