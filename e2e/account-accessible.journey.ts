import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { expectFocusHere, expectFocusInSight } from './support/keyboard';
import { postAsPage } from './support/shop-page';

/** Signs a seeded customer in, without the dialog. Such a customer is only looked at: what they have belongs to every journey. */
function enterAs(page: Page, name: string): Promise<void> {
  const email = `${name}@lilacandloam.example`;
  return postAsPage(page, '/api/session/log-in', { email, password: 'Lilacs-in-May-26' });
}

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent?.trim(),
    );
    if (named === name) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

test('into the account and its orders by keyboard alone: the focus goes into the dialog and back, and axe finds nothing at both widths', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/account/orders');
  await expectAccessibleAtBothWidths(page);
  const door = page.getByRole('main').getByRole('button', { name: 'Log In' });
  await door.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(door).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await tabTo(page, 'Forgot your password?');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Reset Password' }).getByLabel('Email'),
  ).toBeFocused();
  await tabTo(page, 'Reset Password');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await tabTo(page, '');
  await page.keyboard.type('ingrid@lilacandloam.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lilacs-in-May-26');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('article', { name: /^Order #/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  let detailMayCome = () => {};
  const held = new Promise<void>((resolve) => {
    detailMayCome = resolve;
  });
  await page.route('**/api/account/orders/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'My Account - Orders' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.getByRole('button', { expanded: true }).focus();
  await expectFocusInSight(page, 1);
  await expect(rows.getByRole('button', { expanded: false }).first()).toBeFocused();
  detailMayCome();
  await expect(page.getByRole('article', { name: /^Order #/ })).toBeVisible();
  await expectFocusHere(page);
  await expectFocusInSight(page, 12);
});

test('every page of an account, filled and empty, and every form of the profile: axe finds nothing at both widths, the focus comes back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enterAs(page, 'ingrid');
  await page.goto('/account/profile');
  await expect(page.getByText('Expiration Date')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  for (const [row, field] of [
    ['Name', 'First name'],
    ['Email Address', 'Email'],
    ['Password', 'New password'],
    ['Phone Number', 'Phone'],
  ] as const) {
    await page.getByRole('button', { name: `(edit) ${row}` }).press('Enter');
    await expect(
      page.getByRole('form', { name: row }).getByLabel(field, { exact: true }),
    ).toBeFocused();
    await expectAccessibleAtBothWidths(page, 'main');
    await tabTo(page, 'Cancel');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `(edit) ${row}` })).toBeFocused();
  }
  for (const [part, shown] of [
    ['events', 'Past events'],
    ['wishlist', 'Snake Plant'],
    ['address-book', 'Nana'],
    ['purple-perks', 'My Purple Perks'],
  ] as const) {
    await page.goto(`/account/${part}`);
    await expect(page.getByRole('main').getByRole('heading', { name: shown })).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'main');
    await expectFocusInSight(page, 12);
  }
  await enterAs(page, 'nora');
  for (const [part, empty] of [
    ['orders', 'No Orders for this user'],
    ['events', 'No Events Found'],
    ['wishlist', 'No Results'],
    ['payment-methods', 'No credit cards on profile'],
  ] as const) {
    await page.goto(`/account/${part}`);
    await expect(page.getByText(empty)).toBeVisible();
    await expectAccessibleAtBothWidths(page, 'main');
  }
});
