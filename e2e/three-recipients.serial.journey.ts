import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { plainTuesday, setClocks } from './support/clock';
import { makeProduct, orderInDatabase, transactionsOf } from './support/platform';
import {
  confirmedOrder,
  fillCart,
  payByCard,
  pickFirstDay,
  shownTotal,
  typeAddress,
  watchPolicy,
} from './support/shop-page';

const nationwide = {
  CodeB2: 'Y',
  DeliveryMethods: {
    UPS: { Enabled: true, LeadDays: 2 },
    LocalDelivery: { Enabled: true, LeadDays: 0 },
    InStorePickUp: { Enabled: true, LeadDays: 0 },
  },
};
const today = plainTuesday();

// Two hours before the cut-off.
test.beforeAll(() => setClocks(chicagoInstant(today, '11:00').toISOString()));
test.afterAll(() => setClocks(null));

async function moveToSomeoneNew(page: Page, title: string) {
  await page.getByRole('button', { name: `Move ${title} to another recipient` }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Someone new/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').waitFor();
  return dialog;
}

const runs = [
  {
    viewport: { width: 1440, height: 900 },
    email: 'lars@lilacandloam.example',
    giftCard: { number: '6006490000000138', pin: '' },
    perks: true,
  },
  {
    viewport: { width: 390, height: 844 },
    email: 'ingrid@lilacandloam.example',
    giftCard: { number: '6006490000000120', pin: '8806' },
    perks: false,
  },
];

// Lars pays with his Purple Perks dollars; Ingrid keeps hers.
for (const { viewport, email, giftCard, perks } of runs) {
  test(`three recipients in one order, paid with ${perks ? 'Purple Perks, ' : ''}a gift card and a card, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const violations = await watchPolicy(page);
    const names = ['Sunday Wreath', 'Travelling Fern', 'Porch Lily'];
    const ids = await Promise.all(
      names.map((name) => makeProduct({ name, price: 45, xp: nationwide })),
    );
    await fillCart(
      page,
      ids.map((productID) => ({ productID })),
    );
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Log In' }).click();
    const auth = page.getByRole('dialog', { name: 'Log In' });
    await auth.getByLabel('Email').fill(email);
    await auth.getByLabel('Password', { exact: true }).fill('Lilacs-in-May-26');
    await auth.getByRole('button', { name: 'Log In' }).click();
    await expect(auth).toBeHidden();
    await expect(page.getByLabel('Save Address')).toBeVisible();
    for (const name of names)
      await expect(page.getByRole('complementary').getByText(name)).toBeVisible();

    await page.getByRole('button', { name: 'Send to someone else' }).click();
    const far = page.getByRole('dialog');
    await far.getByRole('checkbox', { name: 'Travelling Fern' }).check();
    await far.getByRole('button', { name: 'Enter the address' }).click();
    await typeAddress(far, {
      first: 'Cy',
      last: 'Young',
      street: '1 State St',
      zip: '60601',
      city: 'Chicago',
    });
    await far.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Cy Young' })).toBeVisible();
    await typeAddress(page, { first: 'Ana', street: '2817 Colfax Ave S', zip: '55408' });
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: 'Back to recipients' }).click();
    const store = await moveToSomeoneNew(page, 'Porch Lily');
    await store.getByRole('radio', { name: 'Store Pickup' }).check();
    await store.getByLabel('Store', { exact: true }).selectOption({ index: 1 });
    await store.getByLabel('First name').fill('Lars');
    await store.getByLabel('Last name').fill('Haugen');
    await store.getByLabel('Phone').fill('6515550182');
    await store.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Lars Haugen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();

    const days: string[] = [];
    for (const next of [
      'Next recipient: Cy Young',
      'Next recipient: Lars Haugen',
      'Continue to the card',
    ]) {
      await expect(page.getByRole('button', { name: next })).toBeVisible();
      if (days.length === 0)
        await expect(page.getByText(/^Order within .* for delivery today$/)).toBeVisible();
      days.push(await pickFirstDay(page));
      await expectAccessible(page);
      await page.getByRole('button', { name: next }).click();
    }
    expect(days[0]).toBe(today);
    await page.getByLabel('Message', { exact: true }).fill('Happy spring');
    await page.getByRole('button', { name: /^Next recipient/ }).click();
    await page.getByRole('button', { name: 'Next recipient: Lars Haugen' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    const ofPerks = page.getByRole('button', { name: /of your .* Purple Perks dollars$/ });
    await expect(ofPerks).toBeVisible();
    if (perks) await ofPerks.click();
    await page.getByRole('button', { name: 'Use a gift card' }).click();
    await page.getByLabel('Gift card number').fill(giftCard.number);
    await page.getByLabel('PIN (if any)').fill(giftCard.pin);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(
      page
        .getByRole('list', { name: 'Payments' })
        .getByRole('button', { name: `Remove Gift card ending ${giftCard.number.slice(-4)}` }),
    ).toBeVisible();
    await payByCard(page, undefined, false);
    await expectAccessible(page);
    const total = await shownTotal(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    const orderID = await confirmedOrder(page);
    const { order, lines } = await orderInDatabase(orderID);
    expect(order).toMatchObject({
      IsSubmitted: true,
      Total: total / 100,
      xp: { shipToMultiple: true },
    });
    expect(lines.map(({ xp }) => (xp as { DeliveryMethod: string }).DeliveryMethod).sort()).toEqual(
      ['InStorePickUp', 'LocalDelivery', 'UPS'],
    );
    const charged = (await transactionsOf(orderID)).filter(({ status }) => status === 'authorized');
    expect(charged).toHaveLength(1);
    expect(Number(charged[0]?.amount)).toBeLessThan(total / 100);
    for (const name of ['Ana Ruiz', 'Cy Young', 'Lars Haugen'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Add to calendar ?: Ana Ruiz$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`delivery-${today}.ics`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(violations).toEqual([]);
  });
}
