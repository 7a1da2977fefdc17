/** @jest-environment node */
import { cardFaults, fieldFault } from '@/lib/checkout/payment/card-faults';

const declined = 'Your card was declined. Please check the details or use another card.';
const check = 'Please check the card number, date and security code.';
const cannot = 'We cannot process your order at this time. Please try again later.';
const missing = {
  number: 'Enter the card number.',
  expirationDate: 'Enter the expiration date.',
  cvv: 'Enter the security code.',
};

/** How the fields pass on why the gateway refused their request. */
const refusedBy = (code: string) => ({
  code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
  details: { originalError: { code } },
});

describe('a card Braintree’s fields refused', () => {
  it.each([
    ['nothing typed', { code: 'HOSTED_FIELDS_FIELDS_EMPTY' }, [], { fields: missing, text: check }],
    [
      'one field wrong',
      { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['number'] } },
      [],
      { fields: { number: 'This card number is not complete or has a mistake.' }, text: check },
    ],
    [
      'one wrong, one empty',
      {
        code: 'HOSTED_FIELDS_FIELDS_INVALID',
        details: { invalidFieldKeys: ['cvv', 'expirationDate'] },
      },
      ['cvv'],
      {
        fields: {
          expirationDate: 'Enter month and year, like 08/29, of a card that has not expired.',
          cvv: missing.cvv,
        },
        text: check,
      },
    ],
    [
      'a field we do not show',
      { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['postalCode'] } },
      [],
      { fields: {}, text: check },
    ],
    [
      'invalid without saying what',
      { code: 'HOSTED_FIELDS_FIELDS_INVALID' },
      [],
      { fields: {}, text: check },
    ],
    [
      'refused by the gateway',
      { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', details: { originalError: {} } },
      [],
      { fields: {}, text: declined },
    ],
    [
      'of a page whose client token ran out',
      refusedBy('CLIENT_AUTHORIZATION_INVALID'),
      [],
      { fields: {}, text: 'This page was open for too long. Please reload it and try again.' },
    ],
    [
      'refused for too many requests',
      refusedBy('CLIENT_RATE_LIMITED'),
      [],
      { fields: {}, text: cannot },
    ],
    [
      'refused for what was typed',
      refusedBy('CLIENT_REQUEST_ERROR'),
      [],
      { fields: {}, text: declined },
    ],
    [
      'code did not match',
      { code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' },
      [],
      { fields: { cvv: 'This security code is not complete.' }, text: declined },
    ],
    [
      'already in the vault',
      { code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE' },
      [],
      { fields: {}, text: declined },
    ],
    [
      'no network',
      { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' },
      [],
      { fields: {}, text: cannot },
    ],
    ['a code nobody knows', { code: 'HOSTED_FIELDS_SOMETHING' }, [], { fields: {}, text: cannot }],
    ['no error at all', undefined, [], { fields: {}, text: cannot }],
    ['an error of ours', new TypeError('x'), [], { fields: {}, text: cannot }],
  ])('%s', (_, error, empty, faults) => {
    expect(cardFaults(error, empty)).toEqual(faults);
  });

  it('tells an empty field from a wrong one', () => {
    expect([fieldFault('cvv', true), fieldFault('cvv', false)]).toEqual([
      missing.cvv,
      'This security code is not complete.',
    ]);
  });
});
