import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMethods } from '@/components/checkout/payment/methods';
import { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import type { BraintreeSetup, PaymentSetup } from '@/lib/checkout/payment/payment';
import { gateway, resetGateway } from '../braintree';

jest.mock(
  'braintree-web/client',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').client,
);
jest.mock(
  'braintree-web/paypal-checkout',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').payPalCheckout,
);
jest.mock(
  'braintree-web/venmo',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').venmo,
);
const script = { isPending: false, isRejected: false };
const buttons = { broken: false, eligible: true, paymentID: null as string | null };
jest.mock('@paypal/react-paypal-js', () => ({
  usePayPalScriptReducer: () => [script],
  PayPalScriptProvider: ({ options, children }: { options: object; children: React.ReactNode }) => (
    <div data-testid="script" data-options={JSON.stringify(options)}>
      {children}
    </div>
  ),
  PayPalButtons: ({
    createOrder,
    onApprove,
    onCancel,
    onError,
    children,
  }: {
    createOrder: () => Promise<string>;
    onApprove: (data: object) => Promise<void>;
    onCancel: () => void;
    onError: () => void;
    children: React.ReactNode;
  }) => {
    if (buttons.broken) throw new Error('Failed to render <PayPalButtons /> component.');
    if (!buttons.eligible) return children;
    return (
      <>
        <button
          type="button"
          onClick={() =>
            void createOrder()
              .then((orderID) =>
                onApprove({ orderID, payerID: 'payer', paymentID: buttons.paymentID }),
              )
              .catch(onError)
          }
        >
          PayPal
        </button>
        <button type="button" onClick={() => void createOrder()}>
          Open the window
        </button>
        <button type="button" onClick={onCancel}>
          Close the window
        </button>
      </>
    );
  },
}));

const noBank = { threeDSecure: false, email: null };
const payPal = { sdkBaseUrl: 'https://www.paypal.com/sdk/js', clientID: null };
const setup = (braintree: BraintreeSetup): PaymentSetup => ({
  clientToken: 'a-real-token',
  frameUrl: null,
  wallets: null,
  braintree,
});
const onNonce = jest.fn();
const wallet = (
  funding: 'paypal' | 'venmo',
  hear = onNonce,
  braintree: BraintreeSetup = { payPal, venmo: true, ...noBank },
  amount = 8720,
) => (
  <WalletMethod
    funding={funding}
    setup={setup(braintree)}
    amount={amount}
    ready={() => true}
    onNonce={hear}
  />
);
const show = (funding: 'paypal' | 'venmo', braintree?: BraintreeSetup) =>
  render(wallet(funding, onNonce, braintree));

async function payWithVenmo() {
  const button = await screen.findByRole('button', { name: 'Pay $87.20 with Venmo' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

describe('wallets at a real gateway', () => {
  beforeEach(() => {
    resetGateway();
    onNonce.mockClear();
  });

  it.each([
    ['all', { payPal, venmo: true, ...noBank }, ['card', 'paypal', 'venmo']],
    ['PayPal alone', { payPal, venmo: false, ...noBank }, ['card', 'paypal']],
    ['none', { payPal: null, venmo: false, ...noBank }, ['card']],
  ])('are offered as the account takes them: %s', (_, braintree, ids) => {
    expect(
      openMethods({ setup: setup(braintree), funds: null, plan: [] }).map(({ id }) => id),
    ).toEqual(ids);
  });

  it('PayPal: its script with the gateway’s client ID, authorise intent, no vault; what is approved becomes a nonce', async () => {
    gateway.payPal.createPayment.mockResolvedValue('EC-1');
    gateway.payPal.tokenizePayment.mockResolvedValue({
      nonce: 'pp-1',
      details: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Loam' },
    });
    show('paypal');
    const loaded = await screen.findByTestId('script');
    expect(JSON.parse(loaded.dataset.options ?? '')).toMatchObject({
      clientId: 'client-of-the-gateway',
      sdkBaseUrl: payPal.sdkBaseUrl,
      components: 'buttons',
      intent: 'authorize',
      vault: false,
      commit: false,
      currency: 'USD',
    });
    await userEvent.click(screen.getByRole('button', { name: 'PayPal' }));
    expect(gateway.payPal.createPayment).toHaveBeenCalledWith({
      flow: 'checkout',
      intent: 'authorize',
      currency: 'USD',
      amount: '87.20',
    });
    expect(gateway.payPal.tokenizePayment).toHaveBeenCalledWith({
      orderID: 'EC-1',
      payerID: 'payer',
      vault: false,
    });
    expect(onNonce).toHaveBeenCalledWith({
      kind: 'paypal',
      nonce: 'pp-1',
      account: 'ada@example.com',
      payer: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Loam' },
    });
  });

  it('PayPal: what was approved pays nothing once the amount is another, and is asked for again', async () => {
    let tokenize: (approved: object) => void = () => undefined;
    gateway.payPal.createPayment.mockResolvedValue('EC-1');
    gateway.payPal.tokenizePayment.mockReturnValue(
      new Promise((resolve) => {
        tokenize = resolve;
      }),
    );
    const braintree = { payPal, venmo: true, ...noBank };
    const { rerender } = render(wallet('paypal', onNonce, braintree));
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    await waitFor(() => expect(gateway.payPal.tokenizePayment).toHaveBeenCalled());
    rerender(wallet('paypal', onNonce, braintree, 9900));
    await act(async () => tokenize({ nonce: 'pp-1', details: { email: 'ada@example.com' } }));
    expect(await screen.findByText(/PayPal had approved another amount/)).toBeVisible();
    expect(onNonce).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'PayPal' }));
    await waitFor(() =>
      expect(onNonce).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'pp-1' })),
    );
  });

  it('PayPal: a window that closes because the total has changed says so, one the payer closes that it was canceled', async () => {
    gateway.payPal.createPayment.mockResolvedValue('EC-1');
    const { rerender } = show('paypal');
    await userEvent.click(await screen.findByRole('button', { name: 'Open the window' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close the window' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'The payment was canceled. Nothing was charged.',
    );
    rerender(wallet('paypal', onNonce, undefined, 9900));
    await userEvent.click(screen.getByRole('button', { name: 'Close the window' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'The total has changed, so the payment window was closed. Nothing was charged; please check the new total and pay again.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/canceled/)).toBeNull();
  });

  it('PayPal: the ID of the payment, where PayPal has one, becomes the nonce as well', async () => {
    buttons.paymentID = 'PAYID-1';
    gateway.payPal.createPayment.mockResolvedValue('EC-1');
    gateway.payPal.tokenizePayment.mockResolvedValue({ nonce: 'pp-1', details: {} });
    show('paypal');
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    buttons.paymentID = null;
    expect(gateway.payPal.tokenizePayment).toHaveBeenCalledWith({
      orderID: 'EC-1',
      payerID: 'payer',
      paymentID: 'PAYID-1',
      vault: false,
    });
  });

  it('PayPal: the client ID of the settings goes before the gateway’s', async () => {
    show('paypal', { payPal: { ...payPal, clientID: 'ours' }, venmo: false, ...noBank });
    expect(JSON.parse((await screen.findByTestId('script')).dataset.options ?? '')).toMatchObject({
      clientId: 'ours',
    });
  });

  it('PayPal: a payment the gateway does not open is said', async () => {
    gateway.payPal.createPayment.mockRejectedValue(new Error('down'));
    show('paypal');
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment was not completed. Nothing was charged',
    );
    expect(onNonce).not.toHaveBeenCalled();
  });

  it('PayPal: a page that is older than its client token is said', async () => {
    gateway.payPal.createPayment.mockRejectedValue({ code: 'CLIENT_AUTHORIZATION_INVALID' });
    show('paypal');
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This page was open for too long. Please reload it and try again.',
    );
  });

  it('PayPal: a script that does not come is said, and asked for again', async () => {
    script.isRejected = true;
    show('paypal');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This way to pay is not available right now.',
    );
    const refused = screen.getByTestId('script');
    script.isRejected = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByTestId('script')).not.toBe(refused);
  });

  it('PayPal: a gateway that could not be reached is asked again', async () => {
    gateway.refuse = { code: 'CLIENT_GATEWAY_NETWORK' };
    show('paypal');
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.refuse = null;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
  });

  it.each([
    ['break while they draw', { broken: true }],
    ['are not for this payer', { eligible: false }],
  ])('PayPal: buttons that %s are said, and the page stays', async (_, state) => {
    // React writes what it caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(buttons, state);
    try {
      show('paypal');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This way to pay is not available right now.',
      );
    } finally {
      Object.assign(buttons, { broken: false, eligible: true });
      jest.restoreAllMocks();
    }
  });

  it.each(['paypal', 'venmo'] as const)(
    '%s: says that it is not available when the gateway cannot be reached',
    async (funding) => {
      gateway.refuse = { code: 'CLIENT_GATEWAY_NETWORK' };
      show(funding);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This way to pay is not available right now.',
      );
    },
  );

  it('Venmo: pays once with Braintree’s own component', async () => {
    gateway.venmo.tokenize.mockResolvedValue({
      nonce: 'v-1',
      type: 'VenmoAccount',
      details: { username: '@ada' },
    });
    show('venmo');
    await payWithVenmo();
    expect(onNonce).toHaveBeenCalledWith({
      kind: 'venmo',
      nonce: 'v-1',
      account: '@ada',
      payer: {},
    });
    expect(gateway.told[0]).toEqual([
      'venmo',
      expect.objectContaining({ paymentMethodUsage: 'single_use' }),
    ]);
  });

  it('Venmo: who comes back to a page that was loaded anew has paid, without another press', async () => {
    gateway.venmo.returned = true;
    gateway.venmo.tokenize.mockResolvedValue({ nonce: 'v-2', details: { username: '@ada' } });
    show('venmo');
    await waitFor(() =>
      expect(onNonce).toHaveBeenCalledWith({
        kind: 'venmo',
        nonce: 'v-2',
        account: '@ada',
        payer: {},
      }),
    );
    expect(gateway.venmo.tokenize).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['VENMO_CANCELED', 'The payment was canceled. Nothing was charged.'],
    ['VENMO_APP_CANCELED', 'The payment was canceled. Nothing was charged.'],
    ['VENMO_CUSTOMER_CANCELED', 'The payment was canceled. Nothing was charged.'],
    ['VENMO_DESKTOP_CANCELED', 'The payment was canceled. Nothing was charged.'],
    [
      'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED',
      'The payment was canceled. Nothing was charged.',
    ],
    ['VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', 'The payment was canceled. Nothing was charged.'],
    ['FRAME_SERVICE_FRAME_CLOSED', 'The payment was canceled. Nothing was charged.'],
    ...['VENMO_APP_FAILED', 'FRAME_SERVICE_FRAME_OPEN_FAILED'].map((code) => [
      code,
      'The payment was not completed. Nothing was charged; please try again or pay another way.',
    ]),
  ])('Venmo: %s is said, and nothing is taken', async (code, text) => {
    gateway.venmo.tokenize.mockRejectedValue(Object.assign(new Error(), { code }));
    show('venmo');
    await payWithVenmo();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onNonce).not.toHaveBeenCalled();
  });

  it('Venmo: an answer without a nonce is a payment that was not completed', async () => {
    gateway.venmo.returned = true;
    gateway.venmo.tokenize.mockResolvedValue({ nonce: undefined, details: { username: '@' } });
    show('venmo');
    expect(await screen.findByText(/^The payment was not completed/)).toBeInTheDocument();
    expect(onNonce).not.toHaveBeenCalled();
  });

  it.each(['paypal', 'venmo'] as const)(
    '%s: what is approved pays as things are then, and nothing for who has left the payment',
    async (funding) => {
      const approved = {
        paypal: { nonce: 'late', details: {} },
        venmo: { nonce: 'late', details: { username: '@ada' } },
      }[funding];
      const gatewayCall = { paypal: gateway.payPal.tokenizePayment, venmo: gateway.venmo.tokenize }[
        funding
      ];
      gateway.payPal.createPayment.mockResolvedValue('EC-1');
      const pay = () =>
        funding === 'venmo'
          ? payWithVenmo()
          : screen
              .findByRole('button', { name: 'PayPal' })
              .then((button) => userEvent.click(button));
      for (const hasLeft of [false, true]) {
        let answerNow = () => undefined as void;
        gatewayCall.mockReturnValue(
          new Promise((resolve) => {
            answerNow = () => resolve(approved);
          }),
        );
        const later = jest.fn();
        const { unmount, rerender } = show(funding);
        await pay();
        await waitFor(() => expect(gatewayCall).toHaveBeenCalled());
        if (hasLeft) unmount();
        else rerender(wallet(funding, later));
        await act(async () => answerNow());
        expect(onNonce).not.toHaveBeenCalled();
        expect(later).toHaveBeenCalledTimes(hasLeft ? 0 : 1);
        unmount();
        gatewayCall.mockClear();
      }
    },
  );

  it('Venmo: says when this browser cannot', async () => {
    gateway.venmo.supported = false;
    show('venmo');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Venmo does not work in this browser.',
    );
  });
});
