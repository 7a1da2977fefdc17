import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

/** The cart after an add: one line, under the ID it was asked for with. */
const putBack = (body: unknown) => cartOf(bouquets(3, { ID: (body as { lineID: string }).lineID }));

describe('lines removed from the cart', () => {
  beforeEach(() => cartStore.clear());

  it('removes a line and brings it back', async () => {
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) => ({ body: putBack(body) }),
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Coral Roses in a Mason Jar' }),
    );
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('was removed.');
    await userEvent.click(
      screen.getByRole('button', { name: 'Undo removing Coral Roses in a Mason Jar' }),
    );
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(shop.asked('POST')[0]?.body).toEqual({
      lineID: expect.any(String),
      productID: '100310-DLX',
      quantity: 3,
      specs: [],
    });
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Coral Roses in a Mason Jar' }),
    );
    expect(screen.queryByText(/was removed/)).toBeNull();
  });

  it('brings a gift card back with its amount and whom it is mailed to', async () => {
    const spec = (SpecID: string, Value: string) => ({
      SpecID,
      OptionID: null,
      Name: SpecID,
      Value,
      PriceMarkup: 0,
    });
    const card = (ID: string) =>
      cartOf(
        bouquets(2, {
          ID,
          MerchandiseTotal: 150,
          Specs: [spec(giftCardSpecs.amount, '75'), spec(giftCardSpecs.email, 'cy@example.com')],
        }),
      );
    const shop = stubShop({
      'GET /api/cart': () => ({ body: card('line-1') }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/gift-cards': ({ body }) => ({
        body: card((body as { lineID: string }).lineID),
      }),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(shop.asked('POST').map(({ body }) => body)).toEqual([
      {
        lineID: expect.any(String),
        productID: '100310-DLX',
        quantity: 2,
        amount: 7500,
        email: 'cy@example.com',
      },
    ]);
  });

  it('says that a line was removed once it is, and not before', async () => {
    let refused = true;
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () =>
        refused ? refusal(503, 'upstream-unavailable', 'Not right now.') : { body: cartOf() },
    });
    render(<CartIsland />);
    const remove = await screen.findByRole('button', { name: /^Remove/ });
    await userEvent.click(remove);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
    expect(screen.queryByText(/was removed/)).toBeNull();
    refused = false;
    await userEvent.click(remove);
    expect(await screen.findByText(/was removed/)).toBeVisible();
  });

  it.each([
    ['which was removed all the same', {}, true],
    ['whose visit has ended with its whole cart', { orderID: null }, false],
  ])('after a removal whose answer was lost, of a line %s', async (_, change, hasGone) => {
    let sent = false;
    stubShop({
      'GET /api/cart': () => ({ body: sent ? { ...cartOf(), ...change } : cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () => {
        sent = true;
        throw new TypeError('Failed to fetch');
      },
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(hasGone ? 1 : 0);
    expect(screen.queryAllByText(/^We could not reach the shop/)).toHaveLength(hasGone ? 0 : 1);
  });

  it('keeps the way back until the line is back, and asks for the same line', async () => {
    let refused = true;
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) =>
        refused ? refusal(503, 'upstream-unavailable', 'Not right now.') : { body: putBack(body) },
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Not right now.')).toBeVisible();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    const [first, second] = shop.asked('POST').map(({ body }) => body);
    expect(first).toEqual(second);
  });

  it('says again of goods for nobody yet when they are wished for, and what the card says', async () => {
    const wish = { zip: '55408', date: '2026-05-09', run: 'AM' as const, method: null, cost: null };
    const unnamed = (cart: Cart) => ({
      ...cart,
      shipments: cart.shipments.map((one) => ({ ...one, recipient: null, date: null, wish })),
    });
    const shop = stubShop({
      'GET /api/cart': () => ({ body: unnamed(cartOf(bouquets(3))) }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) => ({ body: unnamed(putBack(body)) }),
      'PUT /api/cart/fulfillment': () => ({ body: unnamed(cartOf(bouquets(3))) }),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(shop.asked('PUT')).toHaveLength(2));
    expect(shop.asked('PUT').map(({ body }) => body)).toMatchObject([
      { Wish: { Zip: '55408', Date: '2026-05-09', Run: 'AM' } },
      { CardMessage: { line1: expect.any(String) } },
    ]);
  });

  it('says whose recipient and day could not be put back', async () => {
    const unplaced = (body: unknown) => {
      const cart = putBack(body);
      return { ...cart, shipments: cart.shipments.map((one) => ({ ...one, recipient: null })) };
    };
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) => ({ body: unplaced(body) }),
      'PUT /api/cart/fulfillment': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(
      await screen.findByText(
        'Coral Roses in a Mason Jar is back in your cart. Please say again who gets it and when.',
      ),
    ).toBeVisible();
  });

  it('says that a line was removed, in the specification’s words', async () => {
    const notices = [[{ kind: 'lines-removed', text: cartTexts.linesRemoved }]];
    const shop = stubShop({
      'GET /api/cart': () => ({ body: { ...cartOf(bouquets(1)), notices: notices.pop() ?? [] } }),
    });
    render(<CartIsland />);
    const words =
      'Shopping Cart Notice: One item in your cart is no longer available for purchase. This item has been removed from your cart.';
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(shop.asked('GET')).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('says of one removal after another what each took', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }) });
    render(<CartIsland />);
    await screen.findByRole('button', { name: /^Remove/ });
    const removed = (title: string) => ({
      kind: 'lines-removed' as const,
      text: `${cartTexts.linesRemoved} Removed: ${title}.`,
    });
    for (const title of ['Roses', 'Tulips', 'Roses']) act(() => cartStore.tell([removed(title)]));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Removed: Tulips\.$/),
      expect.stringMatching(/Removed: Roses\.$/),
    ]);
  });

  it('brings a line back to whom, when and with the words it had; a day that is gone is left to be chosen', async () => {
    const unplaced = (nowhere: Cart): Cart => ({
      ...nowhere,
      shipments: nowhere.shipments.map((shipment) => ({
        ...shipment,
        recipient: null,
        method: null,
        date: null,
      })),
    });
    let back = cartOf();
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(3)) }),
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) => {
        back = putBack(body);
        return { body: unplaced(back) };
      },
      'PUT /api/cart/fulfillment': ({ body }) =>
        (body as { RequestedDeliveryDate?: string }).RequestedDeliveryDate
          ? refusal(
              422,
              'selections-invalid',
              'Some of your selections are no longer valid. Please review your cart.',
            )
          : { body: back },
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Coral Roses in a Mason Jar' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
    const [dated, placed] = shop.asked('PUT').map(({ body }) => body as Record<string, unknown>);
    expect(dated).toMatchObject({
      LineItemIDs: [back.shipments[0]?.lines[0]?.id],
      RequestedDeliveryDate: '2026-05-09',
      TimePreference: 'AM',
      CardMessage: { line1: 'Happy day' },
      ShippingAddress: { FirstName: 'Ana' },
    });
    expect(placed).not.toHaveProperty('RequestedDeliveryDate');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
