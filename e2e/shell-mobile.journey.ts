import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { keepUnhydrated } from './support/unhydrated';
import { expectFocusInSight } from './support/keyboard';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('bottom bar and drawers on a phone', async ({ page }) => {
  test.setTimeout(90_000);
  const wake = await keepUnhydrated(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [
    ['Events', '/workshops-and-events'],
    ['Locations', '/store-locator'],
    ['Contact', '/customer-service/contact-us'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
  }

  await bar.getByRole('button', { name: 'Products' }).click();
  const products = page.getByRole('dialog', { name: 'Products' });
  await expect(products).toBeVisible();
  wake();
  await expect(products.getByRole('link', { name: 'On Sale' })).toHaveAttribute(
    'href',
    '/customer-service/on-sale-this-week',
  );
  await expect(products.getByRole('link', { name: 'Gift Cards' })).toBeVisible();
  await expectAccessible(page);
  await products.getByRole('button', { name: 'Flowers' }).press('Enter');
  const flowers = page.getByRole('dialog', { name: 'Flowers' });
  await expect(flowers.getByRole('link', { name: 'View Related Articles' })).toHaveAttribute(
    'href',
    '/information/resource-hub?catID=Flowers',
  );
  await expectAccessible(page);
  await flowers.getByRole('button', { name: 'Products' }).press('Enter');
  await expect(flowers).toBeHidden();
  await expect(products).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products).toBeHidden();

  await page.goto('/customer-service/contact-us');
  await bar.getByRole('button', { name: 'Resources' }).click();
  const resources = page.getByRole('dialog', { name: 'Resources' });
  await expect(resources.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(resources.locator('details[open]')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Account' })).toBeFocused();

  await page.goto('/');
  await expectFocusInSight(page, 60);
});
