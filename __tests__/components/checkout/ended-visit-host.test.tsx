import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndedVisitHost } from '@/components/checkout/ended-visit-host';
import { errorText } from '@/lib/core/errors/error-texts';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';

const mockAsked = jest.fn();
/** How often the script does not come. */
let mockFailures = 0;
jest.mock('@/components/checkout/ended-visit', () => {
  mockAsked();
  if (mockAsked.mock.calls.length <= mockFailures) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/checkout/ended-visit');
});

it('asks again, as often as it takes, for a script that did not come, and keeps the focus meanwhile', async () => {
  mockFailures = 2;
  stubShop({
    'GET /api/session': () => ({
      body: { kind: 'none', firstName: null, lastName: null, cartCount: 0 },
    }),
  });
  const text = errorText({ code: 'visit-ended' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EndedVisitHost
        cart={cartOf(bouquets(2))}
        problem={{ code: 'visit-ended', text }}
        wasCustomer={false}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(mockAsked).toHaveBeenCalledTimes(2);
  expect(again).toHaveFocus();
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Bring my order back' })).toBeVisible();
});
