import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmationIsland } from '@/components/checkout/confirmation/confirmation-island';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const show = () =>
  render(
    <main>
      <ConfirmationIsland userID="u 1" orderID="o-1" />
    </main>,
  );

it('an order that cannot be read right now is said so, and asked for again', async () => {
  let isDown = true;
  const shop = stubShop({
    'GET /api/orders/u%201/o-1': () =>
      isDown
        ? refusal(503, 'upstream-unavailable', 'Not right now.')
        : refusal(404, 'not-found', 'Not found.'),
  });
  show();
  expect(await screen.findByText('Not right now.')).toBeVisible();
  expect(screen.queryByText('We cannot show this order here')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'We cannot show this order here' }),
  ).toBeVisible();
  expect(shop.asked('GET')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'We cannot show this order here' })).toHaveFocus();
});
