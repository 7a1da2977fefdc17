import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { DeliveryStep } from '@/components/checkout/delivery/delivery-step';
import { cartKey } from '@/components/session/cart-query';
import { useCartQuery } from '@/components/session/use-cart-query';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';

const open = (firstName: string, change: Partial<CartShipment> = {}) =>
  shipmentTo(firstName, { date: null, timePreference: null, ...change });

const cartWith = (shipments: CartShipment[]): Cart => ({ ...cartOf(), state: 'ready', shipments });

async function show(...shipments: CartShipment[]) {
  return showOffered(offerFor, ...shipments);
}

/** An answer of the shop that is held back until it is let go. */
function held() {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { gone, letGo: () => letGo() };
}

/** The step for goods whose handling costs so many cents. */
const showHandled = (handlingCents: number) => showOffered((path) => offerFor(path, handlingCents));

/** The step where the shop offers this. */
async function showOffered(
  offer: (path: string) => CheckoutOptions | Promise<CheckoutOptions>,
  ...shipments: CartShipment[]
) {
  const shop = stubShop({
    'GET /api/checkout/options': async ({ path }) => ({ body: await offer(path) }),
  });
  const save = jest.fn().mockResolvedValue(null);
  const onDone = jest.fn();
  render(
    <QueryIsland>
      <DeliveryStep
        cart={cartWith(shipments.length > 0 ? shipments : [open('Ana')])}
        problem={null}
        saving={false}
        save={save}
        onDone={onDone}
        onRecipients={jest.fn()}
        remove={jest.fn().mockResolvedValue(null)}
      />
    </QueryIsland>,
  );
  await screen.findByRole('heading', { name: 'May 2026' });
  return { save, onDone, shop };
}
const day = (name: RegExp) => screen.getByRole('radio', { name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to the card' }));

describe('the day of delivery', () => {
  it.each([
    [/^Tuesday, May 5, Afternoon only/, true],
    [/^Friday, May 8\. All delivery times of this day are taken\./, false],
    [/^Wednesday, May 6, \$14\.99/, true],
    [/^Saturday, May 9, Morning only/, true],
    [/^Sunday, May 10\. We do not deliver on Sundays\./, false],
  ])('%s', async (name, open) => {
    await show();
    expect(day(name).hasAttribute('disabled')).toBe(!open);
  });

  it('costs beside the method and on each day all that is charged, handling included', async () => {
    await showHandled(2000);
    expect(
      screen.getByText('$34.99 (Handling Fee $20.00, Delivery Fees $14.99), from Tuesday, May 5'),
    ).toBeInTheDocument();
    expect(day(/^Wednesday, May 6, \$34\.99/)).toBeEnabled();
    expect(screen.queryByText(/^\$14\.99/)).toBeNull();
  });

  it('says beside the calendar why days are closed', async () => {
    await show();
    expect(screen.getByText('Sundays')).toBeInTheDocument();
    expect(screen.getByText('Friday, May 8')).toBeInTheDocument();
  });

  it('keeps a full run in view but not for choosing, and forgets a run the new day lacks', async () => {
    const { save, onDone } = await show();
    await userEvent.click(day(/^Monday, May 11/));
    await userEvent.click(screen.getByRole('radio', { name: /^Afternoon/ }));
    await userEvent.click(day(/^Saturday, May 9/));
    expect(screen.getByRole('radio', { name: /^Afternoon.*Every van is full/ })).toBeDisabled();
    await goOn();
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      DeliveryMethod: 'LocalDelivery',
      RequestedDeliveryDate: '2026-05-09',
      TimePreference: 'NO PREF',
    });
    expect(onDone).toHaveBeenCalled();
  });

  it('says of a run that is under way that it is, not that it is full', async () => {
    await show();
    await userEvent.click(day(/^Tuesday, May 5/));
    expect(
      screen.getByRole('radio', { name: /^Morning.*The vans have already left\./ }),
    ).toBeDisabled();
  });

  it('says beside a run what it adds to the cost of the day', async () => {
    await show();
    await userEvent.click(day(/^Tuesday, May 12/));
    expect(screen.getByRole('radio', { name: /^Afternoon.*\+\$2\.99/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^Morning/ })).not.toHaveAccessibleName(/\+\$/);
    await userEvent.click(day(/^Monday, May 11/));
    expect(screen.queryByText(/\+\$/)).toBeNull();
  });

  it('tells two shipments to one recipient apart by what is in them and how they go', async () => {
    const [line] = shipmentTo('Ana').lines;
    const fern = { id: 'shipment-fern', lines: [{ ...line!, id: 'line-fern', title: 'Fern' }] };
    await show(open('Ana'), open('Ana', { ...fern, method: 'UPS' }), open('Walter'));
    const tabs = within(screen.getByRole('list', { name: 'Shipments' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ana Ruiz · Coral Roses.* · Local Delivery/),
      expect.stringMatching(/^Ana Ruiz · Fern · /),
      'Walter Ruiz',
    ]);
  });

  it('asks for a day', async () => {
    const { onDone } = await show();
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a day.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('pages to later months', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeInTheDocument();
    expect(day(/^Monday, June 1,/)).toBeEnabled();
  });

  it('has the next month’s days in the week a month ends with, and turns to it with one of them', async () => {
    await show();
    expect(screen.queryByRole('radio', { name: /^Sunday, June 7/ })).toBeNull();
    await userEvent.click(day(/^Monday, June 1,/));
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeInTheDocument();
    expect(day(/^Monday, June 1,/)).toBeChecked();
    expect(day(/^Monday, June 1,/)).toHaveFocus();
    expect(day(/^Sunday, June 7/)).toBeInTheDocument();
  });

  it('keeps the focus at the last month, where there is no later one', async () => {
    await show();
    const later = screen.getByRole('button', { name: 'Later month' });
    for (let month = 0; month < 3; month += 1) await userEvent.click(later);
    expect(screen.getByRole('heading', { name: 'August 2026' })).toBeInTheDocument();
    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(later).toBeEnabled();
    expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'August 2026' })).toBeInTheDocument();
  });

  it('turns back to the month of the earliest day when that is taken', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Earliest: Tuesday, May 5' }));
    expect(screen.getByRole('heading', { name: 'May 2026' })).toBeInTheDocument();
    expect(day(/^Tuesday, May 5/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Later month' }));
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeInTheDocument();
  });

  it('offers the earliest day in one tap, and counts down to the cut-off of today', async () => {
    const { save } = await show();
    expect(screen.getByText(/Order within/)).toHaveTextContent(
      'Order within 2 h 14 min for delivery today',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Earliest: Tuesday, May 5' }));
    await goOn();
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ RequestedDeliveryDate: '2026-05-05' }),
    );
  });

  it('goes on to the next recipient without a day, and asks for each one’s own lines', async () => {
    const { onDone, shop } = await show(open('Ana'), open('Walter'), shipmentTo('Bea'));
    await userEvent.click(day(/^Monday, May 11/));
    await userEvent.click(screen.getByRole('button', { name: 'Next recipient: Walter Ruiz' }));
    expect(await screen.findByText('Walter Ruiz', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Method and day' })).toHaveFocus();
    expect(
      shop.calls.map(({ path }) => new URL(path, 'http://shop').searchParams.get('lines')),
    ).toEqual(['line-Ana', 'line-Walter']);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('another way', () => {
  const byCourierToo = (path: string) => offerFor(path, 0, { CodeB2: 'Y', CodeB4: 'E' });

  it('is chosen at once, and nobody goes on with the way before it while its days are asked for', async () => {
    const courier = held();
    const { save } = await showOffered(
      async (path) => {
        if (path.includes('method=Courier')) await courier.gone;
        return byCourierToo(path);
      },
      shipmentTo('Ana', { date: '2026-05-06' }),
    );
    await userEvent.click(day(/^Courier/));
    expect(day(/^Courier/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /^Continue|^Checking/ }));
    expect(save).not.toHaveBeenCalled();
    expect(screen.queryByText('Please choose a day.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Checking the days' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    courier.letGo();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to the card' }));
    expect(save.mock.calls).toEqual([
      [
        expect.objectContaining({
          DeliveryMethod: 'Courier',
          RequestedDeliveryDate: '2026-05-06',
        }),
      ],
    ]);
  });
});

describe('the tab of another recipient', () => {
  const dated = (firstName: string) => shipmentTo(firstName, { date: '2026-05-06' });
  const tab = (name: string) =>
    within(screen.getByRole('list', { name: 'Shipments' })).getByRole('button', {
      name: new RegExp(name),
    });
  const isOpen = (name: string) =>
    waitFor(() => expect(tab(name)).toHaveAttribute('aria-current', 'true'));

  it('writes another day of a shipment that had one before it opens the next', async () => {
    const { save } = await show(dated('Ana'), dated('Walter'));
    await userEvent.click(day(/^Monday, May 11/));
    await userEvent.click(tab('Walter'));
    await isOpen('Walter');
    expect(save.mock.calls).toEqual([
      [
        {
          LineItemIDs: ['line-Ana'],
          DeliveryMethod: 'LocalDelivery',
          RequestedDeliveryDate: '2026-05-11',
          TimePreference: expect.any(String) as unknown,
        },
      ],
    ]);
  });

  it.each<[string, () => CartShipment]>([
    ['the day it has', () => dated('Ana')],
    ['no day yet', () => open('Ana')],
  ])('writes nothing of a shipment with %s', async (_, shipment) => {
    const { save } = await show(shipment(), open('Walter'));
    if (tab('Walter').getAttribute('aria-current')) await userEvent.click(tab('Ana'));
    await isOpen('Ana');
    await userEvent.click(tab('Walter'));
    await isOpen('Walter');
    expect(save).not.toHaveBeenCalled();
  });

  it('stays at a day the shop refuses', async () => {
    const { save } = await show(dated('Ana'), dated('Walter'));
    save.mockResolvedValue('That day is full.');
    await userEvent.click(day(/^Monday, May 11/));
    await userEvent.click(tab('Walter'));
    expect(save).toHaveBeenCalledTimes(1);
    expect(tab('Ana')).toHaveAttribute('aria-current', 'true');
    expect(day(/^Monday, May 11/)).toBeChecked();
  });
});

it.each([
  ['not, where the cart has gone and the page says so itself', cartOf(), 0],
  ['in their place, where the cart is there', cartOf(bouquets(1)), 1],
])('why the days cannot be shown is said %s', async (_, cart, said) => {
  stubShop({ 'GET /api/checkout/options': () => refusal(409, 'visit-ended', 'It has ended.') });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData<Cart>(cartKey, cart);
  render(
    <QueryClientProvider client={client}>
      <DeliveryStep
        cart={cartWith([open('Ana')])}
        problem={null}
        saving={false}
        save={jest.fn()}
        onDone={jest.fn()}
        onRecipients={jest.fn()}
        remove={jest.fn()}
      />
    </QueryClientProvider>,
  );
  const asked = () => client.getQueryCache().find({ queryKey: ['options'], exact: false });
  await waitFor(() => expect(asked()?.state.status).toBe('error'));
  expect(screen.queryAllByRole('alert')).toHaveLength(said);
});

it('the cart of the page can be asked for anew beside days that were drawn last', async () => {
  const shop = stubShop({
    'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
    'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Page({ children }: { children: React.ReactNode }) {
    const { data } = useCartQuery();
    return data && children;
  }
  render(
    <QueryClientProvider client={client}>
      <Page>
        <DeliveryStep
          cart={cartWith([open('Ana')])}
          problem={null}
          saving={false}
          save={jest.fn()}
          onDone={jest.fn()}
          onRecipients={jest.fn()}
          remove={jest.fn()}
        />
      </Page>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Thursday, May 7/ }));
  await act(() => client.invalidateQueries({ queryKey: cartKey }));
  expect(shop.asked('GET').filter(({ path }) => path === '/api/cart')).toHaveLength(2);
  expect(client.getQueryState(cartKey)).toMatchObject({ status: 'success', error: null });
});
