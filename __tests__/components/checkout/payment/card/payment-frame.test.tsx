import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardMethod } from '@/components/checkout/payment/card/card-method';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';

const setup: PaymentSetup = {
  clientToken: 't',
  frameUrl: 'http://127.0.0.1:4000/payments/frame',
  wallets: null,
  braintree: null,
};
const onCard = jest.fn();
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Card number/);
const pay = () => screen.getByRole('button', { name: /^(Review your order|Checking the card)$/ });

/** Says something to the page, as the frame does. */
function say(data: object, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = 'http://127.0.0.1:4000', source = frame().contentWindow } = from;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

describe('a card in the frame of the payment service', () => {
  beforeEach(() => {
    onCard.mockClear();
    render(
      <CardMethod
        setup={setup}
        saveable={false}
        label="Review your order"
        busy={undefined}
        failure=""
        bill={{ postalCode: '55408', street: '' }}
        billFields={() => null}
        ready={() => true}
        onCard={onCard}
      />,
    );
  });

  it.each([
    [
      { type: 'lilac-payments:invalid', fields: ['number'] },
      'Please check the card number, date and security code.',
    ],
    [{ type: 'lilac-payments:error' }, 'We couldn’t read the card right now. Please try again.'],
  ])(
    'is asked for once it is ready; what is wrong is said, and it can be sent again: %j',
    async (message, text) => {
      expect(pay()).toBeDisabled();
      say({ type: 'lilac-payments:ready' });
      const sent = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation();
      await userEvent.click(pay());
      expect(sent).toHaveBeenCalledWith(
        { type: 'lilac-payments:tokenize' },
        'http://127.0.0.1:4000',
      );
      expect(pay()).toHaveTextContent('Checking the card');
      say(message);
      expect(screen.getByText(text)).toBeVisible();
      await userEvent.click(pay());
      expect(screen.queryByText(text)).toBeNull();
      expect(sent).toHaveBeenCalledTimes(2);
      say({ type: 'lilac-payments:nonce', nonce: 'n-1', cardType: 'Visa', lastFour: '1111' });
      expect(onCard).toHaveBeenCalledWith(
        { nonce: 'n-1', cardType: 'Visa', lastFour: '1111' },
        null,
      );
    },
  );

  it.each([
    ['another window', { source: window }],
    ['another origin', { origin: 'http://127.0.0.1:4001' }],
  ])('is of no other: a message of %s counts for nothing', (_, from) => {
    say({ type: 'lilac-payments:nonce', nonce: 'n-1', cardType: 'Visa', lastFour: '1111' }, from);
    say({ type: 'lilac-payments:ready' }, from);
    expect(onCard).not.toHaveBeenCalled();
    expect(pay()).toBeDisabled();
  });
});

describe('a press of the button with more missing than the card', () => {
  const show = (rest: boolean) =>
    render(
      <CardMethod
        setup={setup}
        saveable={false}
        label="Review your order"
        busy={undefined}
        failure=""
        bill={{ postalCode: '', street: '' }}
        billFields={(tried) => <input aria-label="ZIP" aria-invalid={tried} />}
        ready={() => rest}
        onCard={onCard}
      />,
    );

  it.each([
    ['which stands before it and has the focus', false, ['number'], false],
    ['which stands after it', true, ['number'], false],
    ['which stands after a card that is right, and has the focus', true, [], true],
  ])('has the frame say what is wrong with it at once: %s', async (_, rest, fields, isZipNext) => {
    show(rest);
    say({ type: 'lilac-payments:ready' });
    const sent = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation();
    await userEvent.click(pay());
    expect(sent.mock.calls).toEqual([
      [{ type: 'lilac-payments:check', takesFocus: rest }, 'http://127.0.0.1:4000'],
    ]);
    say({ type: 'lilac-payments:checked', fields });
    const said = screen.queryByText('Please check the card number, date and security code.');
    expect(said !== null).toBe(fields.length > 0);
    expect(pay()).toHaveTextContent('Review your order');
    await act(async () => undefined);
    expect(document.activeElement === screen.getByLabelText('ZIP')).toBe(isZipNext);
  });
});
