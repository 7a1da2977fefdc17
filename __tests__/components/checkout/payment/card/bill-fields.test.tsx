import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import type { CardFields } from '@/components/checkout/payment/card/card-fields';
import { PaymentForm } from '@/components/checkout/payment/payment-form';
import { usePayment } from '@/components/checkout/payment/use-payment';
import { KeptFor } from '@/components/cart/use-kept';
import { dropDrafts } from '@/components/session/kept-drafts';
import { noFunds, type Funds } from '@/lib/checkout/payment/funds';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { Submit } from '@/lib/checkout/schema';
import { checkoutTexts } from '@/lib/checkout/texts';

jest.mock('@/components/checkout/payment/card/card-fields', () => ({
  CardFields: ({ onCard, children }: ComponentProps<typeof CardFields>) =>
    children({
      fields: null,
      ready: true,
      tokenizing: false,
      error: null,
      tokenize: () => onCard({ nonce: 'n-1', cardType: 'Visa', lastFour: '1111' }),
      check: () => Promise.resolve(true),
    }),
}));

const setup: PaymentSetup = {
  clientToken: 't',
  frameUrl: 'http://127.0.0.1:4000/payments/frame',
  wallets: null,
  braintree: null,
};
const [done, placed] = [jest.fn(), jest.fn()];

function Form({ funds, deliveryZip }: { funds: Funds; deliveryZip: string | null }) {
  const payment = usePayment(8720, deliveryZip);
  return (
    <>
      <PaymentForm
        payment={payment}
        setup={setup}
        funds={funds}
        onTry={() => undefined}
        onDone={done}
      />
      <button type="button" onClick={() => placed(payment.request())}>
        Place order
      </button>
    </>
  );
}
const form = (deliveryZip: string | null, funds: Funds = { ...noFunds, signedIn: true }) => (
  <KeptFor value="order-1">
    <Form funds={funds} deliveryZip={deliveryZip} />
  </KeptFor>
);
const show = (...of: Parameters<typeof form>) => {
  done.mockClear();
  return render(form(...of), { wrapper: QueryIsland });
};
const zip = () => screen.getByLabelText(checkoutTexts.billZip);
const street = () => screen.queryByLabelText(checkoutTexts.billStreet);
const review = () => userEvent.click(screen.getByRole('button', { name: 'Review your order' }));
const sentBill = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  const [tender] = (placed.mock.lastCall?.[0] as Submit).tenders;
  return tender && 'bill' in tender ? tender.bill : null;
};

describe('where a card’s bill goes', () => {
  beforeEach(() => dropDrafts());

  it('is the recipient’s ZIP until somebody says otherwise, which the field says; no street is asked for', async () => {
    show('55408');
    expect(zip()).toHaveValue('55408');
    expect(zip()).toHaveAccessibleDescription(checkoutTexts.billZipFilled);
    expect(zip()).toHaveAttribute('autocomplete', 'billing postal-code');
    expect(street()).toBeNull();
    await review();
    expect(done).toHaveBeenCalledTimes(1);
    expect(await sentBill()).toEqual({ postalCode: '55408', street: '' });
  });

  it('asks for the street, which may stay empty, once the ZIP is another one', async () => {
    show('55408');
    await userEvent.clear(zip());
    await userEvent.type(zip(), 'k1a 0b1');
    expect(zip()).toHaveAccessibleDescription(checkoutTexts.billZipHint);
    await userEvent.type(street()!, '1 Wellington St');
    expect(zip()).toHaveValue('K1A 0B1');
    await review();
    expect(await sentBill()).toEqual({ postalCode: 'K1A 0B1', street: '1 Wellington St' });
  });

  it('is the account’s where it has an address for bills', () => {
    const bill = { postalCode: '10001', street: '350 5th Ave' };
    show('55408', { ...noFunds, signedIn: true, bill });
    expect([zip(), street()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '10001',
      '350 5th Ave',
    ]);
  });

  it('is missing where the order goes to several places, is said at its field, and the card is not asked', async () => {
    show(null);
    expect(zip()).toHaveValue('');
    await review();
    expect(done).not.toHaveBeenCalled();
    expect(zip()).toHaveFocus();
    expect(zip()).toHaveAccessibleDescription(checkoutTexts.billZipMissing);
    await userEvent.type(zip(), '554');
    expect(zip()).toBeInvalid();
    await userEvent.type(zip(), '08');
    expect(zip()).toBeValid();
    await review();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('stays as it was typed over a reload, and follows the recipient while it was not', async () => {
    const before = show('55408');
    before.rerender(form('55410'));
    before.unmount();
    const again = show('55410');
    expect(zip()).toHaveValue('55410');
    await userEvent.clear(zip());
    await userEvent.type(zip(), '10001');
    await userEvent.type(street()!, '350 5th');
    again.unmount();
    show('55410');
    expect([zip(), street()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '10001',
      '350 5th',
    ]);
  });
});
