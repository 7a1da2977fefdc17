import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import { PaymentForm } from '@/components/checkout/payment/payment-form';
import { noFunds, type Funds } from '@/lib/checkout/payment/funds';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { Submit } from '@/lib/checkout/schema';
import { usePayment } from '@/components/checkout/payment/use-payment';
import type { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import { KeptFor } from '@/components/cart/use-kept';
import { dropDrafts, keepDraft } from '@/components/session/kept-drafts';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { setup } from './setup';

jest.mock('@/components/checkout/payment/wallet/wallet-method', () => ({
  WalletMethod: ({ funding, ready, onNonce }: ComponentProps<typeof WalletMethod>) => (
    <button
      type="button"
      onClick={() => {
        if (ready()) onNonce({ kind: funding, nonce: 'n-1', account: '', payer: payerOf[funding] });
      }}
    >
      Approve {funding}
    </button>
  ),
}));
/** What each wallet tells of its payer. */
const payerOf = {
  paypal: { firstName: 'Robin', lastName: 'Payer', email: 'robin@example.com' },
  venmo: { firstName: 'Robin' },
};

const member: Funds = {
  signedIn: true,
  purchaseOrder: true,
  cards: [{ id: 'c-1', type: 'Visa', lastFour: '1881', expires: '2031-12', expired: false }],
  perks: { balance: 3750, lastFour: '4417', expires: '2027-08-31' },
  charge: { balance: 4000, lastFour: '0417', expires: null },
  bill: null,
};

const [done, placed, tried] = [jest.fn(), jest.fn(), jest.fn()];

function Form({
  total,
  given,
  funds,
}: {
  total: number;
  given: PaymentSetup | null;
  funds: Funds | null;
}) {
  const payment = usePayment(total, '55408');
  return (
    <>
      <PaymentForm payment={payment} setup={given} funds={funds} onTry={tried} onDone={done} />
      <button type="button" onClick={() => placed(payment.request())}>
        Place order
      </button>
    </>
  );
}

const show = (total = 8720, funds: Funds | null = noFunds, given: PaymentSetup | null = setup) => {
  done.mockClear();
  return render(<Form total={total} given={given} funds={funds} />, { wrapper: QueryIsland });
};
/** What would be sent if the order were placed now. */
const request = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  return placed.mock.lastCall?.[0] as Submit;
};
const radios = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const left = () =>
  screen.getByText(/^(Amount due|Nothing left to pay)$/).parentElement?.textContent;

async function typeGuest() {
  await userEvent.type(screen.getByLabelText('Your first name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Your last name'), 'Loam');
  await userEvent.type(screen.getByLabelText('Your email'), 'ada@example.com');
}

