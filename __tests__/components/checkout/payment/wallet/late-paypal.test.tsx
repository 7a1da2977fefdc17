import { render, screen } from '@testing-library/react';
import { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import { checkoutTexts } from '@/lib/checkout/texts';

const mockAsked = jest.fn();
jest.mock('@/components/checkout/payment/wallet/paypal-method', () => {
  mockAsked();
  if (mockAsked.mock.calls.length === 1) throw new Error('ChunkLoadError');
  return { __esModule: true, default: () => <button>PayPal</button> };
});

const setup = {
  clientToken: 'token',
  braintree: null,
  wallets: { sdkBaseUrl: 'http://localhost/sdk', clientID: 'shop' },
} as unknown as React.ComponentProps<typeof WalletMethod>['setup'];

it('PayPal, whose script did not come, is asked for again when it is chosen again', async () => {
  const method = (
    <WalletMethod
      funding="paypal"
      setup={setup}
      amount={4999}
      ready={() => true}
      onNonce={() => undefined}
    />
  );
  const { unmount } = render(method);
  expect(screen.getByRole('status')).toHaveTextContent('Opening PayPal …');
  expect(await screen.findByText(checkoutTexts.walletDown)).toBeVisible();
  unmount();
  render(method);
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
});
