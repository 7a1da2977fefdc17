import { expect, test } from '@playwright/test';
import { watchPolicy } from './support/shop-page';

test('a planted inline script is refused, on checkout what would make one as well, and each is reported', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  for (const path of ['/', '/cart', '/checkout']) {
    await page.goto(path);
    expect(violations).toEqual([]);
    const refused = await page.evaluate(plant);
    expect([path, refused]).toEqual([
      path,
      path === '/checkout' ? ['markup', 'text', 'address'] : [],
    ]);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect
      .poll(() => violations.filter((one) => one.startsWith('require-trusted-types-for')).length)
      .toBe(3);
    await expect
      .poll(() => violations.filter((one) => one.startsWith('script-src')).length)
      .toBe(path === '/checkout' ? 0 : 2);
    violations.length = 0;
  }
  const report = {
    'csp-report': {
      'document-uri': page.url(),
      'blocked-uri': 'inline',
      'effective-directive': 'script-src-elem',
    },
  };
  expect(
    await page.evaluate(
      async (body) =>
        (
          await fetch('/api/reports/policy', {
            method: 'POST',
            headers: { 'content-type': 'application/csp-report' },
            body: JSON.stringify(body),
          })
        ).status,
      report,
    ),
  ).toBe(202);
});

/** Runs in the page: plants a script by its markup, its text and an address of this site that is no script; which of them the page stopped at once. */
function plant(): string[] {
  const ways = {
    markup: () => {
      document.createElement('div').innerHTML =
        '<img src="data:," onerror="window.planted = true">';
    },
    text: () => {
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.planted = true' }),
      );
    },
    address: () => {
      Object.assign(document.createElement('script'), { src: '/api/menus' });
    },
  };
  return Object.entries(ways).flatMap(([name, run]) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}
