import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import { PaymentForm } from '@/components/checkout/payment/payment-form';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { usePayment } from '@/components/checkout/payment/use-payment';
import { noFunds } from '@/lib/checkout/payment/funds';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { Submit } from '@/lib/checkout/schema';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { gateway, resetGateway } from '../braintree';

jest.mock(
  'braintree-web/client',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').client,
);
jest.mock(
  'braintree-web/hosted-fields',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').hostedFields,
);

const setup: PaymentSetup = {
  clientToken: 'a-real-token',
  frameUrl: null,
  wallets: null,
  braintree: { payPal: null, venmo: false, threeDSecure: false, email: null },
};
const [done, placed] = [jest.fn(), jest.fn()];

function Form({ threeDSecure = false }) {
  const payment = usePayment(8720, '55408');
  const funds = { ...noFunds, signedIn: true };
  const braintree = { payPal: null, venmo: false, threeDSecure, email: 'ada@example.com' };
  return (
    <>
      <PaymentForm
        payment={payment}
        setup={{ ...setup, braintree }}
        funds={funds}
        onTry={jest.fn()}
        onDone={done}
      />
      <button type="button" onClick={() => placed(payment.request(), payment.plan)}>
        Place order
      </button>
    </>
  );
}

function Step() {
  const payment = usePayment(8720, '55408');
  return <PaymentStep payment={payment} problem={null} onTry={jest.fn()} onDone={done} />;
}

/** An answer that comes when it is let go. */
function held<T>(answer: T) {
  let letGo: () => void = () => undefined;
  const gone = new Promise<T>((resolve) => {
    letGo = () => resolve(answer);
  });
  return { gone, letGo: () => letGo() };
}

const card = { nonce: 'n-1', details: { cardType: 'Visa', lastFour: '1111' } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(saved: Promise<unknown>, threeDSecure = false) {
  stubShop({
    'POST /api/checkout/gift-card': () => ({ body: { balance: 5000 } }),
    'GET /api/account/cards': () => ({ body: [] }),
    'POST /api/account/cards': async () => ({ body: await saved }),
  });
  const shown = render(<Form threeDSecure={threeDSecure} />, { wrapper: QueryIsland });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled(),
  );
  return shown;
}

async function applyGiftCard() {
  await press('Use a gift card');
  await userEvent.type(screen.getByLabelText('Gift card number'), '6006490000000112');
  await press('Apply');
  await screen.findByText(/^\$50.00 taken from the gift card/);
}

async function save() {
  await userEvent.click(screen.getByLabelText('Save this card'));
  await userEvent.type(screen.getByLabelText('Name on the card'), 'Ada Loam');
  await press('Review your order');
}

describe('a card that is answered late', () => {
  beforeEach(() => {
    resetGateway();
    done.mockClear();
  });

  it('pays what is left beside a gift card that was applied meanwhile', async () => {
    await open(Promise.resolve([]));
    const { gone, letGo } = held(card);
    gateway.tokenize.mockReturnValue(gone);
    await press('Review your order');
    await applyGiftCard();
    letGo();
    await waitFor(() => expect(done).toHaveBeenCalled());
    await press('Place order');
    expect((placed.mock.lastCall?.[0] as Submit).tenders).toMatchObject([
      { kind: 'giftCard', amount: 5000 },
      { kind: 'card', amount: 3720, nonce: 'n-1' },
    ]);
  });

  it('and saved pays what is left then', async () => {
    const { gone, letGo } = held([{ id: 'c-1' }]);
    await open(gone);
    gateway.tokenize.mockResolvedValue(card);
    await save();
    await applyGiftCard();
    letGo();
    await waitFor(() => expect(done).toHaveBeenCalled());
    await press('Place order');
    expect((placed.mock.lastCall?.[0] as Submit).tenders).toMatchObject([
      { kind: 'giftCard', amount: 5000 },
      { kind: 'savedCard', amount: 3720, cardID: 'c-1' },
    ]);
  });

  it.each([
    [true, [{ bank: { email: 'ada@example.com' } }]],
    [false, [expect.not.objectContaining({ bank: expect.anything() })]],
  ])('and saved is confirmed by its bank where the account wants it: %s', async (wanted, plan) => {
    await open(Promise.resolve([{ id: 'c-1' }]), wanted);
    gateway.tokenize.mockResolvedValue(card);
    await save();
    await waitFor(() => expect(done).toHaveBeenCalled());
    await press('Place order');
    expect(placed.mock.lastCall?.[1]).toMatchObject(plan);
  });

  it('and saved leads nobody back who has left the payment', async () => {
    const { gone, letGo } = held([{ id: 'c-1' }]);
    const { unmount } = await open(gone);
    gateway.tokenize.mockResolvedValue(card);
    await save();
    unmount();
    await act(async () => {
      letGo();
      await gone;
    });
    expect(done).not.toHaveBeenCalled();
  });
});

