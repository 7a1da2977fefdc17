import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { CartNotices } from '@/components/cart/cart-notices';
import { useEditLines } from '@/components/cart/line/use-edit-lines';
import { cartStore } from '@/components/session/cart-store';
import type { Fulfillment } from '@/lib/cart/schema';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

function Cart({ request }: { request: Fulfillment }) {
  const { editLines, saving } = useEditLines();
  return (
    <>
      <CartNotices />
      <button type="button" aria-busy={saving} onClick={() => void editLines(request)}>
        Write
      </button>
    </>
  );
}

const lines = { LineItemIDs: ['line-1'] };
const day = { ...lines, RequestedDeliveryDate: '2026-05-06' };
const wish = { ...lines, Wish: { Zip: '55408', Date: '2026-05-06', Run: 'NO PREF' as const } };

describe('the words that a day was not kept', () => {
  beforeEach(() => cartStore.clear());

  it.each<[string, Fulfillment, boolean, boolean]>([
    ['go once a day is chosen', day, true, false],
    ['go once a day is wished for', wish, true, false],
    ['stay where the day is refused', day, false, true],
    ['stay where something else is said', { ...lines, DeliveryNote: 'Side door' }, true, true],
  ])('%s', async (_, request, isTaken, stay) => {
    const { asked } = stubShop({
      'PUT /api/cart/fulfillment': () =>
        isTaken
          ? { body: cartOf(bouquets(1)) }
          : refusal(503, 'upstream-unavailable', 'Not right now.'),
    });
    render(
      <QueryIsland>
        <Cart request={request} />
      </QueryIsland>,
    );
    act(() => cartStore.tell([{ kind: 'day-not-kept', text: cartTexts.dayNotKept }]));
    expect(screen.getByText(cartTexts.dayNotKept)).toBeVisible();
    const write = screen.getByRole('button', { name: 'Write' });
    await userEvent.click(write);
    await waitFor(() => expect(asked('PUT')).toHaveLength(1));
    await waitFor(() => expect(write).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() =>
      expect(screen.queryAllByText(cartTexts.dayNotKept)).toHaveLength(stay ? 1 : 0),
    );
  });
});
