import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expectFocusInSight } from './support/keyboard';
import { orderInDatabase, stockOf } from './support/platform';
import { confirmedOrder, payByCard, shownTotal } from './support/shop-page';

const monthsAhead = 4;
const table = (page: Page) => page.locator('main').getByRole('table');
const bookable = (page: Page) => page.locator('main').getByRole('button', { name: 'Register Now' });

/** One month on in the calendar; the name of that month. */
async function nextMonth(page: Page): Promise<string> {
  const heading = page.locator('main').getByRole('heading', { level: 2 });
  const before = await heading.innerText();
  const next = page
    .locator('main')
    .getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
    .last();
  const name = (await next.getAttribute('aria-label')) ?? '';
  await next.click();
  await expect(heading).toHaveText(name);
  expect(name).not.toBe(before);
  return name;
}

/** Goes from the cart to the confirmation: seats are asked for no place, day or card. */
async function checkOut(page: Page, title: string): Promise<void> {
  const seats = (
    (await (await page.request.get('/api/cart')).json()) as {
      shipments: {
        date: string;
        storeID: string;
        workshop: { store: string };
        lines: { productID: string }[];
      }[];
    }
  ).shipments;
  expect(seats).toHaveLength(1);
  const [
    {
      date,
      storeID,
      workshop,
      lines: [{ productID }],
    },
  ] = seats as [(typeof seats)[0] & { lines: [{ productID: string }] }];
  const before = await stockOf(productID);
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await payByCard(page);
  const ticket = page.getByRole('article').filter({ hasText: 'Workshops' });
  await expect(ticket).toContainText(workshop.store);
  await expect(ticket).toContainText('2 seats');
  const total = await shownTotal(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const orderID = await confirmedOrder(page);
  await expect(ticket.getByRole('heading', { name: title })).toBeVisible();
  await expect(ticket.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
    'href',
    new RegExp(`/calendar/${productID}$`),
  );
  await expectAccessible(page);
  const { order, lines } = await orderInDatabase(orderID);
  expect(order).toMatchObject({ IsSubmitted: true, Total: total / 100, ShippingCost: 0 });
  expect(lines).toMatchObject([
    {
      Quantity: 2,
      ShippingAddress: { CompanyName: workshop.store },
      xp: { DeliveryMethod: 'InStorePickUp', RequestedDeliveryDate: date, StoreID: storeID },
    },
  ]);
  expect(await stockOf(productID)).toBe(before - 2);
}

test('a visitor finds a workshop in the calendar, books two seats and pays for them; one that is sold out says so and cannot be booked', async ({
  page,
}) => {
  test.slow();
  await page.goto('/workshops-and-events');
  await expectAccessible(page);
  await page.locator('main').getByRole('link', { name: 'Event Calendar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Event Calendar' })).toBeVisible();
  await expectAccessible(page);
  await nextMonth(page);
  const entry = table(page)
    .getByRole('link')
    .filter({ hasNotText: /Sold out|few seats/ })
    .first();
  await entry.focus();
  await expect(page.locator('main').getByText('CST').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/event\/[^/]+$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText(/\d+ seats? left|Seats? (available|left)/).first()).toBeVisible();
  await expect(bookable(page)).toBeEnabled();
  await expectAccessible(page);
  await expectFocusInSight(page, 40);
  await page.getByRole('button', { name: 'One seat more' }).click();
  await bookable(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toContainText(
    `2 seats for ${title}`,
  );
  await page.getByRole('link', { name: 'Go to your cart' }).click();
  const line = page.getByRole('article').filter({ hasText: title });
  await expect(line.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(line.getByRole('heading', { level: 2, name: 'Workshops' })).toBeVisible();
  await expect(
    page.getByText(/Where should this go|Send to someone else|Enter the address/),
  ).toHaveCount(0);
  await expectAccessible(page);
  await checkOut(page, title);

  await page.goto('/event-calendar');
  const full = table(page).getByRole('link').filter({ hasText: 'Sold out' }).first();
  for (let month = 0; month < monthsAhead && !(await full.count()); month += 1)
    await nextMonth(page);
  await full.click();
  await page.waitForURL(/\/event\/[^/]+$/);
  const soldOut = page.getByRole('radio', { disabled: true });
  await expect(soldOut.first()).toBeVisible();
  await expect(page.locator('label').filter({ has: soldOut.first() })).toContainText('Sold out');
  await expectAccessible(page);
  if (await page.getByRole('radio', { disabled: false }).count()) return;
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(page.getByText(/Every seat is taken right now/)).toBeVisible();
});
