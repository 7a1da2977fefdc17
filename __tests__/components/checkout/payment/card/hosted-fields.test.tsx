import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CardMethod } from '@/components/checkout/payment/card/card-method';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { emit, gateway, resetGateway } from '../braintree';

jest.mock(
  'braintree-web/client',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').client,
);
jest.mock(
  'braintree-web/hosted-fields',
  () => jest.requireActual<typeof import('../braintree')>('../braintree').hostedFields,
);

const noBank = { threeDSecure: false, email: null };
const setup: PaymentSetup = {
  clientToken: 'a-real-token',
  frameUrl: null,
  wallets: null,
  braintree: { payPal: null, venmo: false, ...noBank },
};
const onCard = jest.fn();
const button = () => screen.getByRole('button', { name: 'Review your order' });

const show = (change: Partial<ComponentProps<typeof CardMethod>> = {}) =>
  render(
    <CardMethod
      setup={setup}
      saveable={false}
      bill={{ postalCode: '55408', street: '' }}
      billFields={() => null}
      label="Review your order"
      busy={undefined}
      failure=""
      ready={() => true}
      onCard={onCard}
      {...change}
    />,
  );

async function open(change: Parameters<typeof show>[0] = {}) {
  const shown = show(change);
  await waitFor(() => expect(button()).toBeEnabled());
  return shown;
}

const typed = (field: string, valid: boolean) => {
  gateway.states[field] = { isEmpty: false, isValid: valid, isPotentiallyValid: valid };
};

