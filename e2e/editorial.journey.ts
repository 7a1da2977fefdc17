import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expectNothingRuns } from './support/injected-article';
import { expectFocusInSight, expectReflow } from './support/keyboard';

// One after the other: publishing makes every page of the hub anew, and the reader next door would wait for all of them.
test.describe.configure({ mode: 'default' });

test('a visitor reads: the hub, a subject, a guide, the plant it is about; then the questions', async ({
  page,
}) => {
  test.slow();
  await page.goto('/information/resource-hub');
  await expectAccessible(page);
  await expectFocusInSight(page, 40);
  // By pointer, with the page fetched ahead: the one with a query is laid into the plain one.
  const tag = page.getByRole('navigation', { name: 'Tags' }).getByRole('link').nth(1);
  const subject = await tag.innerText();
  await tag.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
  await expectAccessible(page);

  await page.goto('/information/resource-hub/african-violets-all-year');
  await expect(page.getByText(/^Published/).locator('time')).toHaveAttribute(
    'datetime',
    /^\d{4}-\d{2}-\d{2}$/,
  );
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/African violets/i);
  await page.goBack();
  const product = page.getByRole('region', { name: 'For this guide' }).getByRole('link').first();
  await product.click();
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/customer-service/frequently-asked-questions');
  const question = page.locator('main').getByRole('group').first();
  const answer = question.locator(':scope > div');
  await expect(answer).toBeHidden();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer-service/frequently-asked-questions#do-gift-cards-expire');
  await expect(page.locator('#do-gift-cards-expire')).toBeVisible();
  for (const path of [
    '/customer-service/purple-perks-loyalty-program',
    '/customer-service/contact-us',
    '/information/resource-hub/african-violets-all-year',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await expectReflow(page);
});

test('what editors write runs nowhere: two hundred injections in one article, in the hub and in the search', async ({
  page,
}) => {
  await expectNothingRuns(page);
});
