import { expect, test, type Page } from '@playwright/test';
import { makeProduct, orderInDatabase, transactionsOf } from './support/platform';
import {
  confirmedOrder,
  fillCart,
  fillDelivery,
  payByCard,
  pickFirstDay,
} from './support/shop-page';

const headings = {
  recipients: 'Who is it for?',
  delivery: 'When should it arrive?',
  words: 'Card and notes',
  payment: 'Payment',
  review: 'Review and place your order',
} as const;

/** The page stands at a step: address, heading, title. */
async function expectStep(page: Page, step: keyof typeof headings): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/checkout\\?step=${step}$`));
  await expect(page.getByRole('heading', { name: headings[step] })).toBeVisible();
  await expect(page).toHaveTitle(/^Checkout: /);
}

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('Back, Forward and reload go by the steps of checkout, lose nothing that was typed, and end on an order', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const productID = await makeProduct({ name: 'Step Basket' });
  for (const viewport of widths) {
    const page = await (await browser.newContext({ viewport })).newPage();
    await fillCart(page, [{ productID }]);
    await page.getByRole('link', { name: 'Check out' }).click();
    await expectStep(page, 'recipients');
    await page.reload();
    await expectStep(page, 'recipients');
    await fillDelivery(page);
    const date = await pickFirstDay(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('It’s your day,\nZoë & Gail');
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goForward();
    await expectStep(page, 'recipients');
    await page.reload();
    await expectStep(page, 'recipients');
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    await expect(page.getByLabel('Address 1')).toHaveValue('2817 Colfax Ave S');
    await expect(page.locator('input[name="delivery-day"]:checked')).toHaveValue(date);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'It’s your day,\nZoë & Gail',
    );
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expectStep(page, 'payment');
    await page.getByRole('button', { name: 'Edit Card & notes' }).click();
    await expectStep(page, 'words');
    await expect(page.getByRole('heading', { name: headings.words })).toBeFocused();
    await page.reload();
    await expectStep(page, 'words');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expectStep(page, 'payment');
    await page.getByLabel('Your first name').fill('Ada');
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.goBack();
    await expectStep(page, 'words');
    await page.goForward();
    await expectStep(page, 'payment');
    await page.reload();
    await expectStep(page, 'payment');
    await expect(page.getByLabel('Your first name')).toHaveValue('Ada');
    await expect(page.getByLabel('Your email')).toHaveValue('ada@example.com');
    await payByCard(page);
    await page.goBack();
    await expectStep(page, 'payment');
    await page.goForward();
    await expectStep(page, 'review');
    await page.reload();
    await expectStep(page, 'payment');
    await expect(page.getByLabel('Your first name')).toHaveValue('Ada');
    await payByCard(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    const { order, lines } = await orderInDatabase(await confirmedOrder(page));
    expect([order.IsSubmitted, lines[0]?.xp?.CardMessage]).toEqual([
      true,
      { line1: "It's your day,", line2: 'Zoë & Gail', line3: '', line4: '' },
    ]);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your order has been placed.' })).toBeVisible();
    await page.getByRole('link', { name: 'See order' }).click();
    await confirmedOrder(page);
    await page.context().close();
  }
});

test('an order in two windows is placed once, at the same time and later, and both end on it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const productID = await makeProduct({ name: 'Window Basket' });
  for (const [index, viewport] of widths.entries()) {
    const context = await browser.newContext({ viewport });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await fillCart(first, [{ productID }]);
    await first.getByRole('link', { name: 'Check out' }).click();
    await fillDelivery(first);
    await pickFirstDay(first);
    await first.getByRole('button', { name: 'Continue to payment' }).click();
    await expectStep(first, 'payment');
    await second.goto('/checkout?step=payment');
    await payByCard(second);
    await payByCard(first);
    const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
    await expect(place(first)).toBeVisible();
    await expect(place(second)).toBeVisible();
    // The window that comes second may have learnt of the order already, and have nothing left to press.
    if (index === 0)
      await Promise.all(
        [first, second].map((page) =>
          place(page)
            .dispatchEvent('click', undefined, { timeout: 5000 })
            .catch(() => undefined),
        ),
      );
    else await place(first).click();
    const ended = await Promise.all(
      [first, second].map(async (page) => {
        const seeOrder = page.getByRole('link', { name: 'See order' });
        const confirmed = page.getByRole('heading', { name: 'Thank you. Your order is placed.' });
        await expect(seeOrder.or(confirmed)).toBeVisible({ timeout: 30_000 });
        if (await seeOrder.isVisible()) {
          await expect(page.getByText('Your order was placed in another window.')).toBeVisible();
          await seeOrder.click();
        }
        return confirmedOrder(page);
      }),
    );
    expect(new Set(ended).size).toBe(1);
    const transactions = await transactionsOf(ended[0] ?? '');
    expect(transactions.map(({ status }) => status)).toEqual(['authorized']);
    await context.close();
  }
});
