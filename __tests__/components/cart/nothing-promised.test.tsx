import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import DayDialog from '@/components/cart/day/day-dialog';
import { QueryIsland } from '@/components/browser/query-island';
import { OutTheDoor } from '@/components/cart/cart-summary';
import { CardArrival } from '@/components/catalogue/card-arrival';
import { ArrivesBy } from '@/components/catalogue/list/arrival/arrives-by';
import { DeliveryPromise } from '@/components/catalogue/product/delivery-promise';
import { DeliveryStep } from '@/components/checkout/delivery/delivery-step';
import { cartStore } from '@/components/session/cart-store';
import { zipStore } from '@/components/session/zip-store';
import { ArrivalStrip } from '@/components/stores/arrival-strip';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { offerFor } from '@/__tests__/components/checkout/offers';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';
import { promisedWords } from '@/__tests__/support/promised-words';
import { cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { sundayBest } from './sunday-best';

const notNow = 'This is not available right now.';
const undated = shipmentTo('Ana', { date: null, timePreference: null });
const unsent = { ...undated, recipient: null, method: null, wish: null };

const checkoutDays = (
  <DeliveryStep
    cart={{ ...cartOf(), state: 'ready', shipments: [undated] }}
    problem={null}
    saving={false}
    save={jest.fn()}
    onDone={jest.fn()}
    onRecipients={jest.fn()}
    remove={jest.fn()}
  />
);

const places: [place: string, shown: ReactElement, asked: string, said: string | null][] = [
  [
    'panel, price and bar of a product',
    <>
      <DeliveryPromise />
      <AddToCart {...sundayBest} facts="Deluxe" />
    </>,
    '/api/delivery/promise',
    'Dates are not available just now. You choose the day in the cart.',
  ],
  [
    'cards and the filter of a list',
    <>
      <CardArrival deliveryClass="L0" />
      <ArrivesBy place={{ categoryID: 'Flowers' }} choice={noChoice} classes={{ L0: 12 }} />
    </>,
    '/api/delivery/classes',
    null,
  ],
  ['the header', <ArrivalStrip key="strip" />, '/api/stores/today', null],
  ['the price of the cart', <OutTheDoor key="price" state="a" />, '/api/checkout/quote', null],
  [
    'the day of a cart',
    <DayDialog key="dialog" shipment={unsent} save={jest.fn()} onClose={jest.fn()} />,
    '/api/checkout/options',
    notNow,
  ],
  ['ways and days of checkout', checkoutDays, '/api/checkout/options', notNow],
];

describe('what cannot be known is promised nowhere (specification A8)', () => {
  beforeEach(() => {
    act(() => cartStore.clear());
    act(() => zipStore.set('55408'));
  });

  it.each(places)('%s', async (_place, shown, asked, said) => {
    const down = () => refusal(503, 'upstream-unavailable', notNow);
    const shop = stubShop({
      'GET /api/session': () => ({ body: { kind: 'none' } }),
      'GET /': down,
    });
    const { unmount } = render(<QueryIsland>{shown}</QueryIsland>);
    await waitFor(() => expect(shop.calls.some(({ path }) => path.startsWith(asked))).toBe(true));
    if (said) await screen.findByText(said, undefined, { timeout: 4000 });
    else await act(async () => {});
    expect(promisedWords(document.body.textContent)).toEqual([]);
    unmount();
  });

  it('days that could not be asked for anew are taken back, until they can', async () => {
    let up = true;
    stubShop({
      'GET /api/checkout/options': ({ path }) =>
        up ? { body: offerFor(path) } : refusal(503, 'upstream-unavailable', notNow),
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(<QueryClientProvider client={client}>{checkoutDays}</QueryClientProvider>);
    await screen.findByRole('heading', { name: 'May 2026' });
    up = false;
    await act(() => client.invalidateQueries({ queryKey: ['options'] }));
    expect(await screen.findByText(notNow)).toBeVisible();
    expect(promisedWords(document.body.textContent)).toEqual([]);
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
  });
});
