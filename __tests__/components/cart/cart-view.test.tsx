import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CartPage from '@/app/(shop)/cart/[[...rest]]/page';
import { CartIsland } from '@/components/cart/cart-island';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { offerFor } from '@/__tests__/components/checkout/offers';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const price = (text: string) => screen.getAllByText(text).length;
const more = () => screen.getByRole('button', { name: /more$/ });

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

/** The cart after an add: one line, under the ID it was asked for with. */
const putBack = (body: unknown) => cartOf(bouquets(3, { ID: (body as { lineID: string }).lineID }));

describe('the cart', () => {
  beforeEach(() => cartStore.clear());

  it('shows each shipment as a ticket with its lines and the total', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }) });
    render(<CartIsland />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
    const ticket = await screen.findByRole('article');
    expect(within(ticket).getByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
    expect(document.querySelector('.needs-script, .awaited')).toBeNull();
    expect(within(ticket).getByText('Saturday')).toBeInTheDocument();
    expect(
      within(ticket).getByRole('link', { name: 'Coral Roses in a Mason Jar' }),
    ).toBeInTheDocument();
    expect(price('$137.50')).toBe(1);
    expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
  });

  it('leads to checkout with each wallet the gateway offers', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'GET /api/checkout/wallets': () => ({ body: ['paypal', 'venmo'] }),
    });
    render(<CartIsland />);
    const links = await screen.findAllByRole('link', { name: /^Pay with/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pay with PayPal', '/checkout?pay=paypal'],
      ['Pay with Venmo', '/checkout?pay=venmo'],
    ]);
  });

  it('says without script what it needs, and the order phone', async () => {
    const page = new DOMParser().parseFromString(
      renderToString(await CartPage({ params: Promise.resolve({}) })),
      'text/html',
    );
    expect(page.querySelector('.needs-script')?.textContent).toBe(
      'Your cart needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone: 612-555-0142.',
    );
  });

  it('sends absolute quantities one at a time, the newest wish last, totals dimmed until confirmed', async () => {
    const held: ((quantity: number) => void)[] = [];
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () =>
        new Promise((resolve) => {
          held.push((quantity) => resolve({ body: cartOf(bouquets(quantity)) }));
        }),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    for (const _ of [2, 3, 4]) await userEvent.click(more());
    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([{ quantity: 2 }]);
    expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    held[0]?.(2);
    await waitFor(() =>
      expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([
        { quantity: 2 },
        { quantity: 4 },
      ]),
    );
    expect(await screen.findAllByText('$99.98')).not.toHaveLength(0);
    expect(screen.getByRole('textbox')).toHaveValue('4');
    held[1]?.(4);
    await waitFor(() =>
      expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(price('$199.96')).toBeGreaterThan(0);
  });

  it('takes a refused quantity back and says why beside the line', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () =>
        refusal(422, 'quantity-too-high', 'We have 1 of these.'),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We have 1 of these.');
    expect(screen.getByRole('textbox')).toHaveValue('1');
  });

  it.each([
    ['not-found', 'We could not find that.'],
    ['order-already-placed', 'This order has already been placed.'],
    ['visit-ended', 'Your visit has ended.'],
  ])('shows what is left where another window has been: %s', async (code, text) => {
    let isElsewhere = false;
    stubShop({
      'GET /api/cart': () => ({ body: isElsewhere ? cartOf() : cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () => refusal(404, code, text),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    isElsewhere = true;
    await userEvent.click(more());
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('asks what became of a quantity whose answer got lost, and shows the cart as it is', async () => {
    let units = 1;
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(units)) }),
      'PATCH /api/cart/lines/line-1': () => {
        units = 2;
        throw new TypeError('Failed to fetch');
      },
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('2'));
    expect(screen.getByText('Merchandise, 2 items')).toBeInTheDocument();
  });

  it('keeps what was written while an older reading of the cart was on its way', async () => {
    let isHeld = false;
    const readings: (() => void)[] = [];
    stubShop({
      'GET /api/cart': () =>
        new Promise((resolve) => {
          const answer = () => resolve({ body: cartOf(bouquets(1)) });
          if (isHeld) readings.push(answer);
          else answer();
        }),
      'PATCH /api/cart/lines/line-1': () => ({ body: cartOf(bouquets(2)) }),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    isHeld = true;
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(readings).toHaveLength(1));
    await userEvent.click(more());
    expect(await screen.findByText('Merchandise, 2 items')).toBeInTheDocument();
    readings[0]?.();
    await waitFor(() =>
      expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect(screen.getByText('Merchandise, 2 items')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('2');
  });

  describe('a press on the way to checkout while a quantity is being written', () => {
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      if (!event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    };
    beforeEach(() => {
      followed.length = 0;
      window.addEventListener('click', follow);
    });
    afterEach(() => window.removeEventListener('click', follow));

    /** The cart with one write in flight and another waiting, and what answers each. */
    async function twoWrites() {
      const held: ((answer: ReturnType<typeof refusal>) => void)[] = [];
      stubShop({
        'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
        'GET /api/checkout/wallets': () => ({ body: ['paypal'] }),
        'PATCH /api/cart/lines/line-1': () => new Promise((resolve) => held.push(resolve)),
      });
      render(<CartIsland />);
      await screen.findByRole('link', { name: /^Pay with/ });
      for (const _ of [2, 3]) await userEvent.click(more());
      return async (at: number, answer: ReturnType<typeof refusal>) => {
        await waitFor(() => expect(held).toHaveLength(at + 1));
        await act(async () => held[at]?.(answer));
      };
    }

    it.each([
      ['Check out', '/checkout'],
      ['Pay with PayPal', '/checkout?pay=paypal'],
      ['Edit card for Ana Ruiz', '/checkout?step=words'],
    ])('“%s” goes on once all is written', async (name, href) => {
      const answer = await twoWrites();
      const link = screen.getByRole('link', { name });
      await userEvent.click(link);
      await userEvent.click(link);
      expect(link).toHaveAttribute('aria-busy', 'true');
      expect(link).toHaveTextContent('Saving');
      expect(link).toHaveFocus();
      await answer(0, { body: cartOf(bouquets(2)) });
      expect(followed).toEqual([]);
      await answer(1, { body: cartOf(bouquets(3)) });
      await waitFor(() => expect(followed).toEqual([href]));
      expect(link).not.toHaveAttribute('aria-busy');
    });

    it('stays where one was refused and says why; the next press goes', async () => {
      const answer = await twoWrites();
      const link = screen.getByRole('link', { name: 'Check out' });
      await userEvent.click(link);
      await answer(0, refusal(422, 'quantity-too-high', 'We have 1 of these.'));
      await answer(1, { body: cartOf(bouquets(1)) });
      await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
      expect(screen.getByRole('alert')).toHaveTextContent('We have 1 of these.');
      expect(followed).toEqual([]);
      await userEvent.click(link);
      expect(followed).toEqual(['/checkout']);
    });

    /** Fewer than were asked for: something has to be mended. */
    const short: Cart = {
      ...cartOf(bouquets(3)),
      changes: [
        {
          what: 'stock',
          lineIDs: ['line-1'],
          titles: ['Coral Roses in a Mason Jar'],
          quantity: 3,
          left: 1,
          most: 1,
        },
      ],
    };

    it('stays where something has to be mended first, unless it leads to what was asked for', async () => {
      const answer = await twoWrites();
      await userEvent.click(screen.getByRole('link', { name: 'Check out' }));
      await userEvent.click(screen.getByRole('link', { name: /^Edit card/ }));
      await answer(0, { body: cartOf(bouquets(2)) });
      await answer(1, { body: short });
      expect(await screen.findByRole('button', { name: 'Check out' })).toBeVisible();
      expect(followed).toEqual(['/checkout?step=words']);
    });

    it.each(['Check out', 'Pay with PayPal'])(
      '“%s” passes the focus on to the button that leads to what has to be mended',
      async (name) => {
        const answer = await twoWrites();
        await userEvent.click(screen.getByRole('link', { name }));
        await answer(0, { body: cartOf(bouquets(2)) });
        await answer(1, { body: short });
        expect(await screen.findByRole('button', { name: 'Check out' })).toHaveFocus();
      },
    );

    it('takes no focus from elsewhere when something has to be mended', async () => {
      const answer = await twoWrites();
      await answer(0, { body: cartOf(bouquets(2)) });
      await answer(1, { body: short });
      expect(await screen.findByRole('button', { name: 'Check out' })).not.toHaveFocus();
    });
  });

  it('is read anew when the page comes back out of the browser’s own cache', async () => {
    let units = 2;
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(units)) }) });
    render(<CartIsland />);
    const quantity = await screen.findByRole('textbox', { name: /^Quantity/ });
    expect(quantity).toHaveValue('2');
    units = 3;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(quantity).toHaveValue('3'));
  });

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

  it('shows its lines without totals or checkout while it cannot be added up', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(bouquets(1)), state: 'failed' } }) });
    render(<CartIsland />);
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.notCalculated);
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
    expect(screen.queryByText('Total', { selector: 'dt' })).toBeNull();
  });

  it('can be asked for again after a failure, and keeps the place of the keyboard', async () => {
    let down = true;
    stubShop({
      'GET /api/cart': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'This is not available right now.')
          : { body: cartOf() },
    });
    render(<CartIsland />);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your cart' })).toHaveFocus();
  });

  it('keeps the place of the keyboard where the cart is added up at last', async () => {
    let state = 'failed';
    stubShop({ 'GET /api/cart': () => ({ body: { ...cartOf(bouquets(1)), state } }) });
    render(<CartIsland />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    state = 'ready';
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Check out' })).toBeVisible();
    expect(again).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your cart' })).toHaveFocus();
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

  it('stops the stepper where the shop would refuse, and says how many there are', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: cartOf(bouquets(3, { MaxQuantity: 3 })) }) });
    render(<CartIsland />);
    await screen.findByRole('article');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('We have 3 of these.')).toBeInTheDocument();
  });

  it('offers the only quantities a product is sold in', async () => {
    const shop = stubShop({
      'GET /api/cart': () => ({
        body: cartOf(bouquets(6, { MinQuantity: 6, MaxQuantity: 24, Quantities: [6, 12, 24] })),
      }),
      'PATCH /api/cart/lines/line-1': () => ({ body: cartOf(bouquets(12)) }),
    });
    render(<CartIsland />);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Quantity of/ }),
      '12',
    );
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([{ quantity: 12 }]);
  });

  it('moves a line to another recipient, in the queue with every other edit', async () => {
    const two = cartOf(bouquets(2));
    const [first] = two.shipments;
    const walter = {
      ...first!,
      id: 'shipment-2',
      recipient: { ...first!.recipient!, firstName: 'Walter' },
      lines: first!.lines.map((line) => ({ ...line, id: 'line-9', title: 'Kitchen Sunflowers' })),
    };
    const both: Cart = { ...two, shipments: [first!, walter] };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: both }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: both }),
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Move to another recipient.*Kitchen Sunflowers/ }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: /^Ana Ruiz/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toEqual([
      { LineItemIDs: ['line-9'], WithLineItemID: 'line-1' },
    ]);
  });

  it('gives the focus back to what opened the days, though another day makes it another shipment', async () => {
    const cart = cartOf(bouquets(1));
    const shipments = cart.shipments.map((shipment) => ({ ...shipment, id: 'shipment-later' }));
    stubShop({
      'GET /api/cart': () => ({ body: cart }),
      'GET /api/checkout/wallets': () => ({ body: [] }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body: { ...cart, shipments } }),
    });
    render(<CartIsland />);
    const name = 'Change method or date for Ana Ruiz';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Day for Ana Ruiz' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this day' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('keeps the place of the keyboard when a line has gone to another recipient', async () => {
    const two = cartOf(bouquets(2));
    const [first] = two.shipments;
    const lines = first!.lines.map((line) => ({
      ...line,
      id: 'line-9',
      title: 'Kitchen Sunflowers',
    }));
    const recipient = { ...first!.recipient!, firstName: 'Walter' };
    const walter = { ...first!, id: 'shipment-2', recipient, lines };
    const together = { ...first!, lines: [...first!.lines, ...lines] };
    stubShop({
      'GET /api/cart': () => ({ body: { ...two, shipments: [first!, walter] } }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: { ...two, shipments: [together] } }),
    });
    render(<CartIsland />);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Move to another recipient.*Kitchen Sunflowers/ }),
    );
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Walter Ruiz' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kitchen Sunflowers' })).toHaveFocus();
  });

  it('sends one more of what is wished for, once the quantity before is written', async () => {
    const held: ((answer: ReturnType<typeof refusal>) => void)[] = [];
    const ofTwo = (quantity: number): Cart => {
      const cart = cartOf(bouquets(quantity));
      const [first] = cart.shipments;
      const walter = {
        ...first!,
        id: 'shipment-2',
        recipient: { ...first!.recipient!, firstName: 'Walter' },
        lines: first!.lines.map((line) => ({ ...line, id: 'line-9', title: 'Kitchen Sunflowers' })),
      };
      return { ...cart, shipments: [first!, walter] };
    };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: ofTwo(1) }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PATCH /api/cart/lines/line-1': () => new Promise((resolve) => held.push(resolve)),
      'PUT /api/cart/fulfillment': () => ({ body: ofTwo(2) }),
    });
    const quantities = () => shop.asked('PATCH').map(({ body }) => body);
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /Coral Roses.*more$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send to someone else' }));
    const dialog = await screen.findByRole('dialog');
    const press = (role: string, name: RegExp) =>
      userEvent.click(within(dialog).getByRole(role, { name }));
    await press('checkbox', /^Coral Roses/);
    await press('radio', /^One more of it/);
    await press('button', /^Send one more/);
    expect(quantities()).toEqual([{ quantity: 2 }]);
    await act(async () => held[0]?.({ body: ofTwo(2) }));
    await waitFor(() => expect(quantities()).toEqual([{ quantity: 2 }, { quantity: 3 }]));
    await act(async () => held[1]?.({ body: ofTwo(3) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toEqual([
      { LineItemIDs: ['line-1'], Units: 1, WithLineItemID: 'line-9' },
    ]);
  });

  it('asks for the days anew where the day that was to be kept is refused', async () => {
    const placed = cartOf(bouquets(2));
    let full = false;
    stubShop({
      'GET /api/cart': () => ({ body: placed }),
      'GET /api/checkout/options': ({ path }) => {
        const offer = offerFor(path);
        const friday = offer.days.find(({ date }) => date === '2026-05-08');
        const days = offer.days.map((day) =>
          full && day.date === '2026-05-07' && friday ? { ...friday, date: day.date } : day,
        );
        return { body: { ...offer, days } };
      },
      'PUT /api/cart/fulfillment': () => {
        full = true;
        return refusal(409, 'selections-invalid', 'Some of your selections are no longer valid.');
      },
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Change method or date/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('radio', { name: /^Thursday, May 7/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this day' }));
    expect(
      await within(dialog).findByRole('radio', { name: /^Thursday, May 7\. All delivery times/ }),
    ).toBeDisabled();
    expect(within(dialog).getByText(/^Some of your selections/)).toBeVisible();
  });

  it('changes the day where it is: of what has a recipient as a choice, of what has none as a wish', async () => {
    const placed = cartOf(bouquets(2));
    const [first] = placed.shipments;
    const wish = { zip: '55408', date: '2026-05-07', run: 'NO PREF' as const };
    const wished: Cart = {
      ...placed,
      shipments: [
        {
          ...first!,
          recipient: null,
          method: null,
          date: null,
          timePreference: null,
          wish: { ...wish, method: 'LocalDelivery', cost: 1849 },
        },
      ],
    };
    let body = placed;
    const shop = stubShop({
      'GET /api/cart': () => ({ body }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => ({ body }),
    });
    const { unmount } = render(<CartIsland />);
    const choose = async (name: RegExp) => {
      const dialog = await screen.findByRole('dialog');
      const day = await within(dialog).findByRole('radio', { name });
      await userEvent.click(day);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this day' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.click(await screen.findByRole('button', { name: /^Change method or date/ }));
    await choose(/^Thursday, May 7/);
    unmount();
    body = wished;
    render(<CartIsland />);
    expect(
      await screen.findByText('Thu, May 7 to 55408, Local Delivery $18.49'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Change method or date/ }));
    expect(
      await screen.findByRole('radio', { name: /^Thursday, May 7/, checked: true }),
    ).toBeInTheDocument();
    await choose(/^Saturday, May 9/);
    const [choice, wishAgain] = shop.asked('PUT').map((call) => call.body);
    expect([choice, wishAgain]).toEqual([
      {
        LineItemIDs: [first!.lines[0]!.id],
        DeliveryMethod: 'LocalDelivery',
        RequestedDeliveryDate: '2026-05-07',
        TimePreference: 'AM',
      },
      {
        LineItemIDs: [first!.lines[0]!.id],
        Wish: { Zip: '55408', Date: '2026-05-09', Run: 'NO PREF', Method: 'LocalDelivery' },
      },
    ]);
  });

  it('is read anew once it does not stand any more, not before, and a hidden page when it is seen again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const shop = stubShop({
        'GET /api/cart': () => ({ body: { ...cartOf(bouquets(2)), standsFor: 60_000 } }),
      });
      render(<CartIsland />);
      await screen.findByText('Ana Ruiz');
      const first = shop.asked('GET').length;
      await act(() => jest.advanceTimersByTimeAsync(55_000));
      expect(shop.asked('GET')).toHaveLength(first);
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      expect(shop.asked('GET')).toHaveLength(first + 1);
      const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(shop.asked('GET')).toHaveLength(first + 1);
      seen.mockReturnValue('visible');
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await jest.advanceTimersByTimeAsync(10);
      });
      expect(shop.asked('GET')).toHaveLength(first + 2);
      seen.mockRestore();
    } finally {
      jest.useRealTimers();
    }
  });

  it('opens the address dialog where it is: an address mended goes onto every line of its recipient', async () => {
    const view = { kind: 'anonymous', firstName: null, lastName: null, cartCount: 2 };
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }),
      'GET /api/checkout/options': () => ({ body: { stores: [] } }),
      'PUT /api/cart/fulfillment': () => ({ body: cartOf(bouquets(2)) }),
      'POST /api/session': () => ({ body: view }),
      'GET /api/session': () => ({ body: view }),
      'GET /api/addresses/reach': () => ({ body: { city: null, undeliverable: [], all: false } }),
      'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
      'POST /api/addresses/verify': ({ body }) => ({
        body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
      }),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit address/ }));
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6125550177');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.asked('PUT').map(({ body }) => body)).toMatchObject([
      {
        LineItemIDs: ['line-1'],
        AddressType: 'Residence',
        ShippingAddress: { Phone: '6125550177' },
      },
    ]);
  });
});
