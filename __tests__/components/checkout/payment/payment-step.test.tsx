import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { usePayment } from '@/components/checkout/payment/use-payment';
import { noFunds } from '@/lib/checkout/payment/funds';
import { checkoutTexts } from '@/lib/checkout/texts';
import { stubShop } from '@/__tests__/support/shop-stub';
import { setup } from './setup';

function Step() {
  const payment = usePayment(8720, '55408');
  return <PaymentStep payment={payment} problem={null} onTry={jest.fn()} onDone={jest.fn()} />;
}

describe('the payment step opened while the network is gone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks again by itself, keeps what is typed meanwhile, and can be paid in once the network is back', async () => {
    let isOnline = false;
    const whenOnline = (body: object) => () => {
      if (!isOnline) throw new TypeError('no network');
      return { body };
    };
    const shop = stubShop({
      'GET /api/checkout/payment': whenOnline(setup),
      'GET /api/checkout/funds': whenOnline(noFunds),
    });
    render(<Step />, { wrapper: QueryIsland });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await wait(100);
    expect(screen.getByText(checkoutTexts.paymentDown)).toBeVisible();
    const field = screen.getByLabelText('Your first name');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'Ada' } });
    await wait(16_000);
    expect(field).toBeVisible();
    isOnline = true;
    await wait(16_000);
    expect(screen.getByRole('group', { name: 'Pay $87.20 with' })).toBeVisible();
    expect(screen.queryByText(checkoutTexts.paymentDown)).toBeNull();
    expect(screen.getByText(/^Next you look everything over\. Nothing is charged/)).toBeVisible();
    expect(screen.getByLabelText('Your first name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Your first name')).toHaveFocus();
    const askedBefore = shop.calls.length;
    await wait(60_000);
    expect(shop.calls).toHaveLength(askedBefore);
  });

  it('leaves who pays by a charge account with it when cards can be taken after all', async () => {
    let isOnline = false;
    stubShop({
      'GET /api/checkout/payment': () => {
        if (!isOnline) throw new TypeError('no network');
        return { body: setup };
      },
      'GET /api/checkout/funds': () => ({
        body: {
          ...noFunds,
          signedIn: true,
          purchaseOrder: true,
          charge: { lastFour: '4242', balance: 5000 },
        },
      }),
    });
    render(<Step />, { wrapper: QueryIsland });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await wait(100);
    const pay = screen.getByRole('button', { name: 'Pay $50.00 this way' });
    isOnline = true;
    await wait(16_000);
    expect(screen.getByRole('radio', { name: 'Credit or debit card' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /^Store charge account/ })).toBeChecked();
    expect(pay).toBeVisible();
  });
});
