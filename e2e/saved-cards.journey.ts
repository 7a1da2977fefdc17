import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { register } from './support/customer';
import { watchPolicy } from './support/shop-page';

test('a card is added in the payment service’s fields, edited and deleted', async ({ page }) => {
  test.setTimeout(120_000);
  const violations = await watchPolicy(page);
  await page.goto('/');
  await register(page);
  await page.getByRole('button', { name: 'Hello Ana Ruiz' }).first().click();
  await page.getByRole('link', { name: 'Payment Methods' }).first().click();
  await expect(page.getByRole('heading', { name: 'No credit cards on profile' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  const form = page.getByRole('form', { name: 'Add a card' });
  const frame = page.frameLocator('iframe[title^="Card number"]');
  await form.getByLabel('Cardholder name').fill('Ana Ruiz');
  await form.getByLabel('ZIP or postal code of your card').fill('55408');
  await form.getByRole('button', { name: 'Save card' }).click();
  await expect(
    form.getByText('Please check the card number, date and security code.'),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await frame.getByLabel('Card number').fill('4111111111111111');
  await frame.getByLabel(/Expires/).fill('1229');
  await frame.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: 'Visa ending 1111' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/payment-methods$/);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('button', { name: 'Edit Visa ending 1111' }).click();
  await page.getByLabel('Cardholder name').fill('Ana M Ruiz');
  await page.getByLabel('Month').selectOption('02');
  await page.getByLabel('Year').selectOption('2031');
  await expectAccessibleAtBothWidths(page, 'main');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ana M Ruiz, expires 02/2031')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Visa ending 1111' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete this card?' }),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page, '[role="alertdialog"]');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'No credit cards on profile' })).toBeVisible();
  expect(violations).toEqual([]);
});
