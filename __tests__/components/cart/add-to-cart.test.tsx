import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CardField } from '@/components/catalogue/product/extras';
import type { SaleState } from '@/lib/catalogue/availability';
import { AddOne } from '@/components/cart/adding/add-one';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { CartIndicator } from '@/components/cart/cart-indicator';
import { cartStore } from '@/components/session/cart-store';
import { customerLeft } from '@/components/session/customer-leaves';
import { forgetSession } from '@/components/session/first-write';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const product: ComponentProps<typeof AddToCart> = {
  productID: 'P1',
  productCode: 'P1',
  title: 'Sunday Best',
  facts: '$49.99 · Deluxe',
  minQuantity: 1,
  maxQuantity: 5,
  specs: [],
  sale: 'available',
};
const balloon = { item_id: 'P2', item_name: 'Balloon', item_brand: 'Lilac & Loam', price: 12 };
const assembly = {
  specID: 'Set-AssemblyCharge',
  name: 'Assembly',
  required: true,
  defaultOptionID: 'no',
  options: [
    { optionID: 'no', value: 'Flat pack', markup: 0 },
    { optionID: 'yes', value: 'Assembled', markup: 2500 },
  ],
};
const visitor = {
  'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
  'POST /api/session': () => ({ body: {} }),
};
/** A cart with one shipment and these words on its card. */
const withCard = (cardMessage: string[]) => {
  const cart = cartOf(bouquets(1, { ProductID: 'P1' }));
  return { ...cart, shipments: cart.shipments.map((one) => ({ ...one, cardMessage })) };
};
const show = (change: Partial<typeof product> = {}) =>
  render(
    <>
      <CartIndicator />
      <AddToCart {...product} {...change} />
    </>,
  );

