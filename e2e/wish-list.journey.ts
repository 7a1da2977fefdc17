import { expect, test } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible';
import { register } from './support/customer';
import { changeCustomer, customerByEmail } from './support/platform';

test('the wish list keeps what exists: a product that is gone is taken off the saved list, hearts and addresses agree', async ({
  page,
}) => {
  await page.goto('/c/flowers');
  const card = page
    .locator('main article')
    .filter({ has: page.getByRole('link') })
    .first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /wish list/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const email = await register(page);
  await page
    .getByRole('main')
    .locator('article')
    .filter({ hasText: title })
    .first()
    .getByRole('button', { name: /wish list/i })
    .waitFor();
  const user = await expect
    .poll(async () => ((await customerByEmail(email)).xp as { WishList: object[] }).WishList.length)
    .toBe(1)
    .then(() => customerByEmail(email));
  const [kept] = (user.xp as { WishList: { ProductCode: string }[] }).WishList;
  await changeCustomer(user.ID ?? '', {
    WishList: [{ ProductCode: '999998' }, kept, { ProductCode: '999999' }],
  });

  await page.goto('/account/wishlist', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Wish List...')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toContainText(title);
  await expectAccessibleAtBothWidths(page);
  expect(((await customerByEmail(email)).xp as { WishList: object[] }).WishList).toEqual([kept]);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /wish list/i })
    .click();
  await expect
    .poll(async () => ((await customerByEmail(email)).xp as { WishList: object[] }).WishList)
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Results' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
