import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expectFocusHere, expectReflow } from './support/keyboard';
import { newEmail } from './support/customer';
import { mailTo } from './support/platform';
import {
  addAndGoToCart,
  confirmedOrder,
  fillDelivery,
  payByCard,
  pickFirstDay,
  walkToProduct,
} from './support/shop-page';

test('a guest finds the order again on a phone, by keyboard: number and email, the mailed code, the page, the calendar', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const { title } = await walkToProduct(page);
  await addAndGoToCart(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await fillDelivery(page);
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page, undefined, email);
  await page.getByRole('button', { name: 'Place order' }).click();
  await confirmedOrder(page);
  const said = await page.getByText(/^Order #LL-/).innerText();
  const number = /LL-\d{6}-\d/.exec(said)?.[0] ?? '';
  const link = page.getByRole('link', { name: 'Follow your order' });
  await expect(link).toHaveAttribute('href', /^\/order\/[0-9a-f]{32}$/);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
  });
  const phone = await context.newPage();
  await phone.goto('/order');
  await expectAccessible(phone);
  await phone.keyboard.press('Tab');
  await expect(phone.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await phone.keyboard.press('Enter');
  await tabTo(phone, 'Order number');
  await phone.keyboard.type(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
  await tabTo(phone, 'Email you ordered with');
  await phone.keyboard.type(email);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('textbox', { name: 'Order number' })).toBeFocused();
  await expect(phone.getByText('That is not one of our order numbers.')).toBeVisible();
  await expect(phone.getByLabel('Email you ordered with')).toHaveValue(email);
  await expectAccessible(phone);
  await phone.keyboard.press('ControlOrMeta+A');
  await phone.keyboard.type(number.replaceAll('-', ' ').toLowerCase());
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(phone);

  const { subject } = await mailTo(email, /is your code/);
  const code = /^\d{6}/.exec(subject)?.[0] ?? '';
  await tabTo(phone, 'Six-digit code');
  await phone.keyboard.type(code === '000000' ? '111111' : '000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('That code is wrong or has expired.')).toBeVisible();
  await phone.keyboard.press('ControlOrMeta+A');
  await phone.keyboard.type(code);
  await phone.keyboard.press('Enter');
  await phone.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await expect(phone.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect(phone.getByRole('article')).toContainText(title);
  await expect(phone.getByRole('list', { name: 'Where it is' })).toContainText('Received');
  await expectAccessible(phone);
  await tabTo(phone, /^Add to calendar/);
  const saved = phone.waitForEvent('download');
  await phone.keyboard.press('Enter');
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('BEGIN:VCALENDAR');
  expect(file).toContain('Flowers to Ana Ruiz');
  await expectReflow(phone);
  await context.close();
});

/** Goes by the keyboard to what has a name, which must come into view. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByLabel(name).or(page.getByRole('link', { name })).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusHere(page);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by the keyboard.`);
}
