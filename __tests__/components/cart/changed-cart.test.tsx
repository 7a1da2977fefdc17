import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartView } from '@/components/cart/cart-view';
import { QueryIsland } from '@/components/browser/query-island';
import { ShipmentTabs } from '@/components/checkout/recipients/shipment-tabs';
import { Undeliverable } from '@/components/checkout/delivery/undeliverable';
import type { Cart, CartLine } from '@/lib/cart/cart';
import type { OrderChange } from '@/lib/core/order-change';
import { offerFor } from '../checkout/offers';
import { shipmentTo } from '../checkout/shipments';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const cart = cartOf(bouquets(3));
const [line] = cart.shipments[0]?.lines ?? [];
const named = { lineIDs: [line?.id ?? ''], titles: ['Tulip Market Bunch'] };
const short = (left: number): OrderChange => ({
  what: 'stock',
  ...named,
  quantity: 3,
  left,
  most: left,
});

async function show(...changes: OrderChange[]) {
  const shop = stubShop({
    'GET /api/cart': () => ({ body: { ...cart, changes } }),
    'PATCH ': () => ({ body: cart }),
    'PUT ': () => ({ body: cart }),
    'DELETE ': () => ({ body: cartOf() }),
  });
  render(
    <QueryIsland>
      <CartView />
    </QueryIsland>,
  );
  await screen.findByRole('button', { name: 'Check out' });
  return shop;
}

describe('a cart in which something no longer holds', () => {
  it('marks a line that is short, and leads “Check out” to it; one yes mends it', async () => {
    const shop = await show(short(1));
    expect(screen.getByText('Tulip Market Bunch: only 1 left.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(document.activeElement).toHaveTextContent('only 1 left');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Check out' })).toBeInTheDocument(),
    );
    expect(shop.asked('PATCH')[0]?.body).toEqual({ quantity: 1 });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a line that is sold out can only go', async () => {
    const shop = await show(short(0));
    const notice = within(
      screen.getByText('Tulip Market Bunch: sold out.').closest('li') as HTMLElement,
    );
    expect(notice.getAllByRole('button').map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Remove/),
    ]);
    const [remove] = notice.getAllByRole('button');
    await userEvent.click(remove as HTMLElement);
    expect(await screen.findByText(/was removed/)).toBeVisible();
    expect(shop.asked('DELETE').map(({ path }) => path)).toEqual([`/api/cart/lines/${line?.id}`]);
  });

  it('says which day is past, and offers the first possible one', async () => {
    const shop = await show({
      what: 'day',
      ...named,
      method: 'LocalDelivery',
      date: '2026-05-09',
      reason: 'past',
      why: 'This day has passed.',
      first: '2026-05-11',
    });
    expect(
      screen.getByText(
        /Sat, May 9 is no longer possible: this day has passed\. First possible day: Mon, May 11\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose another day' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /^Take Mon, May 11/ }));
    await waitFor(() =>
      expect(shop.asked('PUT')[0]?.body).toMatchObject({
        LineItemIDs: named.lineIDs,
        RequestedDeliveryDate: '2026-05-11',
      }),
    );
    await waitFor(() =>
      expect(screen.queryByText(/is no longer possible/)).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('group', { name: 'Your cart' })).toHaveFocus();
  });
});

describe('two shipments whose days are past', () => {
  it('are mended one after the other, and what was refused of the first stays said', async () => {
    const past = (lineID: string, first: string): OrderChange => ({
      what: 'day',
      lineIDs: [lineID],
      titles: [lineID],
      method: 'LocalDelivery',
      date: '2026-05-09',
      reason: 'past',
      why: 'This day has passed.',
      first,
    });
    const to = (name: string) =>
      shipmentTo(name, { lines: [{ ...(line as CartLine), id: `line-${name}`, title: name }] });
    const both: Cart = {
      ...cart,
      shipments: [to('Ana'), { ...to('Bea'), id: 'shipment-2' }],
      changes: [past('line-Ana', '2026-05-11'), past('line-Bea', '2026-05-12')],
    };
    let answerQuantity = () => undefined as void;
    const shop = stubShop({
      'GET /api/cart': () => ({ body: both }),
      'PATCH ': () =>
        new Promise((resolve) => {
          answerQuantity = () => resolve({ body: both });
        }),
      'PUT ': ({ body }) =>
        (body as { LineItemIDs: string[] }).LineItemIDs.includes('line-Ana')
          ? refusal(422, 'selections-invalid', 'That day has filled up.')
          : { body: { ...both, changes: [] } },
    });
    render(
      <QueryIsland>
        <CartView />
      </QueryIsland>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'One Ana more' }));
    await userEvent.click(screen.getByRole('button', { name: /^Take Mon, May 11/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Take Tue, May 12/ }));
    answerQuantity();
    expect(await screen.findByRole('link', { name: 'Check out' })).toBeVisible();
    expect(
      shop.asked('PUT').map(({ body }) => (body as { LineItemIDs: string[] }).LineItemIDs),
    ).toEqual([['line-Ana'], ['line-Bea']]);
    expect(screen.getByText(/That day has filled up/)).toBeVisible();
  });
});

describe('what only another recipient changes', () => {
  it('leads from the cart to the recipient', async () => {
    await show({
      what: 'terms',
      ...named,
      date: '2026-05-11',
      before: { method: 'LocalDelivery', cents: 1499 },
      after: { method: 'LocalDelivery', cents: 1499 },
      tax: { before: 447, after: 586 },
      reason: 'another-zip',
      zip: '55408',
    });
    expect(screen.getByRole('link', { name: 'Change the address' })).toHaveAttribute(
      'href',
      '/checkout?step=recipients',
    );
  });
});

describe('one recipient with several ways', () => {
  it('tabs name what is in each and how it goes', () => {
    const [tulips, roses] = [
      shipmentTo('Ana'),
      { ...shipmentTo('Ana', { method: null, date: null }), id: 'other' },
    ];
    render(
      <ShipmentTabs
        shipments={[tulips, roses]}
        current={0}
        done={() => false}
        onChoose={jest.fn()}
      />,
    );
    const title = tulips.lines[0]?.title ?? '';
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Ana Ruiz · ${title} · Local Delivery`),
      expect.stringContaining(`Ana Ruiz · ${title} · cannot be delivered there`),
    ]);
  });

  it('what cannot be delivered there has ways on: Out Of Town, Pickup, Remove, by keyboard', async () => {
    stubShop({
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET ': () => ({ body: [] }),
    });
    const shipment = shipmentTo('Ana', { method: null, date: null });
    const remove = jest.fn().mockResolvedValue(null);
    render(
      <QueryIsland>
        <Undeliverable shipment={shipment} remove={remove} onPickup={jest.fn()}>
          {null}
        </Undeliverable>
      </QueryIsland>,
    );
    expect(await screen.findByRole('button', { name: 'Pickup' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Out Of Town' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Out Of Town' })).toHaveAttribute(
      'href',
      '/c/occasions/out-of-town-delivery',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledWith(shipment.lines[0]);
  });

  it('says that it is being removed, and why it could not be', async () => {
    stubShop({
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'GET ': () => ({ body: [] }),
    });
    let refuse: (text: string) => void = () => undefined;
    const remove = () =>
      new Promise<string | null>((resolve) => {
        refuse = resolve;
      });
    const shipment = shipmentTo('Ana', { method: null, date: null });
    render(
      <QueryIsland>
        <Undeliverable shipment={shipment} remove={remove} onPickup={jest.fn()} />
      </QueryIsland>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('button', { name: 'Removing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    refuse('You are offline.');
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus();
  });
});
