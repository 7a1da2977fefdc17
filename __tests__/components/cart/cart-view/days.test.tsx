import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { followSession } from '@/components/session/sign-out';
import { visitorStore } from '@/components/session/visitor-store';
import { offerFor } from '@/__tests__/components/checkout/offers';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

describe('days in the cart', () => {
  beforeEach(() => cartStore.clear());

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

  describe('while a day is being kept', () => {
    const name = 'Change method or date for Ana Ruiz';
    const radio = (day: RegExp) => screen.findByRole('radio', { name: day });
    const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep this day' }));

    /** Opens the days of a cart and keeps Thursday; what answers that, and what was asked. */
    async function keepThursday() {
      const cart = cartOf(bouquets(1));
      const answers: ((answer?: ReturnType<typeof refusal>) => void)[] = [];
      const shop = stubShop({
        'GET /api/cart': () => ({ body: cart }),
        'GET /api/checkout/wallets': () => ({ body: [] }),
        'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
        'PUT /api/cart/fulfillment': () =>
          new Promise((resolve) => {
            answers.push((answer = { body: cart }) => resolve(answer));
          }),
      });
      render(<CartIsland />);
      await userEvent.click(await screen.findByRole('button', { name }));
      await userEvent.click(await radio(/^Thursday, May 7/));
      await keep();
      await waitFor(() => expect(answers).toHaveLength(1));
      const refuse = (code: string, text: string) => answers[0]!(refusal(409, code, text));
      return { answers, refuse, asked: () => shop.asked('PUT').map(({ body }) => body) };
    }

    it('leaves another choice open that was made meanwhile, and keeps it when it is told to', async () => {
      const { answers, asked } = await keepThursday();
      await userEvent.click(await radio(/^Saturday, May 9/));
      act(() => answers[0]!());
      expect(await screen.findByRole('button', { name: 'Keep this day' })).toBeEnabled();
      expect(await radio(/^Saturday, May 9/)).toBeChecked();
      await keep();
      await waitFor(() => expect(answers).toHaveLength(2));
      act(() => answers[1]!());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked()).toEqual(
        ['2026-05-07', '2026-05-09'].map((RequestedDeliveryDate) =>
          expect.objectContaining({ RequestedDeliveryDate }),
        ),
      );
    });

    it('says on the page what was refused after the days were closed, until something is kept', async () => {
      const { answers, refuse } = await keepThursday();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const text = 'Some of your selections are no longer valid.';
      act(() => refuse('selections-invalid', text));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await userEvent.click(screen.getByRole('button', { name }));
      await userEvent.click(await radio(/^Saturday, May 9/));
      await keep();
      await waitFor(() => expect(answers).toHaveLength(2));
      act(() => answers[1]!());
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    });

    it('leaves the days alone that were opened again since', async () => {
      const { answers } = await keepThursday();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name }));
      await userEvent.click(await radio(/^Saturday, May 9/));
      await act(async () => {
        answers[0]!();
        await new Promise(process.nextTick);
      });
      expect(await radio(/^Saturday, May 9/)).toBeChecked();
      expect(screen.getByRole('dialog')).toBeVisible();
    });
  });

  it.each([
    ['visit-ended', 'You have been away for a long time.'],
    ['session-expired', 'Your session has ended. Please log in again.'],
  ])('says why the cart is empty where a day could not be kept: %s', async (code, text) => {
    let isOver = false;
    stubShop({
      'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
      'GET /api/cart': () => ({ body: isOver ? cartOf() : cartOf(bouquets(1)) }),
      'GET /api/checkout/wallets': () => ({ body: [] }),
      'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
      'PUT /api/cart/fulfillment': () => {
        isOver = true;
        return refusal(401, code, text);
      },
    });
    visitorStore.accept({ kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 1 });
    const stop = followSession();
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('button', { name: /^Change method or date/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Earliest/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this day' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    stop();
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
});
