import { act, render, screen } from '@testing-library/react';
import { CardArrival } from '@/components/catalogue/card-arrival';
import { stubShop } from '@/__tests__/support/shop-stub';

const minute = 60_000;

describe('when a card says its product arrives', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked once for all cards, and anew once it does not stand any more', async () => {
    let words = 'From Fri, Nov 20';
    const shop = stubShop({
      'GET /api/delivery/classes': () => ({
        body: {
          today: '2026-11-20',
          zip: null,
          by: null,
          byWords: null,
          classes: { L0: { can: true, words } },
          days: [],
          standsFor: 10 * minute,
        },
      }),
    });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    render(
      <>
        <CardArrival deliveryClass="L0" />
        <CardArrival deliveryClass="L0" />
      </>,
    );
    await pass(minute);
    expect(screen.getAllByText('From Fri, Nov 20')).toHaveLength(2);
    words = 'From Sat, Nov 21';
    await pass(8 * minute);
    expect(screen.getAllByText('From Fri, Nov 20')).toHaveLength(2);
    expect(shop.calls).toHaveLength(1);
    await pass(2 * minute);
    expect(screen.getAllByText('From Sat, Nov 21')).toHaveLength(2);
    expect(shop.calls).toHaveLength(2);
  });
});
