import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { newEmail, openAuth, register, signOut, tryLogIn } from './support/customer';
import { mailTo } from './support/platform';

test('a forgotten password: the mailed link sets a new one once, and only the new one logs in', async ({
  page,
}) => {
  const fresh = 'Tulips-in-May-88';
  await page.goto('/');
  const email = await register(page);
  await signOut(page);
  await openAuth(page);
  await page.getByRole('tab', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Entered email is not found.');
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    dialog.getByText(
      'A password reset link has been sent to your registered email. It will expire in 2 hours.',
    ),
  ).toBeVisible();

  const { text } = await mailTo(email);
  const link = /https?:\/\/\S+\/reset-password\S*/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL(/\/reset-password$/);
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('New password').fill('tulips');
  await expect(page.getByRole('listitem').filter({ hasText: 'A digit' })).toContainText(
    'still missing',
  );
  await expect(save).toBeDisabled();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await save.click();
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await tryLogIn(page, email, 'Peonies-in-June-7');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Username not found or password incorrect',
  );
  await tryLogIn(page, email, fresh);
  await expect(page.getByRole('button', { name: 'Hello Ana Ruiz' }).first()).toBeVisible();

  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill('Asters-in-Fall-99');
  await page.getByLabel('Confirm password').fill('Asters-in-Fall-99');
  await save.click();
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
});