it.each([
  [
    'Not right now.',
    { 'GET /api/account/cards': () => refusal(503, 'upstream-unavailable', 'Not right now.') },
    0,
  ],
  [
    'The card could not be saved. Please try again.',
    {
      'GET /api/account/cards': () => ({ body: [{ id: 'c-0' }] }),
      'POST /api/account/cards': () => ({ body: [{ id: 'c-0' }] }),
    },
    1,
  ],
])(
  'says why a card could not be saved, and pays nothing with it: %s',
  async (text, answers, sent) => {
    resetGateway();
    done.mockClear();
    const shop = stubShop(answers);
    gateway.tokenize.mockResolvedValue(card);
    render(<Form />, { wrapper: QueryIsland });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled(),
    );
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(shop.asked('POST')).toHaveLength(sent);
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled();
  },
);

it('offers a card that was saved by an earlier press whose answer was lost', async () => {
  const saved = { id: 'c-1', type: 'Visa', lastFour: '1111', expires: '2031-12', expired: false };
  const cards = [[], [saved]];
  stubShop({
    'GET /api/checkout/payment': () => ({ body: setup }),
    'GET /api/checkout/funds': () => ({
      body: { ...noFunds, signedIn: true, cards: cards.shift() },
    }),
    'GET /api/account/cards': () => ({ body: [saved] }),
    'POST /api/account/cards': () => refusal(409, 'card-known', 'This card is saved already.'),
  });
  gateway.tokenize.mockResolvedValue(card);
  render(<Step />, { wrapper: QueryIsland });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled(),
  );
  expect(screen.queryByRole('radio', { name: /Visa ending in 1111/ })).toBeNull();
  await save();
  expect(await screen.findByRole('radio', { name: /Visa ending in 1111/ })).toBeVisible();
});

it('has fields by a new client token on a page that stood open over night', async () => {
  resetGateway();
  const tokens = ['of-yesterday', 'of-today'];
  const shop = stubShop({
    'GET /api/checkout/payment': () => ({ body: { ...setup, clientToken: tokens.shift() } }),
    'GET /api/checkout/funds': () => ({ body: noFunds }),
  });
  render(<Step />, { wrapper: QueryIsland });
  const tokensOfFields = () => [...new Set(gateway.authorizations)];
  const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled(),
  );
  await lookAgain();
  expect(tokensOfFields()).toEqual(['of-yesterday']);
  const nextDay = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 60 * 60 * 1000);
  await lookAgain();
  await waitFor(() => expect(tokensOfFields()).toEqual(['of-yesterday', 'of-today']));
  nextDay.mockRestore();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeEnabled(),
  );
  expect(gateway.told.map(([name]) => name)).toContain('teardown');
  expect(shop.calls.filter(({ path }) => path === '/api/checkout/payment')).toHaveLength(2);
});

function LeftAndOpened() {
  const [step, setStep] = useState('Payment');
  const other = step === 'Payment' ? 'Delivery' : 'Payment';
  return (
    <>
      <button type="button" onClick={() => setStep(other)}>
        {other}
      </button>
      {step === 'Payment' && <Step />}
    </>
  );
}

it('asks what can be paid with anew, each time that payment is opened', async () => {
  resetGateway();
  const shop = stubShop({
    'GET /api/checkout/payment': () => ({ body: setup }),
    'GET /api/checkout/funds': () => ({ body: noFunds }),
  });
  const asked = () => shop.calls.map(({ path }) => path).sort();
  const both = ['/api/checkout/funds', '/api/checkout/payment'];
  render(<LeftAndOpened />, { wrapper: QueryIsland });
  await screen.findByRole('button', { name: 'Review your order' });
  expect(asked()).toEqual(both);
  await press('Delivery');
  await press('Payment');
  await screen.findByRole('button', { name: 'Review your order' });
  expect(asked()).toEqual([...both, ...both].sort());
});

it('leaves what was typed where it is while no card can be taken, whenever the page is looked at', async () => {
  resetGateway();
  const shop = stubShop({
    'GET /api/checkout/payment': () => refusal(503, 'upstream-unavailable', 'Not available.'),
    'GET /api/checkout/funds': () => ({ body: noFunds }),
  });
  render(<Step />, { wrapper: QueryIsland });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a gift card' }));
  await userEvent.type(screen.getByLabelText('Gift card number'), '600649');
  await act(() => window.dispatchEvent(new Event('visibilitychange')));
  expect(shop.calls.filter(({ path }) => path === '/api/checkout/payment')).toHaveLength(1);
  expect(screen.getByLabelText('Gift card number')).toHaveValue('600649');
});
