import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { OneDelivery } from '@/components/checkout/one/one-delivery';
import { MobileTotal, OrderAside } from '@/components/checkout/order-aside';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import { addressDialogTexts } from '@/lib/address/texts';
import { checkoutTexts } from '@/lib/checkout/texts';
import { cartOf, refusal } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';
import { seatsOf, shipmentTo } from './shipments';
import { stubDelivery, typeAna } from './stub-delivery';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(forgetDrafts);

const nobody = shipmentTo('Ana', {
  recipient: null,
  method: null,
  date: null,
  timePreference: null,
  cardMessage: [],
  deliveryNote: null,
});
const reachable = { city: 'Minneapolis', undeliverable: [], all: false };
const cartWith = (...shipments: CartShipment[]): Cart => ({
  ...cartOf(),
  state: 'ready',
  shipments,
});

async function show(
  shipment: CartShipment,
  {
    options = offerFor,
    save = jest.fn().mockResolvedValue(null),
    reach = reachable,
    storesDown = () => false,
  }: {
    options?: (path: string) => CheckoutOptions | Promise<CheckoutOptions>;
    save?: jest.Mock;
    reach?: typeof reachable;
    storesDown?: () => boolean;
  } = {},
) {
  stubDelivery({
    'GET /api/checkout/options?addressType=InStorePickUp': async ({ path }) =>
      storesDown() && !path.includes('lines=')
        ? refusal(503, 'upstream-unavailable', 'The shop cannot be reached right now.')
        : { body: await options(path) },
    'GET /api/checkout/options': async ({ path }) => ({ body: await options(path) }),
    'GET /api/addresses/reach': () => ({ body: reach }),
  });
  const onDone = jest.fn();
  render(
    <QueryIsland>
      <OneDelivery
        onMove={jest.fn()}
        cart={cartWith(shipment)}
        step="recipients"
        moved={false}
        problem={null}
        saving={false}
        save={save}
        remove={jest.fn().mockResolvedValue(null)}
        notice={null}
        onDone={onDone}
      />
    </QueryIsland>,
  );
  await screen.findByRole('button', { name: /^Continue/ });
  return { save, onDone };
}
const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });
const day = (name: RegExp) => screen.findByRole('radio', { name });

