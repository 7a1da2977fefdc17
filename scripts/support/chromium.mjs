import { existsSync } from 'node:fs';
import { chromiumPath, headlessShellPath } from './chromium-path.mjs';
import { installPackage } from './debian.mjs';

const noneFound =
  'No Chromium was found. Install it, or set CHROMIUM_PATH, or run `npx playwright install chromium`.';

/** Makes sure that there is a Chromium: CHROMIUM_PATH, Playwright's, the system's, else Debian's package when this runs as root. Throws in plain words. */
export async function ensureChromium() {
  if (chromiumPath() === undefined && !(await hasOwn()))
    await installPackage('chromium', noneFound);
}

/** Makes sure that there is a browser for the journeys. Where the one without windows cannot be installed, any other does; throws in plain words when there is none. */
export async function ensureJourneyBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShellPath) || (await hasOwn())) return;
  try {
    await installPackage('chromium-headless-shell', noneFound);
  } catch {
    await ensureChromium();
  }
}

/** Whether Playwright has installed a browser of its own. */
async function hasOwn() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}
