import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddOne } from '@/components/cart/adding/add-one';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const visitor = {
  'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
  'POST /api/session': () => ({ body: {} }),
};
const item = { item_id: 'P9', item_name: 'Bud Vase', item_brand: 'Lilac & Loam', price: 12 };
const press = async (productID: string) => {
  render(<AddOne productID={productID} title="Bud Vase" item={item} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Bud Vase' }));
};

it('puts one in the cart, says so and reports it', async () => {
  window.dataLayer = [];
  const shop = stubShop({
    ...visitor,
    'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P9' })) }),
  });
  await press('P9');
  expect(await screen.findByText('Added.')).toHaveClass('text-leaf-700');
  expect(shop.asked('POST').at(-1)?.body).toEqual({
    productID: 'P9',
    quantity: 1,
    specs: [],
    lineID: expect.any(String),
  });
  expect(window.dataLayer.filter((entry) => 'event' in entry)).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 12, items: [{ ...item, quantity: 1 }] } },
  ]);
});

it('says in the color of errors why it was refused', async () => {
  stubShop({
    ...visitor,
    'POST /api/cart/lines': () => refusal(422, 'quantity-too-high', 'We have 3 of these.'),
  });
  await press('P10');
  expect(await screen.findByText('We have 3 of these.')).toHaveClass('text-terra-700');
});

it('does not add another while the first is on its way', async () => {
  let answer: () => void = () => undefined;
  const shop = stubShop({
    ...visitor,
    'POST /api/cart/lines': () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: cartOf(bouquets(1, { ProductID: 'P11' })) });
      }),
  });
  const lines = () => shop.asked('POST').filter(({ path }) => path === '/api/cart/lines');
  await press('P11');
  await userEvent.click(screen.getByRole('button', { name: 'Add Bud Vase' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  answer();
  expect(await screen.findByText('Added.')).toBeVisible();
  expect(lines()).toHaveLength(1);
});

it('says that it is not available where the cart does not have it', async () => {
  window.dataLayer = [];
  stubShop({ ...visitor, 'POST /api/cart/lines': () => ({ body: cartOf() }) });
  await press('P12');
  expect(await screen.findByText('Not available')).toHaveClass('text-terra-700');
  expect(window.dataLayer.filter((entry) => 'event' in entry)).toEqual([]);
});
