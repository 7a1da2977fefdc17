import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { goodPassword, newEmail, proveHuman } from './support/customer';
import { customerByEmail } from './support/platform';

test('the loyalty promo opens the register tab for a visitor, enrols a new customer and shows the card', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/customer-service/purple-perks-loyalty-program');
  await page.getByRole('button', { name: 'See my Purple Perks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an Account' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Ruiz');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(goodPassword);
  await proveHuman(page);
  await dialog.getByRole('button', { name: 'Create an Account' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/account/purple-perks');
  await expect(page.getByRole('button', { name: 'Register for Purple Perks' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/customer-service/purple-perks-loyalty-program');
  await page.getByRole('button', { name: 'See my Purple Perks' }).click();
  await page.waitForURL('**/account/purple-perks');
  await expect(page.getByRole('heading', { name: 'My Purple Perks' })).toBeVisible();
  await expect(page.getByText('$0.00')).toBeVisible();
  const { xp } = await customerByEmail(email);
  expect(xp).toMatchObject({
    LoyaltyCardNumber: expect.stringMatching(/^\d+$/),
    CECSAwardAccountID: expect.stringMatching(/^AW-/),
  });
  await expect(
    page.getByText(String((xp as { LoyaltyCardNumber: string }).LoyaltyCardNumber)),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
