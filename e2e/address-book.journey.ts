import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { register } from './support/customer';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an address is added, corrected by the verification, edited and deleted, on a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await register(page);
  await page.goto('/account/profile');
  await page.getByRole('combobox', { name: 'My Account' }).selectOption('address-book');
  await expect(
    page.getByRole('heading', { level: 1, name: 'My Account - Address Book' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved addresses' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('First name').fill('Mia');
  await dialog.getByLabel('Last name').fill('Lindqvist');
  await dialog.getByLabel('Address 1').fill('2817 Colfax Ave S');
  await dialog.getByLabel('City').fill('Minneapolis');
  await dialog.getByLabel('ZIP').fill('55408');
  await dialog.getByLabel('Phone').fill('612-555-0101');
  await dialog.getByLabel(/Nickname/i).fill('Mia, home');
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await save.click();
  const entry = page.getByRole('region', { name: 'Mia, home' });
  await expect(entry).toContainText('Mia Lindqvist');
  await expectAccessibleAtBothWidths(page);

  await entry.getByRole('button', { name: 'Edit Mia, home' }).click();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Address type').selectOption('Hospital, patient');
  await dialog.getByLabel('Company or place name').fill('Lakes Hospital');
  await expect(dialog.getByText('All hospital deliveries are final.')).toBeVisible();
  await expectAccessibleAtBothWidths(page, '[role="dialog"]');
  await save.click();
  await expect(entry).toContainText('Lakes Hospital');
  await page.reload();
  await expect(entry).toContainText('Lakes Hospital');

  await entry.getByRole('button', { name: 'Delete Mia, home' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' }),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page, '[role="alertdialog"]');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'No saved addresses' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved addresses' })).toBeVisible();
});
