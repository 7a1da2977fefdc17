import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftCardForm } from '@/components/catalogue/gift-card/gift-card-form';
import { cartTexts } from '@/lib/cart/texts';
import { typedAmount } from '@/lib/catalogue/gift-card';
import { inNoTime, longNoAmount } from '@/__tests__/support/in-no-time';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const stub = () =>
  stubShop({
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/gift-cards': () => ({ body: cartOf(bouquets(1, { ProductID: 'GIFTCARD' })) }),
  });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

describe('typedAmount', () => {
  it.each([
    ['37', 3700],
    ['$37.5', 3750],
    [' $ 500.00 ', 50_000],
    ['0.99', 99],
    ['', null],
    ['ten', null],
    ['1e2', null],
    ['10.001', null],
    ['-10', null],
    ['99999', null],
  ])('%p is %p', (text, cents) => {
    expect(typedAmount(text)).toBe(cents);
  });

  it('costs no time to read, however long it is', () => {
    expect(inNoTime(() => typedAmount(longNoAmount))).toBeNull();
  });
});

describe('a gift card', () => {
  it('is reported as looked at once, whatever amount is chosen then', async () => {
    window.dataLayer = [];
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[2500, 5000]} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your amount in dollars' }), '37.50');
    expect(
      window.dataLayer.filter((pushed) => 'event' in pushed && pushed.event === 'view_item'),
    ).toMatchObject([
      { ecommerce: { currency: 'USD', value: 50, items: [{ item_id: 'GIFTCARD', price: 50 }] } },
    ]);
  });

  it('is reported by the brand that its purchase names', async () => {
    window.dataLayer = [];
    stub();
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[2500]} />);
    await add();
    await screen.findByRole('link', { name: 'Go to your cart' });
    const reported = window.dataLayer.flatMap((pushed) => ('event' in pushed ? [pushed] : []));
    expect(reported).toMatchObject(
      ['view_item', 'add_to_cart'].map((event) => ({
        event,
        ecommerce: { items: [{ item_brand: 'Lilac & Loam', price: 25, quantity: 1 }] },
      })),
    );
  });

  it('is added at a step', async () => {
    const shop = stub();
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[2500, 5000]} />);
    await userEvent.click(screen.getByRole('radio', { name: '$25' }));
    await add();
    expect(await screen.findByRole('link', { name: 'Go to your cart' })).toBeVisible();
    expect(shop.asked('POST').at(-1)?.body).toEqual({
      productID: 'GIFTCARD',
      amount: 2500,
      quantity: 1,
      lineID: expect.any(String),
    });
  });

  it('is added at an amount of the shopper’s own, and refuses one outside $10 to $500', async () => {
    const shop = stub();
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[2500]} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your amount in dollars' }), '9.99');
    await add();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an amount from $10 to $500.');
    expect(
      screen.getByRole('textbox', { name: 'Your amount in dollars' }),
    ).toHaveAccessibleDescription('Please enter an amount from $10 to $500.');
    expect(screen.getByRole('textbox', { name: 'Your amount in dollars' })).toHaveFocus();
    expect(shop.asked('POST')).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Your amount in dollars' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your amount in dollars' }), '37.50');
    await add();
    expect(shop.asked('POST').at(-1)?.body).toMatchObject({ amount: 3750 });
  });

  it('that was added is not said to be while the next one has an error', async () => {
    const shop = stub();
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[2500]} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
    const amount = screen.getByRole('textbox', { name: 'Your amount in dollars' });
    await userEvent.type(amount, '20');
    await add();
    expect(await screen.findByText('Added.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '501');
    await add();
    expect(screen.queryByText('Added.')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an amount from $10 to $500.');
    expect(amount).toBeInvalid();
    expect(shop.asked('POST').filter(({ path }) => path === '/api/cart/gift-cards')).toHaveLength(
      1,
    );
  });

  it('leaves how many are wanted of the next one, said while the first was on its way', async () => {
    let answerNow = () => undefined as void;
    const said = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    stubShop({
      'POST /api/session': () => ({ body: {} }),
      'POST /api/cart/gift-cards': async () => {
        await said;
        return { body: cartOf(bouquets(1, { ProductID: 'GIFTCARD' })) };
      },
    });
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[5000]} />);
    await add();
    await userEvent.click(screen.getByRole('button', { name: 'One Gift Card more' }));
    answerNow();
    expect(await screen.findByText('Added.')).toBeVisible();
    expect(screen.getByLabelText('Quantity of Gift Card')).toHaveValue('2');
  });

  it('that was not answered is sent again as the same line', async () => {
    const shop = stubShop({
      'POST /api/session': () => ({ body: {} }),
      'POST /api/cart/gift-cards': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
    });
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[5000]} />);
    await add();
    expect(await screen.findByText('Not right now.')).toBeVisible();
    await add();
    const sent = () =>
      shop.asked('POST').flatMap(({ path, body }) => (path.includes('gift-cards') ? [body] : []));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toEqual(sent()[1]);
    expect(sent()[0]).toMatchObject({ lineID: expect.any(String) });
  });

  it('is not said to be added when its line was taken out again', async () => {
    stubShop({
      'POST /api/session': () => ({ body: {} }),
      'POST /api/cart/gift-cards': () => ({
        body: { ...cartOf(), notices: [{ kind: 'lines-removed', text: cartTexts.linesRemoved }] },
      }),
    });
    render(<GiftCardForm productID="GIFTCARD" title="Gift Card" steps={[5000]} />);
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(cartTexts.linesRemoved);
    expect(screen.queryByText('Added.')).toBeNull();
  });

  it.each(['bea,ann@example.com', 'bea@example.c', 'bea@example.com.'])(
    'that goes by e-mail refuses %s at its field, as the shop does',
    async (email) => {
      const shop = stub();
      render(<GiftCardForm productID="EGIFTCARD" title="e-Gift Card" steps={[2500]} />);
      const field = screen.getByRole('textbox', { name: 'Recipient’s email' });
      await userEvent.type(field, email);
      await add();
      expect(field).toHaveAccessibleDescription('Please enter a valid email');
      expect(field).toHaveFocus();
      expect(shop.asked('POST')).toEqual([]);
    },
  );

  it('that goes by e-mail goes to a long address as to a short one', async () => {
    const shop = stub();
    const email = `bea@${'a'.repeat(50)}.${'b'.repeat(50)}.example.com`;
    render(<GiftCardForm productID="EGIFTCARD" title="e-Gift Card" steps={[2500]} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Recipient’s email' }));
    await userEvent.paste(email);
    await add();
    await waitFor(() => expect(shop.asked('POST').at(-1)?.body).toMatchObject({ email }));
  });

  it('that goes by e-mail asks whose', async () => {
    const shop = stub();
    render(<GiftCardForm productID="EGIFTCARD" title="e-Gift Card" steps={[2500]} />);
    await add();
    expect(screen.getByText('Please enter a valid email')).toBeVisible();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Recipient’s email' }),
      'bea@example.com',
    );
    await add();
    expect(shop.asked('POST').at(-1)?.body).toEqual({
      productID: 'EGIFTCARD',
      amount: 2500,
      quantity: 1,
      email: 'bea@example.com',
      lineID: expect.any(String),
    });
  });
});
