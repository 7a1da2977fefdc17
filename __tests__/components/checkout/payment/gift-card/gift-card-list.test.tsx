import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { GiftCardList } from '@/components/checkout/payment/gift-card/gift-card-list';
import { giftCardState } from '@/lib/checkout/payment/gift-card-texts';
import { parseGiftCards, type OrderGiftCard } from '@/lib/checkout/payment/order-gift-cards';
import { stubShop } from '@/__tests__/support/shop-stub';

const card = (change: Partial<OrderGiftCard> = {}): OrderGiftCard => ({
  id: '1',
  amount: 5000,
  lastFour: '0011',
  email: 'cy@example.com',
  day: '2026-11-23',
  state: 'Sent',
  resendable: true,
  ...change,
});
const paper = card({
  id: '2',
  amount: 2500,
  lastFour: '0029',
  email: null,
  day: null,
  state: 'Inactive',
  resendable: false,
});
const path = '/api/orders/u/o/gift-cards';
const listed = (...cards: OrderGiftCard[]) => ({
  [`GET ${path}`]: () => ({ body: { orderID: 'o', cards } }),
});
const show = () => render(<GiftCardList userID="u" orderID="o" />, { wrapper: QueryIsland });
const button = () => screen.getByRole('button', { name: /^Send again/ });

describe('the gift cards of an order', () => {
  it('are named by worth and last digits, each with where it went', async () => {
    stubShop(listed(card(), paper));
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your gift cards');
    const [mailed, onPaper] = await screen.findAllByRole('listitem');
    expect(mailed).toHaveTextContent(
      '$50.00 e-gift card ending in 0011Sent to cy@example.com on Mon, Nov 23, 2026.',
    );
    expect(onPaper).toHaveTextContent(
      '$25.00 gift card ending in 0029It can be spent as soon as we have packed it or handed it over.',
    );
    expect(within(onPaper!).queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Gift cards' })).toBeInTheDocument();
  });

  it('are not shown for an order that has none by number', async () => {
    const shop = stubShop(listed());
    const { container } = show();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(shop.asked('GET')).toHaveLength(1);
  });

  it('are sent again once: it is said, takes the focus, and the button is gone', async () => {
    let answer: (value: { body: OrderGiftCard }) => void = () => undefined;
    const shop = stubShop({
      ...listed(card()),
      [`POST ${path}/1`]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    show();
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^Send again ?: \$50\.00 e-gift card ending in 0011$/,
      }),
    );
    const busy = screen.getByRole('button', { name: 'Sending' });
    await userEvent.click(busy);
    answer({ body: card({ state: 'Waiting', resendable: false }) });
    const told = await screen.findByRole('status');
    expect(told).toHaveTextContent('Only the PIN in the new email works');
    expect(told).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Goes to cy@example.com on Mon, Nov 23, 2026.')).toBeVisible();
    expect(shop.asked('POST')).toHaveLength(1);
  });

  it.each([
    [
      'too often',
      429,
      'gift-card-too-often',
      'This gift card was sent a short while ago. Please try again later, or call us.',
    ],
    [
      'spent',
      409,
      'gift-card-spent',
      'Some of this gift card is spent, so it cannot be sent again. Please call us.',
    ],
    ['failed', 503, 'upstream-unavailable', 'We could not.'],
  ])('say why they are not sent again: %s', async (_, status, code, text) => {
    stubShop({
      ...listed(card()),
      [`POST ${path}/1`]: () => ({ status, body: { error: { code, text } } }),
    });
    show();
    await screen.findByRole('list');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button()).toBeEnabled();
  });

  it('can be asked for once more when they did not come', async () => {
    let down = true;
    stubShop({
      [`GET ${path}`]: () =>
        down
          ? {
              status: 503,
              body: { error: { code: 'upstream-unavailable', text: 'Not just now.' } },
            }
          : { body: { orderID: 'o', cards: [card()] } },
    });
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not just now.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('0011');
    expect(screen.getByRole('region', { name: 'Gift cards' })).toHaveFocus();
  });

  it.each<[Partial<OrderGiftCard>, string]>([
    [{}, 'Sent to cy@example.com on Mon, Nov 23, 2026.'],
    [{ state: 'Waiting', day: '2026-12-24' }, 'Goes to cy@example.com on Thu, Dec 24, 2026.'],
    [{ state: 'Waiting', day: null }, 'On its way to cy@example.com.'],
    [
      { state: 'Failed' },
      'We could not send it to cy@example.com. Send it again, or call 612-555-0142.',
    ],
    [{ state: 'Failed', email: '' }, 'We could not send it. Please call 612-555-0142.'],
    [{ email: '' }, 'Sent on Mon, Nov 23, 2026.'],
    [{ state: 'Active', email: null }, 'It is on its way and can be spent.'],
    [{ state: 'Canceled' }, 'It was canceled with its order and cannot be spent any more.'],
  ])('say how they stand: %p', (change, words) => expect(giftCardState(card(change))).toBe(words));

  it('are refused in another shape than documented', () => {
    const told = {
      ID: '1',
      LineItemID: 'l',
      ProductID: 'EGIFTCARD',
      Amount: 12.34,
      PartialAccountNumber: '0011',
      Email: null,
      SendDate: null,
      State: 'Sent',
      Resendable: false,
    };
    expect(parseGiftCards({ data: { Cards: [told] } })).toMatchObject([
      { amount: 1234, lastFour: '0011' },
    ]);
    expect(() => parseGiftCards({ data: { Cards: [{ ...told, State: 'Lost' }] } })).toThrow();
  });
});
