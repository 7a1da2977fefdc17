import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { KeptFor } from '@/components/cart/use-kept';
import { QueryIsland } from '@/components/browser/query-island';
import type { CardMethod } from '@/components/checkout/payment/card/card-method';
import { PaymentForm } from '@/components/checkout/payment/payment-form';
import { usePayment } from '@/components/checkout/payment/use-payment';
import type { WalletMethod } from '@/components/checkout/payment/wallet/wallet-method';
import { dropDrafts } from '@/components/session/kept-drafts';
import { noFunds, type Funds } from '@/lib/checkout/payment/funds';
import { checkoutTexts } from '@/lib/checkout/texts';
import { setup } from './setup';

jest.mock('@/components/checkout/payment/wallet/wallet-method', () => ({
  WalletMethod: ({ funding, ready, onNonce }: ComponentProps<typeof WalletMethod>) => (
    <button
      type="button"
      onClick={() => {
        if (ready()) onNonce({ kind: funding, nonce: 'n-1', account: '', payer: {} });
      }}
    >
      Approve {funding}
    </button>
  ),
}));
jest.mock('@/components/checkout/payment/card/card-method', () => ({
  CardMethod: ({ ready, label, onCard }: ComponentProps<typeof CardMethod>) => (
    <button
      type="button"
      onClick={() => {
        if (ready()) onCard({ nonce: 'n-2', cardType: 'Visa', lastFour: '1111' }, null);
      }}
    >
      {label}
    </button>
  ),
}));

const member: Funds = { ...noFunds, signedIn: true };
const tried = jest.fn();

function Form({ funds, total }: { funds: Funds; total: number }) {
  const payment = usePayment(total, '55408');
  return (
    <PaymentForm payment={payment} setup={setup} funds={funds} onTry={tried} onDone={jest.fn()} />
  );
}

const show = (funds = member, total = 8720) =>
  render(
    <KeptFor value="order-1">
      <Form funds={funds} total={total} />
    </KeptFor>,
    { wrapper: QueryIsland },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function payPart(dollars: string) {
  await press(/^Split payment/);
  await userEvent.type(screen.getByLabelText('Amount in dollars'), dollars);
}

describe('an order that several payments pay', () => {
  afterEach(dropDrafts);

  it('asks of the second card for all that is left, not for the part of the first', async () => {
    show();
    await payPart('20');
    await press('Pay $20.00 this way');
    expect(screen.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
    expect(screen.getByRole('button', { name: 'Review your order' })).toBeInTheDocument();
  });

  it('does not call a wallet missing that has paid its part', async () => {
    show();
    await choose('PayPal');
    await payPart('20');
    await press('Approve paypal');
    expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('PayPal$20.00');
    expect(screen.queryByRole('radio', { name: 'PayPal' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a part that was typed, until something else is left to pay', async () => {
    const first = show();
    await payPart('20');
    first.unmount();
    const second = show();
    expect(screen.getByLabelText('Amount in dollars')).toHaveValue('20');
    second.unmount();
    show(member, 9000);
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
  });
});

it('tells a guest alone what a wallet tells of its payer', async () => {
  const { unmount } = show(noFunds);
  await choose('PayPal');
  expect(screen.getByText(checkoutTexts.walletTells.paypal)).toBeVisible();
  unmount();
  show(member);
  await choose('PayPal');
  expect(screen.queryByText(checkoutTexts.walletTells.paypal)).toBeNull();
  dropDrafts();
});

it('ends what was said of the last payment once a wallet is tried again', async () => {
  show();
  await choose('PayPal');
  tried.mockClear();
  await payPart('20');
  await press('Approve paypal');
  expect(tried).toHaveBeenCalled();
});
