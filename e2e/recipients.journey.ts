import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { makeProduct, orderInDatabase, setPrice, setStock, transactionsOf } from './support/platform';
import { chooseFirstDay, confirmedOrder, fillCart, payByCard, shownTotal, typeAddress, watchPolicy } from './support/shop-page';

test('a funeral home: in memory of, before the service, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await watchPolicy(page);
  await fillCart(page, [{ productID: await makeProduct({ name: 'Standing Spray' }) }]);
  await page.goto('/checkout');
  await page.getByLabel('Phone').click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
  await typeAddress(page, { first: 'Ingrid', type: 'Funeral Home', place: 'Lakewood Chapel', street: '3600 Hennepin Ave', zip: '55408' });
  expect(await page.getByRole('textbox').or(page.getByRole('combobox')).count()).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await chooseFirstDay(page);
  await expect(page.getByLabel('Note for the driver (optional)')).toHaveAccessibleDescription('Day and time of the service, so that it arrives before.');
  await page.getByLabel('Note for the driver (optional)').fill('Service Saturday at 2 PM');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const { lines } = await orderInDatabase(await confirmedOrder(page));
  expect(lines).toMatchObject([{
    ShippingAddress: { CompanyName: 'Lakewood Chapel', xp: { addressType: 'FuneralHome', Recipient: 'InMemoryOf' } },
    xp: { AddressType: 'FuneralHome', DeliveryMethod: 'LocalDelivery', DeliveryNote: 'Service Saturday at 2 PM' },
  }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(violations).toEqual([]);
});

test('a hospital, paid by gift card: the whole checkout by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await fillCart(page, [{ productID: await makeProduct({ name: 'Kitchen Sunflowers' }) }]);
  await page.goto('/checkout');
  const tabTo = async (name: RegExp | string, role: 'textbox' | 'combobox' | 'button' | 'radio') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let presses = 0; presses < 60 && !await target.evaluate((element) => element === document.activeElement); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
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
  await tabTo('Continue to delivery', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'When should it arrive?' })).toBeFocused();
  await tabTo(/^Earliest:/, 'button');
  await page.keyboard.press('Enter');
  await tabTo('Continue to the card', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Line 1', 'textbox');
  await page.keyboard.type('Get well, Walter');
  await tabTo('Continue to payment', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused();
  const cart = await (await page.request.get('/api/cart')).json() as { shipments: object[] };
  expect(cart.shipments).toMatchObject([{ recipient: { addressType: 'Hospital', kind: 'Patient', companyName: 'Abbott Northwestern' }, cardMessage: ['Get well, Walter'] }]);
  await tabTo('Your first name', 'textbox');
  await page.keyboard.type('Ada');
  await tabTo('Your last name', 'textbox');
  await page.keyboard.type('Loam');
  await tabTo('Your e-mail', 'textbox');
  await page.keyboard.type('ada@example.com');
  await tabTo('Use a gift card', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Gift card number')).toBeFocused();
  await page.keyboard.type('6006490000000146');
  await tabTo('PIN (if any)', 'textbox');
  await page.keyboard.type('1030');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing left to pay')).toBeVisible();
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
  const ids = await Promise.all(['Porch Basket', 'Keepsake Succulents'].map((name) => makeProduct({ name })));
  await fillCart(page, ids.map((productID) => ({ productID })));
  await page.goto('/checkout');
  await typeAddress(page, { first: 'Ana', street: '2817 colfax avenue south', zip: '55408' });
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText(/differs in one place/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use suggested address' }).click();
  await expect(page.getByRole('heading', { name: 'When should it arrive?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to recipients' }).click();
  await expect(page.getByRole('region', { name: 'Ana Ruiz' })).toContainText('2817 Colfax Ave S, Minneapolis, MN 55408');

  await page.getByRole('button', { name: 'Move Keepsake Succulents to another recipient' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recipient address' });
  await typeAddress(dialog, { first: 'Bea', street: '100 Lake Street', zip: '55408' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: /^Entered/ }).check();
  await page.getByRole('button', { name: 'Use entered address' }).click();
  await expect(page.getByRole('region', { name: 'Bea Ruiz' })).toContainText('100 Lake Street, Minneapolis, MN 55408');
  const { orderID } = await (await page.request.get('/api/cart')).json() as { orderID: string };
  const { order, lines } = await orderInDatabase(orderID);
  expect(order.xp).toMatchObject({ shipToMultiple: true });
  expect(lines.map(({ ShippingAddress }) => ShippingAddress?.Street1).sort()).toEqual(['100 Lake Street', '2817 Colfax Ave S']);
});

test('what sells out or changes its price between the review and the order is said; nothing is charged until it is approved', async ({ page }) => {
  test.setTimeout(120_000);
  const productID = await makeProduct({ name: 'Last Peonies', price: 40, stock: 5 });
  await fillCart(page, [{ productID, quantity: 2 }]);
  await page.goto('/checkout');
  await typeAddress(page, { first: 'Ana', street: '2817 Colfax Ave S', zip: '55408' });
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await chooseFirstDay(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payByCard(page);
  const before = await shownTotal(page);
  const { orderID } = await (await page.request.get('/api/cart')).json() as { orderID: string };

  await setStock(productID, 1);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error submitting order. Item(s) on order are out of stock' })).toBeVisible();
  expect((await transactionsOf(orderID)).filter(({ status }) => status === 'authorized')).toEqual([]);
  expect((await orderInDatabase(orderID)).order.IsSubmitted).toBe(false);

  expect(await shownTotal(page)).toBe(before);
  await setStock(productID, 5);
  await setPrice(productID, 44);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Some of your selections are no longer valid. Please review your cart.' })).toBeVisible();
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(before);
  expect((await transactionsOf(orderID)).filter(({ status }) => status === 'authorized')).toEqual([]);

  const approved = await shownTotal(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const { order } = await orderInDatabase(await confirmedOrder(page));
  expect(order).toMatchObject({ IsSubmitted: true, Subtotal: 88, Total: approved / 100 });
  expect((await transactionsOf(orderID)).filter(({ status }) => status === 'authorized').map(({ amount }) => amount)).toEqual([(approved / 100).toFixed(2)]);
});

for (const width of [1440, 390]) {
  test(`an e-gift card goes by e-mail, a paper card by post: nothing else is asked, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await fillCart(page, [{ productID: 'EGIFTCARD', amount: 5000, email: 'cy@example.com' }, { productID: 'GIFTCARD', amount: 2500 }]);
    await expect(page.getByRole('heading', { name: 'E-gift card', exact: true })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByLabel('Email')).toHaveValue('cy@example.com');
    await page.getByLabel('First name').fill('Cy');
    await page.getByLabel('Last name').fill('Young');
    await page.getByRole('button', { name: 'Save recipient' }).click();
    await expect(page.getByRole('region', { name: 'Cy Young' })).toBeVisible();
    await typeAddress(page, { first: 'Dee', street: '1 State St', zip: '60601', city: 'Chicago' });
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: /^Earliest:/ }).click();
    await page.getByRole('button', { name: 'Next recipient: Dee Ruiz' }).click();
    await expect(page.getByText('USPS').first()).toBeVisible();
    await chooseFirstDay(page);
    await page.getByRole('button', { name: 'Next recipient: Dee Ruiz' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page);
    const total = await shownTotal(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    const { order, lines } = await orderInDatabase(await confirmedOrder(page));
    expect(order).toMatchObject({ IsSubmitted: true, Total: total / 100, xp: { shipToMultiple: true } });
    expect(lines.map(({ ProductID, xp }) => [ProductID, (xp as { DeliveryMethod: string }).DeliveryMethod]).sort()).toEqual([['EGIFTCARD', 'Email'], ['GIFTCARD', 'USPS']]);
    await expect(page.getByText('cy@example.com').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
