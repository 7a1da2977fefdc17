import { existsSync } from 'node:fs';

/** The whole browser, with windows. */
const wholePaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's Chromium without windows, of the same source and version: a new visitor costs two thirds of what the whole browser takes. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

/** Where Chromium is: CHROMIUM_PATH, or the system's; `undefined` leaves it to Playwright's own. */
export function chromiumPath() {
  return firstThere([process.env.CHROMIUM_PATH, ...wholePaths]);
}

/**
 * Which browser the journeys run in: CHROMIUM_PATH, else Playwright's own (`undefined`), else the system's, without windows where there is such a one.
 *
 * @param {string} own where Playwright's own would be
 */
export function journeyBrowserPath(own) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(own) ? undefined : firstThere([headlessShellPath, ...wholePaths]);
}

/** @param {(string | undefined)[]} paths */
function firstThere(paths) {
  return paths.find((path) => path && existsSync(path));
}
