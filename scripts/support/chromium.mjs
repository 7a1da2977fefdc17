import { existsSync } from 'node:fs';
import { installPackage } from './debian.mjs';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is: CHROMIUM_PATH, or the system's; `undefined` leaves it to Playwright's own. */
export function chromiumPath() {
  return [process.env.CHROMIUM_PATH, ...systemPaths].find((path) => path && existsSync(path));
}

/** Makes sure that there is a Chromium: CHROMIUM_PATH, Playwright's, the system's, else Debian's package when this runs as root. Throws in plain words. */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  if (
    [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].some(
      (path) => path && existsSync(path),
    )
  )
    return;
  await installPackage(
    'chromium',
    'No Chromium was found. Install it, or set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}
