import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ReviewStep } from '@/components/checkout/review-step';
import { cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { shipmentTo } from '../shipments';

const mockAsked = jest.fn();
jest.mock('@/components/checkout/payment/hold-note', () => {
  mockAsked();
  if (mockAsked.mock.calls.length === 1) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/checkout/payment/hold-note');
});

it('speaks of no hold while the script of its words has not come, and asks for it again at the next look', async () => {
  stubShop({
    'GET /api/checkout/hold': () => ({ body: { today: '2026-11-23', lastHeldDay: '2026-11-29' } }),
  });
  const review = (
    <QueryClientProvider client={new QueryClient()}>
      <ReviewStep
        cart={{ ...cartOf(), shipments: [shipmentTo('Ana')] }}
        confirmed
        checking={false}
        busy={undefined}
        heldCents={8175}
        problem={null}
        onPlace={() => undefined}
      />
    </QueryClientProvider>
  );
  const { unmount } = render(review);
  expect(
    await screen.findByText('You are charged only when the order is placed.'),
  ).toBeInTheDocument();
  unmount();
  render(review);
  expect(await screen.findByText(/^We hold \$81\.75 now/)).toBeInTheDocument();
});
