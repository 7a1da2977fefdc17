import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import {
  mailTo,
  makeProduct,
  orderInDatabase,
  setPrice,
  setStock,
  transactionsOf,
} from './support/platform';
import {
  chooseLastDay,
  confirmedOrder,
  fillCart,
  payByCard,
  pickFirstDay,
  shownTotal,
  typeAddress,
  watchPolicy,
} from './support/shop-page';

test('a funeral home: in memory of, before the service, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await watchPolicy(page);
  await fillCart(page, [{ productID: await makeProduct({ name: 'Standing Spray' }) }]);
  await page.goto('/checkout');
  await page.getByLabel('Phone').click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
  await typeAddress(page, {
    first: 'Ingrid',
    type: 'Funeral Home',
    place: 'Lakewood Chapel',
    street: '3600 Hennepin Ave',
    zip: '55408',
  });
  const ofAddress = page
    .getByRole('textbox', { name: /^(?!Message|Note for)/ })
    .or(page.getByRole('combobox'));
  expect(await ofAddress.count()).toBeLessThanOrEqual(8);
  await pickFirstDay(page);
  await expect(page.getByLabel('Note for the driver (optional)')).toHaveAccessibleDescription(
    'Day and time of the service, so that it arrives before.',
  );
  await page.getByLabel('Note for the driver (optional)').fill('Service Saturday at 2 PM');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const { lines } = await orderInDatabase(await confirmedOrder(page));
  expect(lines).toMatchObject([
    {
      ShippingAddress: {
        CompanyName: 'Lakewood Chapel',
        xp: { addressType: 'FuneralHome', Recipient: 'InMemoryOf' },
      },
      xp: {
        AddressType: 'FuneralHome',
        DeliveryMethod: 'LocalDelivery',
        DeliveryNote: 'Service Saturday at 2 PM',
      },
    },
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(violations).toEqual([]);
});

test('a hospital, paid by gift card: from the product to the order by keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`/p/${await makeProduct({ name: 'Kitchen Sunflowers' })}`);
  const tabTo = async (name: RegExp | string, role: 'textbox' | 'combobox' | 'button' | 'link') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (
      let presses = 0;
      presses < 120 && !(await target.evaluate((element) => element === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await tabTo('Add to Cart', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added.')).toBeVisible();
  await tabTo('Check out', 'link');
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').waitFor();
  await expect(page.getByRole('navigation', { name: 'Products' })).toHaveCount(0);
  await tabTo('First name', 'textbox');
  await page.keyboard.type('Walter');
  await tabTo('Last name', 'textbox');
  await page.keyboard.type('Lindqvist');
  await tabTo('Address type', 'combobox');
  await page.keyboard.type('Hospital');
  await expect(page.getByText('All hospital deliveries are final.')).toBeVisible();
  await tabTo('Company or place name', 'textbox');
  await page.keyboard.type('Abbott Northwestern');
  await tabTo('Address 1', 'combobox');
  await page.keyboard.type('800 E 28th St');
  await page.keyboard.press('Escape');
  await tabTo('ZIP', 'textbox');
  await page.keyboard.type('55407');
  await expect(page.getByLabel('City')).toHaveValue('Minneapolis');
  await tabTo('Phone', 'textbox');
  await page.keyboard.type('6125550101');
  await expectAccessible(page);
  await tabTo(/^Earliest:/, 'button');
  await page.keyboard.press('Enter');
  await tabTo('Message', 'textbox');
  await page.keyboard.type('Get well, Walter');
  await tabTo('Continue to payment', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  const cart = (await (await page.request.get('/api/cart')).json()) as { shipments: object[] };
  expect(cart.shipments).toMatchObject([
    {
      recipient: { addressType: 'Hospital', kind: 'Patient', companyName: 'Abbott Northwestern' },
      cardMessage: ['Get well, Walter'],
    },
  ]);
  await tabTo('Use a gift card', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Gift card number')).toBeFocused();
  await page.keyboard.type('6006490000000146');
  await tabTo('PIN (if any)', 'textbox');
  await page.keyboard.type('1030');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing left to pay')).toBeVisible();
  await tabTo('Your first name', 'textbox');
  await page.keyboard.type('Ada');
  await tabTo('Your last name', 'textbox');
  await page.keyboard.type('Loam');
  await tabTo('Your email', 'textbox');
  await page.keyboard.type('ada@example.com');
  await tabTo('Review your order', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All hospital deliveries are final.')).toBeVisible();
  await tabTo('Place order', 'button');
  await page.keyboard.press('Enter');
  const { order } = await orderInDatabase(await confirmedOrder(page));
  expect(order).toMatchObject({ IsSubmitted: true });
  expect(await transactionsOf(order.ID ?? '')).toEqual([]);
});

test('an address is corrected, and another one kept as it was typed', async ({ page }) => {
  const ids = await Promise.all(
    ['Porch Basket', 'Keepsake Succulents'].map((name) => makeProduct({ name })),
  );
  await fillCart(
    page,
    ids.map((productID) => ({ productID })),
  );
  await page.goto('/checkout');
  await typeAddress(page, { first: 'Ana', street: '2817 colfacs avenue south', zip: '55408' });
  await pickFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(/differs in one place/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use suggested address' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Edit Recipients' }).click();
  await expect(page.getByRole('heading', { name: 'Who is it for?' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Ana Ruiz' })).toContainText(
    '2817 Colfax Ave S, Minneapolis, MN 55408',
  );

  await page.getByRole('button', { name: 'Move Keepsake Succulents to another recipient' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recipient address' });
  await typeAddress(dialog, { first: 'Bea', street: '100 Lakke Street', zip: '55408' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: /^Entered/ }).check();
  await page.getByRole('button', { name: 'Use entered address' }).click();
  await expect(page.getByRole('region', { name: 'Bea Ruiz' })).toContainText(
    '100 Lakke Street, Minneapolis, MN 55408',
  );
  const { orderID } = (await (await page.request.get('/api/cart')).json()) as { orderID: string };
  const { order, lines } = await orderInDatabase(orderID);
  expect(order.xp).toMatchObject({ shipToMultiple: true });
  expect(lines.map(({ ShippingAddress }) => ShippingAddress?.Street1).sort()).toEqual([
    '100 Lakke Street',
    '2817 Colfax Ave S',
  ]);
});

test('what sells out or changes its price after the payment is named, mended by keyboard, and placed at the total that was shown', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await (await browser.newContext({ viewport })).newPage();
    const [peonies, fern] = await Promise.all([
      makeProduct({ name: 'Last Peonies', price: 40, stock: 5 }),
      makeProduct({ name: 'Last Fern', price: 30, stock: 5 }),
    ]);
    await fillCart(page, [{ productID: peonies, quantity: 2 }, { productID: fern }]);
    await page.goto('/checkout');
    await typeAddress(page, { first: 'Ana', street: '2817 Colfax Ave S', zip: '55408' });
    await pickFirstDay(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    // The review reads the cart once more; what changes is to be learned from the refusal.
    const reviewHasRead = () =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'GET' &&
          new URL(response.url()).pathname === '/api/cart' &&
          (response.request().headers().referer ?? '').includes('step=review'),
      );
    await Promise.all([reviewHasRead(), payByCard(page)]);
    const { orderID } = (await (await page.request.get('/api/cart')).json()) as { orderID: string };
    const authorized = async () =>
      (await transactionsOf(orderID))
        .filter(({ status }) => status === 'authorized')
        .map(({ amount }) => amount);
    const review = page.getByRole('heading', { name: 'Review and place your order' });
    const placeOrder = () => page.getByRole('button', { name: 'Place order' }).press('Enter');

    await Promise.all([setStock(peonies, 1), setStock(fern, 0)]);
    await placeOrder();
    const notice = page.getByRole('group', { name: 'What has changed' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Error submitting order. Item(s) on order are out of stock');
    await expect(notice.getByRole('listitem')).toContainText([
      'Last Peonies: only 1 left.',
      'Last Fern: sold out.',
    ]);
    await expectAccessible(page);
    expect([await authorized(), (await orderInDatabase(orderID)).order.IsSubmitted]).toEqual([
      [],
      false,
    ]);
    const cart = await page.context().newPage();
    await cart.goto('/cart');
    for (const [name, left] of [
      ['Last Peonies', 'only 1 left'],
      ['Last Fern', 'sold out'],
    ] as const) {
      await expect(
        cart
          .getByRole('alert')
          .filter({ hasText: `${name}: ${left}.` })
          .getByRole('button', { name: `Remove ${name}` }),
      ).toBeVisible();
    }
    await expectAccessible(cart);
    expect(await cart.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await cart.close();

    await page.keyboard.press('Tab');
    await expect(
      notice.getByRole('button', { name: /^Change to 1 ?: Last Peonies$/ }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice.getByText('Last Peonies')).toHaveCount(0);
    await expect(notice).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Remove Last Fern' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(review).toBeVisible();

    await setPrice(peonies, 44);
    await placeOrder();
    await expect(notice).toContainText('Last Peonies: was $40.00, now $44.00.');
    await expect(notice).toBeFocused();
    expect(await authorized()).toEqual([]);
    await expect(review).toBeVisible();
    const approved = await shownTotal(page);
    await placeOrder();
    const { order, lines } = await orderInDatabase(await confirmedOrder(page));
    expect(order).toMatchObject({
      ID: orderID,
      IsSubmitted: true,
      Subtotal: 44,
      Total: approved / 100,
    });
    expect(lines.map(({ ProductID, Quantity }) => [ProductID, Quantity])).toEqual([[peonies, 1]]);
    expect(await authorized()).toEqual([(approved / 100).toFixed(2)]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await page.context().close();
  }
});

test('an e-gift card goes by e-mail, a paper card by post: nothing else is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cy = `cy-${randomUUID()}@example.com`;
  await fillCart(page, [
    { productID: 'EGIFTCARD', amount: 5000, email: cy },
    { productID: 'GIFTCARD', amount: 2500 },
  ]);
  await expect(page.getByRole('heading', { name: 'E-gift card', exact: true })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByLabel('Email')).toHaveValue(cy);
  await page.getByLabel('First name').fill('Cy');
  await page.getByLabel('Last name').fill('Young');
  await page.getByRole('button', { name: 'Save recipient' }).click();
  await expect(page.getByRole('region', { name: 'Cy Young' })).toBeVisible();
  await typeAddress(page, { first: 'Dee', street: '1 State St', zip: '60601', city: 'Chicago' });
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: /^Earliest:/ }).click();
  await page.getByRole('button', { name: 'Next recipient: Dee Ruiz' }).click();
  await expect(page.getByRole('button', { name: 'Continue to the card' })).toBeVisible();
  await expect(page.getByText('USPS').first()).toBeVisible();
  await chooseLastDay(page);
  await page.getByRole('button', { name: 'Next recipient: Dee Ruiz' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  const total = await shownTotal(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const { order, lines } = await orderInDatabase(await confirmedOrder(page));
  expect(order).toMatchObject({
    IsSubmitted: true,
    Total: total / 100,
    xp: { shipToMultiple: true },
  });
  expect(
    lines
      .map(({ ProductID, xp }) => [ProductID, (xp as { DeliveryMethod: string }).DeliveryMethod])
      .sort(),
  ).toEqual([
    ['EGIFTCARD', 'Email'],
    ['GIFTCARD', 'USPS'],
  ]);
  const cards = page.getByRole('region', { name: 'Gift cards' });
  await expect(cards.getByRole('listitem')).toHaveText([
    new RegExp(`^\\$50\\.00 e-gift card ending in \\d{4}.*${cy}`),
    /^\$25\.00 gift card ending in \d{4}/,
  ]);
  expect(await mailTo(cy)).toMatchObject({
    subject: 'Ada Loam sent you a Lilac & Loam gift card',
    text: expect.stringMatching(
      /Dear Cy[^]*^Worth: \$50\.00$[^]*^Number: 6006 5[\d ]+$[^]*^PIN: [2-9A-Z]{8}$/m,
    ),
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});
