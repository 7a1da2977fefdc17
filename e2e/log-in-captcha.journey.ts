import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { goodPassword, openAuth, register, signOut, tryLogIn } from './support/customer';

test('after three failures a captcha is asked for, in another new browser too but not in one the account knows, and with it the right password logs in; the account follows in every tab', async ({
  page: known,
  browser,
}) => {
  test.setTimeout(120_000);
  await known.goto('/');
  const email = await register(known);
  await signOut(known);
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await openAuth(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  const captcha = page.getByLabel('I am not a robot');
  for (const left of [2, 1, 0]) {
    await tryLogIn(page, email, `Wrong-pass-word-${left}`);
    await expect(alert).toHaveText('Username not found or password incorrect');
    await expect(captcha).toHaveCount(left === 0 ? 1 : 0);
    await page.getByRole('dialog').getByLabel('Email').fill('');
  }
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await tryLogIn(page, email, goodPassword);
  await expect(page.getByText('Must enter recatpcha')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await openAuth(other);
  await tryLogIn(other, email, goodPassword);
  await expect(other.getByLabel('I am not a robot')).toBeVisible();
  await other.context().close();
  await openAuth(known);
  await tryLogIn(known, email, goodPassword);
  await expect(known.getByRole('button', { name: 'Hello Ana Ruiz' }).first()).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto('/account/orders');
  await expect(tab.getByRole('button', { name: 'Log In' })).toBeVisible();
  await captcha.check();
  await expect(captcha).toHaveCount(0);
  await tryLogIn(page, email, goodPassword);
  await expect(page.getByRole('button', { name: 'Hello Ana Ruiz' }).first()).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'My Account - Orders' })).toBeVisible();
  await expect(tab.getByText('No Orders for this user')).toBeVisible();
  await signOut(page);
  await tab.waitForURL((url) => url.pathname === '/');
  await tab.goBack();
  await expect(tab.getByText('No Orders for this user')).toHaveCount(0);
});