describe('delivery of one shipment to somebody new', () => {
  it('asks who, when and the card on one screen, and writes all of it at once', async () => {
    const { save, onDone } = await show(nobody);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Who is it for?', 'When should it arrive?', 'Card and notes']);
    expect(screen.getByText(checkoutTexts.zipFirst)).toBeInTheDocument();
    expect(goOn()).toBeDisabled();
    await typeAna();
    await userEvent.click(await day(/^Wednesday, May 6/));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'With love');
    await userEvent.click(goOn());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('payment'));
    expect(save.mock.calls).toEqual([
      [
        {
          LineItemIDs: ['line-Ana'],
          AddressType: 'Residence',
          ShippingAddress: expect.objectContaining({ FirstName: 'Ana', Zip: '55408' }) as unknown,
          DeliveryMethod: 'LocalDelivery',
          RequestedDeliveryDate: '2026-05-06',
          TimePreference: 'NO PREF',
          CardMessage: { line1: 'With love', line2: '', line3: '', line4: '' },
        },
      ],
    ]);
  });

  it.each<[string, 'Courier' | 'UPS', string]>([
    ['the way that was wished for', 'Courier', 'Courier'],
    ['the way of the place where that does not come', 'UPS', 'LocalDelivery'],
  ])('opens with %s', async (_, method, DeliveryMethod) => {
    const wish = { zip: '55401', date: '2026-05-06', run: 'NO PREF', method, cost: 2999 } as const;
    const options = (path: string) => offerFor(path, 0, { CodeB2: 'Y', CodeB4: 'E' });
    const { save } = await show({ ...nobody, wish }, { options });
    await userEvent.clear(screen.getByLabelText('ZIP'));
    await typeAna();
    expect(await day(/^Wednesday, May 6/)).toBeChecked();
    await userEvent.click(goOn());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ DeliveryMethod });
  });

  it('asks for a day before anything is sent', async () => {
    const { save } = await show(nobody);
    await typeAna();
    await day(/^Wednesday, May 6/);
    await userEvent.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a day.');
    expect(document.activeElement).toHaveAttribute('name', 'delivery-day');
    expect(save).not.toHaveBeenCalled();
  });

  it('says what was refused and loses nothing', async () => {
    const save = jest.fn().mockResolvedValue('That day is full.');
    const { onDone } = await show(nobody, { save });
    await typeAna();
    await userEvent.click(await day(/^Wednesday, May 6/));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'With love');
    await userEvent.click(goOn());
    expect(await screen.findByText('That day is full.')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(await day(/^Wednesday, May 6/)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('With love');
  });

  it('shows the days of a pickup without an address', async () => {
    await show(nobody);
    await userEvent.click(screen.getByRole('radio', { name: 'Store Pickup' }));
    expect(screen.getByRole('heading', { name: 'When will you pick it up?' })).toBeInTheDocument();
    expect(await day(/^Wednesday, May 6/)).toBeEnabled();
  });

  it('says that the stores of a pickup could not be loaded, and has them on coming back', async () => {
    let down = true;
    await show(nobody, { storesDown: () => down });
    await userEvent.click(screen.getByRole('radio', { name: 'Store Pickup' }));
    expect(await screen.findByText(addressDialogTexts.storesDown)).toBeVisible();
    down = false;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByRole('option', { name: /^Lyndale Avenue/ })).toBeInTheDocument();
    expect(screen.queryByText(addressDialogTexts.storesDown)).toBeNull();
  });

  it('writes the address alone where no one way brings the goods there, and goes on to their days', async () => {
    const [line] = nobody.lines;
    const two = { ...nobody, lines: [line!, { ...line!, id: 'line-plant' }] };
    const { save, onDone } = await show(two, {
      options: (path) => ({ ...offerFor(path), method: null, methods: [], days: [] }),
    });
    await typeAna();
    expect(await screen.findByText(checkoutTexts.apart)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('delivery'));
    expect(Object.keys(save.mock.calls[0]?.[0] as object)).toEqual([
      'LineItemIDs',
      'AddressType',
      'ShippingAddress',
    ]);
  });
});

describe('delivery of one shipment to somebody known', () => {
  it('names them, and writes day and card', async () => {
    const { save, onDone } = await show(shipmentTo('Ana', { cardMessage: [], deliveryNote: null }));
    const who = screen.getByRole('region', { name: 'Ana Ruiz' });
    expect(within(who).getByRole('button', { name: 'Edit address of Ana Ruiz' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Earliest: Tuesday, May 5' }));
    await userEvent.click(goOn());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('payment'));
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      DeliveryMethod: 'LocalDelivery',
      RequestedDeliveryDate: '2026-05-05',
      TimePreference: expect.any(String) as unknown,
    });
  });

  it.each<[string, number]>([
    ['bouquets', 1],
    ['e-gift cards', 0],
  ])('lets several %s be sent to someone else as far as they can', async (goods, buttons) => {
    const giftCard = goods === 'e-gift cards' ? { amount: 5000, email: 'ana@example.com' } : null;
    const { lines, ...shipment } = shipmentTo('Ana');
    await show({
      ...shipment,
      lines: lines.map((line) => ({ ...line, quantity: 2, ...(giftCard ? { giftCard } : {}) })),
    });
    expect(screen.queryAllByRole('button', { name: 'Send to someone else' })).toHaveLength(buttons);
  });

  it('takes another way at once, and is not written before its days are known', async () => {
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { save } = await show(shipmentTo('Ana', { date: '2026-05-06' }), {
      options: async (path) => {
        if (path.includes('method=Courier')) await gone;
        return offerFor(path, 0, { CodeB2: 'Y', CodeB4: 'E' });
      },
    });
    await userEvent.click(await day(/^Courier/));
    expect(await day(/^Courier/)).toBeChecked();
    expect(goOn()).toBeDisabled();
    letGo();
    await waitFor(() => expect(goOn()).toBeEnabled());
    await userEvent.click(goOn());
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ DeliveryMethod: 'Courier' })),
    );
  });
});