async function applyGiftCard(number: string, pin = '') {
  const open = screen.queryByRole('button', { name: /^Use (a|another) gift card$/ });
  if (open) await userEvent.click(open);
  await userEvent.type(screen.getByLabelText('Gift card number'), number);
  if (pin) await userEvent.type(screen.getByLabelText('PIN (if any)'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('the payment step', () => {
  it('offers no saved card that has expired, and says so with the way to change it', () => {
    const over = { id: 'c-0', type: 'Visa', lastFour: '0016', expires: '2026-01', expired: true };
    show(8720, { ...member, cards: [over, ...member.cards] });
    expect(radios()[0]).toContain('Visa ending in 1881');
    expect(screen.queryByRole('radio', { name: /0016/ })).toBeNull();
    expect(screen.getByText(/Visa ending in 0016 expired 01\/26\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /Change it in your account/ })).toHaveAttribute(
      'href',
      '/account/payment-methods',
    );
  });

  it('offers a visitor cards and wallets, and says what is still to pay', () => {
    show();
    expect(radios()).toEqual(['Credit or debit card', 'PayPal', 'Venmo']);
    expect(left()).toBe('Amount due$87.20');
    expect(screen.getByTitle('Card number, expiration date and security code')).toBeInTheDocument();
  });

  it('asks a visitor for a name and an e-mail, each with its purpose', () => {
    show();
    expect(
      screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete')),
    ).toEqual(['given-name', 'family-name', 'email', 'tel', 'billing postal-code']);
  });

  it('says at one press all that is missing: who orders, the amount and the number of the purchase order', async () => {
    show(8720, { ...noFunds, purchaseOrder: true });
    await userEvent.click(screen.getByRole('radio', { name: /^Purchase order/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Split payment/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay this part' }));
    expect(screen.getByLabelText('Your first name')).toBeInvalid();
    expect(screen.getByLabelText('Amount in dollars')).toBeInvalid();
    expect(screen.getByLabelText('Purchase order number')).toBeInvalid();
    expect(screen.getByLabelText('Your first name')).toHaveFocus();
  });

  it('asks nobody who pays with a wallet for what the wallet tells', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Approve paypal' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(await request()).toEqual({
      approvedTotal: 8720,
      guest: payerOf.paypal,
      tenders: [{ kind: 'paypal', amount: 8720, nonce: 'n-1' }],
    });
  });

  it('asks after the approval for what a wallet did not tell, and keeps the payment', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Venmo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve venmo' }));
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Your first name')).toHaveValue('Robin');
    expect(screen.getByLabelText('Your last name')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^Your payment is approved/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Your last name'), 'Payer');
    await userEvent.type(screen.getByLabelText('Your email'), 'robin@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(await request()).toMatchObject({
      guest: payerOf.paypal,
      tenders: [{ kind: 'venmo', amount: 8720, nonce: 'n-1' }],
    });
  });

  it('begins with the wallet that was chosen before, and says when it is not offered', () => {
    const chosen = (given: PaymentSetup) => {
      keepDraft('order-1', 'method', { value: 'venmo', since: null });
      return render(
        <KeptFor value="order-1">
          <Form total={8720} given={given} funds={noFunds} />
        </KeptFor>,
        { wrapper: QueryIsland },
      );
    };
    const page = chosen(setup);
    expect(screen.getByRole('radio', { name: 'Venmo' })).toBeChecked();
    page.unmount();
    chosen({ ...setup, wallets: null });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Venmo is not available right now. Please choose another way to pay.',
    );
    expect(screen.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    dropDrafts();
  });

  it('offers a customer saved cards first, their balances and purchase orders, and asks for no name', () => {
    show(8720, member);
    expect(radios()).toEqual([
      'Visa ending in 1881Expires 12/31',
      'Another card',
      'PayPal',
      'Venmo',
      'Store charge account ending in 0417$40.00 available',
      'Purchase orderWe invoice your company.',
    ]);
    expect(screen.queryByLabelText('Your email')).not.toBeInTheDocument();
  });

  it('takes a gift card as far as it goes, tells what stays on it, and gives it back', async () => {
    const shop = stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 5000 } }) });
    show();
    await applyGiftCard('6006 4900 0000 0112', '2209');
    expect(
      await screen.findByText('$50.00 taken from the gift card ending 0112, $0.00 stays on it.'),
    ).toBeInTheDocument();
    expect(left()).toBe('Amount due$37.20');
    expect(screen.queryByLabelText('Gift card number')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use another gift card' })).toHaveFocus();
    expect(shop.asked('POST')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card ending 0112' }));
    expect(left()).toBe('Amount due$87.20');
    expect(document.activeElement).toHaveTextContent('Amount due$87.20');
    expect(screen.queryByText(/taken from the gift card/)).toBeNull();
  });

  it('asked once however often it is pressed, a gift card adds to what was chosen while its answer was on the way', async () => {
    let answerNow = () => undefined as void;
    const chosen = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const shop = stubShop({
      'POST /api/checkout/gift-card': async () => {
        await chosen;
        return { body: { balance: 9000 } };
      },
    });
    show(8720, member);
    await applyGiftCard('6006490000000112');
    await userEvent.type(screen.getByLabelText('Gift card number'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Purple Perks dollars$/ }));
    answerNow();
    expect(
      await screen.findByText('$49.70 taken from the gift card ending 0112, $40.30 stays on it.'),
    ).toBeVisible();
    expect(shop.calls).toHaveLength(1);
    expect((await request()).tenders).toEqual([
      { kind: 'purplePerks', amount: 3750 },
      { kind: 'giftCard', amount: 4970, number: '6006490000000112' },
    ]);
  });

  it('keeps the number of another gift card that is typed while the first is answered', async () => {
    let answer = (_: { body: { balance: number } }) => {};
    stubShop({
      'POST /api/checkout/gift-card': () =>
        new Promise<{ body: { balance: number } }>((resolve) => {
          answer = resolve;
        }),
    });
    show();
    await applyGiftCard('6006490000000112');
    const number = screen.getByLabelText('Gift card number');
    await userEvent.clear(number);
    await userEvent.type(number, '6006490000000113');
    await act(async () => answer({ body: { balance: 5000 } }));
    expect(await screen.findByText(/taken from the gift card ending 0112/)).toBeInTheDocument();
    expect(number).toHaveValue('6006490000000113');
  });

  it('a gift card that is answered after everything is paid otherwise takes nothing', async () => {
    let answerNow = () => undefined as void;
    const paid = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    stubShop({
      'POST /api/checkout/gift-card': async () => {
        await paid;
        return { body: { balance: 9000 } };
      },
    });
    show(3000, member);
    await applyGiftCard('6006490000000112');
    await userEvent.click(screen.getByRole('button', { name: /Purple Perks dollars$/ }));
    await act(async () => {
      answerNow();
      await paid;
    });
    await waitFor(async () =>
      expect((await request()).tenders).toEqual([{ kind: 'purplePerks', amount: 3000 }]),
    );
  });

  it('says what was taken from a gift card that pays everything, and goes on to the review', async () => {
    stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 10_000 } }) });
    show();
    await applyGiftCard('6006490000000112');
    expect(
      await screen.findByText('$87.20 taken from the gift card ending 0112, $12.80 stays on it.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review your order' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /gift card$/ })).toBeNull();
  });

  it('takes more of a gift card that is entered once more, never less', async () => {
    stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 6000 } }) });
    const { rerender } = show(5000);
    await applyGiftCard('6006490000000112');
    await screen.findByText('$50.00 taken from the gift card ending 0112, $10.00 stays on it.');
    rerender(<Form total={8000} given={setup} funds={noFunds} />);
    expect(left()).toBe('Amount due$30.00');
    await applyGiftCard('6006490000000112');
    await screen.findByText('$60.00 taken from the gift card ending 0112, $0.00 stays on it.');
    expect(left()).toBe('Amount due$20.00');
  });

  it.each([
    [
      'gift-card-unavailable',
      'number',
      'Gift card number not available',
      'Gift card number not available. Please check the number and the PIN, or pay another way.',
    ],
    [
      'rate-limited',
      undefined,
      'That was a lot at once. Please wait a moment and try again.',
      'That was a lot at once. Please wait a moment and try again.',
    ],
  ])('says %s at its field', async (code, field, text, said) => {
    const label = 'Gift card number';
    stubShop({
      'POST /api/checkout/gift-card': () => ({
        status: 422,
        body: { error: { code, text, field } },
      }),
    });
    show();
    await applyGiftCard('6006490000000112');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(left()).toBe('Amount due$87.20');
  });

  it('asks nobody about a gift card without its whole number', async () => {
    const shop = stubShop({});
    show();
    await applyGiftCard('6006');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter the number on the gift card.',
    );
    expect(screen.getByLabelText('Gift card number')).toHaveFocus();
    expect(shop.asked('POST')).toEqual([]);
  });

  it('lets several gift cards alone pay for everything, once it is known who orders', async () => {
    stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 5000 } }) });
    show();
    await applyGiftCard('6006490000000112');
    await applyGiftCard('6006490000000120');
    expect(left()).toBe('Nothing left to pay$0.00');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Your email')).toHaveAccessibleDescription(
      'Please enter a valid email',
    );
    await typeGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(await request()).toEqual({
      approvedTotal: 8720,
      guest: { firstName: 'Ada', lastName: 'Loam', email: 'ada@example.com' },
      tenders: [
        { kind: 'giftCard', amount: 5000, number: '6006490000000112' },
        { kind: 'giftCard', amount: 3720, number: '6006490000000120' },
      ],
    });
  });

  it('splits perks, a part of the charge account and a saved card', async () => {
    show(8720, member);
    await userEvent.click(
      screen.getByRole('button', { name: /Use \$37\.50 of your \$37\.50 Purple Perks dollars/ }),
    );
    expect(screen.getByText('Amount due').closest('p')).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /Store charge/ }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Split payment: pay part of $40.00 this way' }),
    );
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '40.01');
    expect(screen.getByText('Please enter an amount up to the amount due.')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Amount in dollars'));
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '9.70');
    await userEvent.click(screen.getByRole('button', { name: 'Pay $9.70 this way' }));
    expect(left()).toBe('Amount due$40.00');
    expect(done).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /Visa ending in 1881/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(await request()).toEqual({
      approvedTotal: 8720,
      tenders: [
        { kind: 'purplePerks', amount: 3750 },
        { kind: 'chargeAccount', amount: 970 },
        { kind: 'savedCard', amount: 4000, cardID: 'c-1' },
      ],
    });
    expect(
      within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem'),
    ).toHaveLength(3);
  });

  it('begins the next payment with all that is left, and goes back from a part to all of it', async () => {
    show(8720, member);
    await userEvent.click(screen.getByRole('radio', { name: /Store charge/ }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Split payment: pay part of $40.00 this way' }),
    );
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Pay $10.00 this way' }));
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Purchase order/ }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Split payment: pay part of $77.20 this way' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay this part' }));
    expect(screen.getByLabelText('Amount in dollars')).toHaveFocus();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please enter an amount up to the amount due.',
      checkoutTexts.purchaseOrderMissing,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay all of $77.20 this way' }));
    expect(screen.getByRole('button', { name: /^Split payment: pay part of/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeInTheDocument();
  });

  it.each(['1,5', '12,50'])('takes no part of an amount typed as %s', async (typed) => {
    show(8720, member);
    await userEvent.click(screen.getByRole('radio', { name: /Purchase order/ }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Split payment: pay part of $87.20 this way' }),
    );
    await userEvent.type(screen.getByLabelText('Amount in dollars'), typed);
    expect(screen.getByText('Please enter an amount up to the amount due.')).toBeInTheDocument();
  });

  it('names who orders first: the fields in sight, the first of them in focus, a link to each', async () => {
    stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 50_000 } }) });
    show();
    await applyGiftCard('6006490000000146');
    await screen.findByText('Nothing left to pay');
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(screen.getByLabelText('Your first name')).toHaveFocus();
    const summary = within(screen.getByRole('region', { name: 'Please correct these fields' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid email',
    ]);
    await userEvent.click(summary.getByRole('link', { name: 'Please enter a valid email' }));
    expect(screen.getByLabelText('Your email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Your first name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Your last name'), 'Loam');
    expect(screen.queryByRole('region', { name: 'Please correct these fields' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email');
  });

  it('ends what was said of the last payment when another way is tried', async () => {
    show(8720, member);
    tried.mockClear();
    await userEvent.click(screen.getByRole('radio', { name: /Purchase order/ }));
    expect(tried).toHaveBeenCalledTimes(1);
  });

  it('wants the number of a purchase order', async () => {
    show(8720, member);
    await userEvent.click(screen.getByRole('radio', { name: /Purchase order/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter the number of the purchase order.',
    );
    expect(screen.getByLabelText('Purchase order number')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Purchase order number'), 'PO-7');
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect((await request()).tenders).toEqual([
      { kind: 'purchaseOrder', amount: 8720, number: 'PO-7' },
    ]);
  });

  it('fits the payment to a total that has changed', async () => {
    const { rerender } = show(8720, member);
    await userEvent.click(screen.getByRole('button', { name: /Purple Perks dollars/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    rerender(<Form total={9000} given={setup} funds={member} />);
    expect(left()).toBe('Nothing left to pay$0.00');
    expect((await request()).tenders.map(({ amount }) => amount)).toEqual([3750, 5250]);
  });

  it('says that it fitted the payment, until the shopper goes on with it', async () => {
    const { rerender } = show(8720, member);
    await userEvent.click(screen.getByRole('button', { name: /Purple Perks dollars/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(screen.queryByText(/The total has changed/)).toBeNull();
    rerender(<Form total={9000} given={setup} funds={member} />);
    expect(screen.getByText(checkoutTexts.tendersRefit)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
    expect(screen.queryByText(/The total has changed/)).toBeNull();
    expect((await request()).tenders.map(({ amount }) => amount)).toEqual([3750, 5250]);
  });

  it('says that a wallet approved another amount and charged nothing, until something pays again', async () => {
    const { rerender } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve paypal' }));
    rerender(<Form total={9000} given={setup} funds={noFunds} />);
    expect(left()).toBe('Amount due$90.00');
    expect(screen.getByText(/^The total has changed/)).toHaveTextContent(
      'PayPal had approved another amount; nothing was charged.',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve paypal' }));
    expect(screen.queryByText(/The total has changed/)).toBeNull();
  });

  it('keeps gift cards usable when the gateway cannot be reached', async () => {
    stubShop({ 'POST /api/checkout/gift-card': () => ({ body: { balance: 50_000 } }) });
    show(8720, noFunds, null);
    expect(screen.getByRole('alert')).toHaveTextContent('Card payment is not available right now.');
    await applyGiftCard('6006490000000146', '1030');
    expect(left()).toBe('Nothing left to pay$0.00');
  });

  it('says that a gift card could not be asked after, and loses nothing', async () => {
    stubShop({
      'POST /api/checkout/gift-card': () =>
        refusal(
          503,
          'upstream-unavailable',
          'This is not available right now. Please try again in a moment.',
        ),
    });
    show();
    await applyGiftCard('6006490000000146', '1030');
    expect(await screen.findByRole('alert')).toHaveTextContent('not available right now');
    expect(screen.getByLabelText('Gift card number')).toHaveValue('6006490000000146');
  });
});