describe('a card in Braintree’s hosted fields', () => {
  beforeEach(() => {
    resetGateway();
    onCard.mockClear();
  });

  it('is typed into frames of the gateway’s, opened with the client token, each named for who cannot see it', async () => {
    const { container } = await open();
    expect(gateway.authorizations).toEqual(['a-real-token']);
    expect(
      Object.values(gateway.options?.fields ?? {}).map(({ internalLabel }) => internalLabel),
    ).toEqual(['Card number', 'Expires (MM/YY)', 'Security code']);
    expect(container.querySelectorAll('iframe')).toHaveLength(3);
    expect(container.querySelectorAll('input')).toHaveLength(0);
  });

  it.each([
    ['something before it, which has the focus', { ready: () => false }, []],
    ['what stands after it', { bill: { postalCode: '', street: '' } }, ['expirationDate']],
  ])('says what is missing of it at the press that misses %s', async (_, change, focused) => {
    await open(change);
    typed('number', true);
    typed('cvv', false);
    await userEvent.click(button());
    expect(screen.getByText('Enter the expiration date.')).toBeVisible();
    expect(screen.getByText('This security code is not complete.')).toBeVisible();
    expect(screen.queryByText(/card number is not complete/)).toBeNull();
    expect(gateway.told.filter(([name]) => name === 'focus').map(([, field]) => field)).toEqual(
      focused,
    );
    expect(gateway.tokenize).not.toHaveBeenCalled();
  });

  it('becomes a nonce with its kind and last digits', async () => {
    await open();
    gateway.tokenize.mockResolvedValue({
      nonce: 'n-1',
      type: 'CreditCard',
      details: { cardType: 'Visa', lastFour: '1111' },
    });
    await userEvent.click(button());
    expect(onCard).toHaveBeenCalledWith({ nonce: 'n-1', cardType: 'Visa', lastFour: '1111' }, null);
    expect(gateway.told.filter(([name]) => name === 'clear').map(([, field]) => field)).toEqual([
      'number',
      'expirationDate',
      'cvv',
    ]);
  });

  it('pays nothing once the form was left before the gateway answered', async () => {
    const { unmount } = await open();
    let answer = (_: unknown) => undefined as void;
    gateway.tokenize.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await userEvent.click(button());
    unmount();
    answer({ nonce: 'n-1', details: { cardType: 'Visa', lastFour: '1111' } });
    await new Promise(process.nextTick);
    expect(gateway.told.map(([name]) => name)).toContain('clear');
    expect(onCard).not.toHaveBeenCalled();
  });

  it.each([
    [
      'HOSTED_FIELDS_FIELDS_EMPTY',
      undefined,
      [
        'Enter the card number.',
        'Enter the expiration date.',
        'Enter the security code.',
        'Please check the card number, date and security code.',
      ],
      'number',
    ],
    [
      'HOSTED_FIELDS_FIELDS_INVALID',
      { invalidFieldKeys: ['cvv'] },
      ['Enter the security code.', 'Please check the card number, date and security code.'],
      'cvv',
    ],
    [
      'HOSTED_FIELDS_FAILED_TOKENIZATION',
      undefined,
      ['Your card was declined. Please check the details or use another card.'],
      undefined,
    ],
    [
      'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      undefined,
      ['We cannot process your order at this time. Please try again later.'],
      undefined,
    ],
  ])(
    'refused with %s is said where it belongs, and may be tried again',
    async (code, details, texts, focused) => {
      await open();
      gateway.tokenize.mockRejectedValueOnce(
        Object.assign(new Error('refused'), { code, details }),
      );
      await userEvent.click(button());
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(texts);
      expect(gateway.told.filter(([name]) => name === 'focus').map(([, field]) => field)).toEqual(
        focused ? [focused] : [],
      );
      expect(onCard).not.toHaveBeenCalled();
      gateway.tokenize.mockResolvedValueOnce({
        nonce: 'n-2',
        details: { cardType: 'Visa', lastFour: '1111' },
      });
      await userEvent.click(button());
      expect(onCard).toHaveBeenCalledTimes(1);
    },
  );

  it('says a mistake when the field is left, within the frame too, and takes it back while it is mended', async () => {
    await open();
    typed('number', false);
    act(() => emit('blur', { emittedBy: 'number' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This card number is not complete or has a mistake.',
    );
    expect(gateway.told).toContainEqual([
      'setMessage',
      { field: 'number', message: 'This card number is not complete or has a mistake.' },
    ]);
    expect(gateway.told).toContainEqual([
      'setAttribute',
      { field: 'number', attribute: 'aria-invalid', value: true },
    ]);
    typed('number', true);
    act(() => emit('validityChange', { emittedBy: 'number' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(gateway.told).toContainEqual([
      'setAttribute',
      { field: 'number', attribute: 'aria-invalid', value: false },
    ]);
  });

  it('says nothing about a field that is left empty on the way', async () => {
    await open();
    act(() => emit('blur', { emittedBy: 'cvv' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names the kind of card as it is recognised', async () => {
    await open();
    const said = screen.getByRole('status');
    expect(said).toBeEmptyDOMElement();
    act(() => emit('cardTypeChange', { cards: [{ type: 'visa', niceType: 'Visa' }] }));
    expect(said).toHaveTextContent('Visa');
    act(() => emit('cardTypeChange', { cards: [{ niceType: 'Visa' }, { niceType: 'Discover' }] }));
    expect(screen.queryByText('Visa')).not.toBeInTheDocument();
  });

  it('is sent with Enter in a field', async () => {
    await open();
    gateway.tokenize.mockResolvedValue({
      nonce: 'n-3',
      details: { cardType: 'Visa', lastFour: '1111' },
    });
    await act(async () => {
      emit('inputSubmitRequest', { emittedBy: 'cvv' });
      await Promise.resolve();
    });
    expect(gateway.tokenize).toHaveBeenCalledTimes(1);
  });

  it('cannot be given while the gateway does not open the fields', async () => {
    gateway.refuse = { code: 'CLIENT_GATEWAY_NETWORK' };
    show();
    expect(await screen.findByText(/Card payment is not available right now/)).toBeInTheDocument();
    expect(button()).toBeDisabled();
  });

  it('leaves nothing of the gateway’s behind', async () => {
    (await open()).unmount();
    expect(gateway.told.filter(([name]) => name === 'teardown')).toHaveLength(1);
  });
});