describe('the order beside the steps', () => {
  it('has the total that was promised with the day, beside the steps and at the foot', () => {
    const charges = { fee: 1499, handling: 0, wiredService: 0, tax: 722 };
    const wish = {
      zip: '55408',
      date: '2026-05-06',
      run: 'NO PREF',
      method: 'LocalDelivery',
    } as const;
    const promised = { ...nobody, fee: 0, handling: 0, wish: { ...wish, cost: 1499, charges } };
    const { totals } = cartOf();
    const cart = { ...cartWith(promised), count: 1, totals: { ...totals, total: 6499 } };
    render(
      <>
        <OrderAside cart={cart} confirmed />
        <MobileTotal cart={cart} confirmed />
      </>,
    );
    const aside = screen.getByRole('complementary', { name: 'Your order' });
    expect(within(aside).queryByText('After you choose a day')).toBeNull();
    const promisedTo = 'Total delivered to 55408, Wed, May 6';
    expect(within(aside).getByText(promisedTo).parentElement).toHaveTextContent('$87.20');
    expect(screen.getByRole('region', { name: 'Order total' })).toHaveTextContent(
      `${promisedTo}, 1 item$87.20`,
    );
  });

  it('says how many of each there are before its name, and of seats behind it', () => {
    const ana = shipmentTo('Ana');
    const [line] = ana.lines;
    if (!line) throw new Error('a shipment without a line');
    const dozen = { ...ana, lines: [{ ...line, quantity: 12 }] };
    render(<OrderAside cart={cartWith(dozen, seatsOf('Wreaths'))} confirmed />);
    const aside = screen.getByRole('complementary', { name: 'Your order' });
    expect(within(aside).getByText(`12 × ${line.title}`)).toBeInTheDocument();
    expect(within(aside).getByText('Wreaths, 2 seats')).toBeInTheDocument();
  });

  it('has goods that scroll beside the steps within reach of the keyboard', async () => {
    render(<OrderAside cart={cartWith(shipmentTo('Ana'))} confirmed />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Edit cart' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Products' })).toHaveFocus();
  });

  it('names each recipient with way and day, as far as they are known', () => {
    const ana = shipmentTo('Ana');
    render(
      <OrderAside
        cart={cartWith(ana, shipmentTo('Bea', { method: null, date: null }), seatsOf('Wreaths'))}
        confirmed
      />,
    );
    const aside = screen.getByRole('complementary', { name: 'Your order' });
    const named = within(aside)
      .getAllByText(/^For/)
      .map(({ textContent }) => textContent);
    expect(named).toEqual([
      expect.stringMatching(/^For Ana Ruiz, MinneapolisLocal Delivery, \w+day, \w+ \d+$/),
      'For Bea Ruiz, Minneapolis',
    ]);
    expect(within(aside).getAllByText('After you choose a day')).not.toHaveLength(0);
    expect(within(aside).queryByText(/at checkout/)).toBeNull();
  });

  it('says of seats, and of goods for nobody yet, that they are not those of the recipient before', () => {
    const giftCard = { amount: 5000, email: 'cy@example.com' };
    const lines = nobody.lines.map((line) => ({ ...line, id: 'gift', giftCard }));
    const gift = { ...nobody, id: 'gift', lines };
    const unnamed = { ...nobody, id: 'unnamed' };
    const aside = () => screen.getByRole('complementary', { name: 'Your order' });
    const { rerender } = render(
      <OrderAside
        cart={cartWith(shipmentTo('Ana'), { ...seatsOf('Wreaths'), id: 'seats' }, gift, unnamed)}
        confirmed
      />,
    );
    const headings = within(aside())
      .getAllByText(/^(For|, Lilac|Recipient)/, { selector: 'p' })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      expect.stringContaining('For Ana Ruiz'),
      'Workshops, Lilac & Loam Edina',
      'For cy@example.com',
      'Recipient not named yet',
    ]);
    rerender(<OrderAside cart={cartWith(nobody)} confirmed />);
    expect(within(aside()).queryByText('Recipient not named yet')).toBeNull();
  });
});
