import type { Page } from '@playwright/test';

/** Keeps the scripts of the pages that follow on their way, so that what a visitor does meets a page not yet hydrated; returns a function that lets them come. */
export async function keepUnhydrated(page: Page): Promise<() => void> {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await woken;
    await route.continue();
  });
  return () => wake();
}