describe('adding to the cart', () => {
  it('shows the count at once, then that it was added, with the way to the cart', async () => {
    let answer = (_: { body: unknown }) => undefined as void;
    const shop = stubShop({
      ...visitor,
      'POST /api/cart/lines': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'One Sunday Best more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('2 Item(s)')).toBeInTheDocument();
    const busy = screen.getByRole('button', { name: 'Adding' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shop.asked('POST')).toHaveLength(2));
    expect(shop.asked('POST').map(({ path }) => path)).toEqual(['/api/session', '/api/cart/lines']);
    answer({ body: cartOf(bouquets(2, { ProductID: 'P1' })) });
    expect(await screen.findByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(screen.getByText('2 Item(s)')).toBeInTheDocument();
    expect(shop.asked('POST')[1]?.body).toEqual({
      productID: 'P1',
      quantity: 2,
      specs: [],
      lineID: expect.any(String),
    });
  });

  it('raises the line that holds the same choice already', async () => {
    const shop = stubShop({
      ...visitor,
      'PATCH /api/cart/lines/line-1': () => ({ body: cartOf(bouquets(3, { ProductID: 'P1' })) }),
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('3 Item(s)')).toBeInTheDocument();
    expect(shop.asked('PATCH')[0]?.body).toEqual({ quantity: 3 });
  });

  it.each(['visit-ended', 'not-found', 'order-already-placed'])(
    'adds anew where the line it knows is gone: %s',
    async (code) => {
      const shop = stubShop({
        ...visitor,
        'GET /api/cart': () => ({ body: cartOf() }),
        'PATCH /api/cart/lines/line-1': () => refusal(404, code, 'Gone.'),
        'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
      });
      act(() => cartStore.accept(cartOf(bouquets(2, { ProductID: 'P1' }))));
      show();
      await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
      expect(await screen.findByText('1 Item(s)')).toBeInTheDocument();
      expect(screen.queryByText('Gone.')).toBeNull();
      expect(shop.asked('PATCH')).toHaveLength(1);
      expect(shop.asked('POST').at(-1)?.body).toMatchObject({ productID: 'P1', quantity: 1 });
    },
  );

  it('says once that the log-in has ended, and adds at the next press', async () => {
    stubShop({
      ...visitor,
      'GET /api/cart': () => ({ body: cartOf() }),
      'PATCH /api/cart/lines/line-1': () => refusal(401, 'session-expired', 'Please log in.'),
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
    });
    act(() => cartStore.accept(cartOf(bouquets(2, { ProductID: 'P1' }))));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Please log in.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('1 Item(s)')).toBeInTheDocument();
  });

  it('opens a sheet with the way to checkout on a small screen', async () => {
    stubShop({
      ...visitor,
      'PATCH /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
    });
    show({ also: <p>Something small</p> });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const sheet = await screen.findByRole('dialog', { name: 'In your cart' });
    expect(within(sheet).getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(within(sheet).getByText('Something small')).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Keep shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['goes on to checkout once it is in the cart', false, 1],
    ['leads nobody to checkout who has left the page meanwhile', true, 0],
  ])('with a wallet %s', async (_name, leaves, times) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    let answer = () => undefined as void;
    const shop = stubShop({
      ...visitor,
      'POST /api/cart/lines': () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: cartOf(bouquets(1, { ProductID: 'P1' })) });
        }),
    });
    cartStore.clear();
    const onAdded = jest.fn();
    const { unmount } = show({ wallets: ['paypal'], onAdded });
    await userEvent.click(screen.getByRole('button', { name: 'Buy with PayPal' }));
    await waitFor(() => expect(shop.asked('POST').at(-1)?.path).toBe('/api/cart/lines'));
    if (leaves) unmount();
    await act(async () => answer());
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    await act(async () => {});
    const sent = shop.calls.length;
    if (!leaves) {
      await userEvent.click(screen.getByRole('button', { name: 'Buy with PayPal' }));
      expect(shop.calls).toHaveLength(sent);
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
      expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    }
    const navigations = logged.mock.calls.filter(([error]) => /navigation/.test(String(error)));
    logged.mockRestore();
    expect(navigations).toHaveLength(times);
  });

  it.each([
    ['goes on to checkout once they are in the cart', 2, ['/checkout']],
    ['stays where they were not taken', 1, []],
  ])('the sheet, pressed while small things are being added, %s', async (_name, units, leadsTo) => {
    const followed: (string | null)[] = [];
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      if (!event.defaultPrevented) followed.push(link.getAttribute('href'));
      event.preventDefault();
    };
    window.addEventListener('click', follow);
    let added = () => undefined as void;
    stubShop({
      ...visitor,
      'POST /api/cart/lines': ({ body }) =>
        (body as { productID: string }).productID === 'P1'
          ? { body: cartOf(bouquets(1, { ProductID: 'P1' })) }
          : new Promise((resolve) => {
              added = () =>
                resolve(
                  units === 2
                    ? { body: cartOf(bouquets(2, { ProductID: 'P2' })) }
                    : refusal(422, 'quantity-too-high', 'We have none of these.'),
                );
            }),
    });
    cartStore.clear();
    window.dataLayer = [];
    show({ also: <AddOne productID="P2" title="Balloon" item={balloon} /> });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'In your cart' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add Balloon' }));
    const link = sheet.getByRole('link', { name: 'Check out' });
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(followed).toEqual([]);
    await act(async () => added());
    await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
    expect(followed).toEqual(leadsTo);
    expect(
      window.dataLayer?.filter((pushed) => 'event' in pushed && pushed.event === 'begin_checkout'),
    ).toHaveLength(leadsTo.length);
    window.removeEventListener('click', follow);
  });

  it('keeps the words of its card while another of its sizes is chosen, until they are in the cart', async () => {
    stubShop({
      ...visitor,
      'PATCH /api/cart/lines': () => ({ body: withCard([]) }),
      'PUT /api/cart/fulfillment': () => ({ body: withCard(['With love']) }),
    });
    const words = () => screen.getByLabelText('Card message');
    const size = (productID: string, productCode = 'P2') => (
      <AddToCart
        {...product}
        key={productID}
        {...{ productID, productCode }}
        card={<CardField />}
      />
    );
    const { rerender } = render(size('P1'));
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(words(), 'With love');
    rerender(size('P1-DLX'));
    expect(words()).toBeVisible();
    expect(words()).toHaveValue('With love');
    rerender(size('P3', 'P3'));
    expect(screen.getByText('Add a card message').closest('details')).not.toHaveAttribute('open');
    rerender(size('P1'));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(words()).toHaveValue(''));
  });

  it('forgets the words of its card once its customer has logged out in another tab', async () => {
    stubShop(visitor);
    const { rerender } = render(<AddToCart {...product} key="here" card={<CardField />} />);
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(screen.getByLabelText('Card message'), 'With love');
    act(customerLeft);
    expect(screen.getByLabelText('Card message')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Card message'), 'From Bea');
    rerender(<p>Another page</p>);
    act(customerLeft);
    rerender(<AddToCart {...product} key="back" card={<CardField />} />);
    expect(screen.getByLabelText('Card message')).toHaveValue('');
  });

  it('leaves what is typed for another card while the first is on its way', async () => {
    let written = () => {};
    stubShop({
      ...visitor,
      'PATCH /api/cart/lines': () => ({ body: withCard([]) }),
      'PUT /api/cart/fulfillment': () =>
        new Promise((resolve) => {
          written = () => resolve({ body: withCard(['With love']) });
        }),
    });
    show({ card: <CardField />, productCode: 'P4' });
    await userEvent.click(screen.getByText('Add a card message'));
    const words = screen.getByLabelText('Card message');
    await userEvent.type(words, 'With love');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added.');
    await userEvent.type(words, ' from Ada');
    act(() => written());
    expect(await screen.findByRole('dialog', { name: 'In your cart' })).toBeVisible();
    expect(words).toHaveValue('With love from Ada');
  });

  it('leaves a quantity that is chosen while the first units are on their way', async () => {
    const cart = cartOf(bouquets(1, { ProductID: 'P1' }));
    let answer = () => {};
    stubShop({
      ...visitor,
      'GET /api/cart': () => ({ body: cartOf() }),
      'POST /api/cart/lines': () =>
        new Promise((resolve) => (answer = () => resolve({ body: cart }))),
    });
    cartStore.clear();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(screen.getByRole('button', { name: 'One Sunday Best more' }));
    await act(async () => answer());
    expect(await screen.findByText('Added.')).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of Sunday Best')).toHaveValue('2');
  });

  it('writes the card message on the line that was added', async () => {
    const cart = withCard([]);
    const shop = stubShop({
      ...visitor,
      'PATCH /api/cart/lines': () => ({ body: cart }),
      'PUT /api/cart/fulfillment': () => ({ body: cart }),
    });
    show({ card: <CardField /> });
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(screen.getByLabelText('Card message'), 'With love from Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() =>
      expect(shop.asked('PUT')[0]?.body).toEqual({
        LineItemIDs: [cart.shipments[0]?.lines[0]?.id],
        CardMessage: { line1: 'With love from Ada', line2: '', line3: '', line4: '' },
      }),
    );
  });

  it.each([
    ['another message', 'Happy birthday', /card message written before/],
    ['the same message', 'With love from Ada', null],
  ])('keeps %s that the line already has', async (_, before, said) => {
    const written = withCard([before]);
    const shop = stubShop({ ...visitor, 'PATCH /api/cart/lines': () => ({ body: written }) });
    show({ card: <CardField />, productCode: before });
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(screen.getByLabelText('Card message'), 'With love from Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    if (said) expect(await screen.findByText(said)).toBeInTheDocument();
    else expect(await screen.findByRole('dialog', { name: 'In your cart' })).toBeInTheDocument();
    expect(shop.asked('PUT')).toEqual([]);
  });

  it.each([
    ['all that goes to the same person', true, ['flat', 'assembled']],
    ['what it was written for while nobody is named', false, ['assembled']],
  ])('writes the card on %s', async (_, isNamed, lines) => {
    const cart = withCard([]);
    const [shipment] = cart.shipments;
    const [line] = shipment!.lines;
    const specs = (optionID: string) => [{ specID: assembly.specID, optionID }];
    const held = {
      ...cart,
      shipments: [
        {
          ...shipment!,
          recipient: isNamed ? shipment!.recipient : null,
          lines: [
            { ...line!, id: 'flat', specs: specs('no') },
            { ...line!, id: 'assembled', specs: specs('yes') },
          ],
        },
      ],
    };
    const shop = stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({ body: held }),
      'PATCH /api/cart/lines': () => ({ body: held }),
      'PUT /api/cart/fulfillment': () => ({ body: held }),
    });
    show({ specs: [assembly], card: <CardField /> });
    await userEvent.selectOptions(screen.getByLabelText('Assembly'), 'Assembled (+$25.00)');
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(screen.getByLabelText('Card message'), 'For the shed');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(shop.asked('PUT')[0]?.body).toMatchObject({ LineItemIDs: lines }));
  });

  it('names what the card cannot print before anything is in the cart', async () => {
    const shop = stubShop(visitor);
    show({ card: <CardField /> });
    await userEvent.click(screen.getByText('Add a card message'));
    await userEvent.type(screen.getByLabelText('Card message'), 'So proud ♥');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot print “♥”');
    expect(shop.asked('POST')).toEqual([]);
  });

  it('sends the options chosen, the default where nothing was', async () => {
    const shop = stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P2' })) }),
    });
    show({ productID: 'P2', specs: [assembly] });
    await userEvent.selectOptions(screen.getByLabelText('Assembly'), 'Assembled (+$25.00)');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added.');
    expect(shop.asked('POST').at(-1)?.body).toEqual({
      productID: 'P2',
      quantity: 1,
      specs: [{ specID: 'Set-AssemblyCharge', optionID: 'yes' }],
      lineID: expect.any(String),
    });
  });

  it('says why it was refused and takes the count back', async () => {
    stubShop({
      ...visitor,
      'POST /api/cart/lines': () => refusal(422, 'quantity-too-high', 'We have 3 of these.'),
    });
    show({ productID: 'P3' });
    const before = screen.getByText(/Item\(s\)/).textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We have 3 of these.');
    expect(screen.getByText(/Item\(s\)/).textContent).toBe(before);
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  it('says that a line was taken out again, and not that it was added, until the next add or page (useCartNotices)', async () => {
    const onAdded = jest.fn();
    stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({
        body: {
          ...cartOf(bouquets(1)),
          notices: [{ kind: 'lines-removed', text: cartTexts.linesRemoved }],
        },
      }),
    });
    const { unmount } = show({ productID: 'P5', onAdded });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    expect(screen.queryByText('Added.')).toBeNull();
    expect(onAdded).not.toHaveBeenCalled();
    stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P5' })) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Added.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() =>
      cartStore.accept({
        ...cartOf(),
        notices: [{ kind: 'lines-removed', text: cartTexts.linesRemoved }],
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    window.history.pushState(null, '', '/elsewhere');
    unmount();
    expect(cartStore.get().notices).toEqual([]);
  });

  it.each([
    ['has it', 'P51', 2, ['PATCH', { quantity: 3 }]],
    ['does not have it', 'P52', 0, ['POST', { quantity: 3 }]],
  ])(
    'asks what became of an add that was not answered, and adds it once: the cart %s',
    async (_, productID, held, [method, body]) => {
      let answers = 0;
      const sent = () => shop.asked('POST').filter(({ path }) => path === '/api/cart/lines');
      const lineID = () => (sent()[0]?.body as { lineID: string }).lineID;
      const cart = (units: number) =>
        cartOf(...(units ? [bouquets(units, { ProductID: productID, ID: lineID() })] : []));
      const shop = stubShop({
        ...visitor,
        'POST /api/cart/lines': () =>
          answers++ ? { body: cart(3) } : refusal(503, 'upstream-unavailable', 'Not right now.'),
        'GET /api/cart': () => ({ body: cart(held) }),
        'PATCH /api/cart/lines/': () => ({ body: cart(3) }),
      });
      show({ productID });
      const more = screen.getByRole('button', { name: 'One Sunday Best more' });
      const add = screen.getByRole('button', { name: 'Add to Cart' });
      await userEvent.click(more);
      await userEvent.click(add);
      expect(await screen.findByText('Not right now.')).toBeVisible();
      await userEvent.click(more);
      await userEvent.click(add);
      expect(await screen.findByText('Added.')).toBeVisible();
      const last = shop.calls.findLast((call) => call.method !== 'GET');
      expect(last).toMatchObject({ method, body });
      expect([lineID(), last?.path]).toEqual(
        method === 'POST'
          ? [(last?.body as { lineID: string }).lineID, '/api/cart/lines']
          : [expect.any(String), `/api/cart/lines/${lineID()}`],
      );
    },
  );

  it('adds once for a key that is held, which goes on making lines in the words of the card', () => {
    stubShop(visitor);
    show({ card: <CardField /> });
    const hold = (element: HTMLElement) =>
      [false, true].map((repeat) => fireEvent.keyDown(element, { key: 'Enter', repeat }));
    expect(hold(screen.getByRole('button', { name: 'Add to Cart' }))).toEqual([true, false]);
    expect(hold(screen.getByLabelText('Card message'))).toEqual([true, true]);
  });

  it('works with the keyboard alone', async () => {
    stubShop({
      ...visitor,
      'POST /api/cart/lines': () => ({ body: cartOf(bouquets(4, { ProductID: 'P4' })) }),
    });
    show({ productID: 'P4' });
    await userEvent.click(screen.getByLabelText('Quantity of Sunday Best'));
    await userEvent.keyboard('{Control>}a{/Control}4{Enter}{Tab}{Tab}{Enter}');
    expect(await screen.findByText('Added.')).toBeInTheDocument();
  });

  it.each<[{ sale: SaleState }, string]>([
    [{ sale: 'out-of-stock' }, 'Out of stock'],
    [{ sale: 'not-yet' }, 'Not available yet'],
    [{ sale: 'season-over' }, 'The season is over'],
  ])('cannot be tried for %j', (change, words) => {
    stubShop(visitor);
    show(change);
    expect(screen.getByRole('button', { name: words })).toBeDisabled();
  });
});

describe('a browser that is set to keep nothing', () => {
  it('adds to the cart, although it gives its tabs no turns', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    forgetSession();
    cartStore.clear();
    const cart = cartOf(bouquets(1, { ProductID: 'P1' }));
    stubShop({ ...visitor, 'POST /api/cart/lines': () => ({ body: cart }) });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Added.')).toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'locks');
  });
});
