/** @jest-environment node */
import { paymentSetup } from '@/lib/checkout/payment/payment';
import { frameAddress, frameMessage } from '@/lib/checkout/payment/payment-frame';

const frameUrl = 'http://127.0.0.1:4000/payments/frame';
const origin = 'http://127.0.0.1:4000';
const payPal = { sdkBaseUrl: 'https://www.paypal.com/sdk/js', clientID: null };
const token = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');

describe('a message of the payment frame', () => {
  it.each([
    [{ type: 'lilac-payments:ready' }, { type: 'ready' }],
    [
      { type: 'lilac-payments:height', height: 240 },
      { type: 'height', height: 240 },
    ],
    [
      { type: 'lilac-payments:height', height: 1e6 },
      { type: 'height', height: 800 },
    ],
    [
      { type: 'lilac-payments:invalid', fields: ['number'] },
      { type: 'invalid', fields: ['number'] },
    ],
    [
      { type: 'lilac-payments:checked', fields: ['cvv'] },
      { type: 'checked', fields: ['cvv'] },
    ],
    [{ type: 'lilac-payments:checked' }, { type: 'checked', fields: [] }],
    [{ type: 'lilac-payments:error' }, { type: 'error' }],
    [
      { type: 'lilac-payments:nonce', nonce: 'n', cardType: 'Visa', lastFour: '1111' },
      { type: 'nonce', nonce: 'n', cardType: 'Visa', lastFour: '1111' },
    ],
    [{ type: 'lilac-payments:nonce', nonce: '' }, null],
    [{ type: 'lilac-payments:height', height: 'tall' }, null],
    [{ type: 'something-else' }, null],
    ['text', null],
    [null, null],
  ])('%j', (data, message) => {
    expect(frameMessage({ origin, data }, frameUrl)).toEqual(message);
  });

  it.each(['http://evil.example', 'http://127.0.0.1:4001', 'null', ''])(
    'counts for nothing from %s',
    (other) => {
      expect(
        frameMessage(
          { origin: other, data: { type: 'lilac-payments:nonce', nonce: 'n' } },
          frameUrl,
        ),
      ).toBeNull();
    },
  );

  it('is asked for at an address that keeps the token from every server', () => {
    const address = new URL(frameAddress(frameUrl, 'http://localhost:3000', 'a+b='));
    expect([address.searchParams.get('parent'), address.hash]).toEqual([
      'http://localhost:3000',
      '#token=a%2Bb%3D',
    ]);
  });
});

const noBank = { threeDSecure: false, email: null };
const settings = { payPal, ...noBank };

describe('a payment client token', () => {
  it.each([
    [token({ paymentFrameUrl: frameUrl }), frameUrl],
    [token({ clientApiUrl: 'x' }), null],
    [token({ paymentFrameUrl: 'javascript:alert(1)' }), null],
    ['not base64 json', null],
    [token(null), null],
  ])('%s', (clientToken, expected) => {
    expect(paymentSetup(clientToken, settings)).toEqual({
      clientToken,
      frameUrl: expected,
      wallets: null,
      braintree: null,
    });
  });

  const whole = {
    payPal: { sdkBaseUrl: `${origin}/sdk/js`, clientId: 'c' },
    clientApiUrl: `${origin}/client_api`,
    authorizationFingerprint: 'f',
  };
  it.each([
    [
      'all of it',
      whole,
      {
        sdkBaseUrl: `${origin}/sdk/js`,
        clientID: 'c',
        clientApiUrl: `${origin}/client_api`,
        fingerprint: 'f',
      },
    ],
    ['no fingerprint', { ...whole, authorizationFingerprint: undefined }, null],
    ['no client', { ...whole, payPal: { sdkBaseUrl: `${origin}/sdk/js` } }, null],
    [
      'a script that is no address',
      { ...whole, payPal: { sdkBaseUrl: 'javascript:alert(1)', clientId: 'c' } },
      null,
    ],
    ['no client API', { ...whole, clientApiUrl: 7 }, null],
  ])('names PayPal’s script with %s', (_, content, wallets) => {
    expect(paymentSetup(token(content), settings).wallets).toEqual(wallets);
  });

  const real = {
    version: 2,
    authorizationFingerprint: 'f',
    clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api',
    environment: 'sandbox',
  };
  it.each([
    [
      'PayPal and Venmo',
      { ...real, paypalEnabled: true, venmo: 'sandbox' },
      { payPal, venmo: true, ...noBank },
    ],
    [
      'cards alone',
      { ...real, paypalEnabled: false, venmo: 'off' },
      { payPal: null, venmo: false, ...noBank },
    ],
    ['cards alone, nothing said', real, { payPal: null, venmo: false, ...noBank }],
    ['the embedded platform', { ...whole, paymentFrameUrl: frameUrl, paypalEnabled: true }, null],
    [
      'another host',
      { ...real, clientApiUrl: 'https://api.braintreegateway.com.evil.example/' },
      null,
    ],
    ['a host that ends alike', { ...real, clientApiUrl: 'https://notbraintreegateway.com/' }, null],
    ['no https', { ...real, clientApiUrl: 'http://api.braintreegateway.com/' }, null],
    ['no fingerprint', { ...real, authorizationFingerprint: undefined }, null],
  ])('opens Braintree’s own components with a real gateway’s: %s', (_, content, braintree) => {
    expect(paymentSetup(token(content), settings).braintree).toEqual(braintree);
  });

  it.each([
    ['the account and the shop want it', true, true, { threeDSecure: true, email: 'a@b.de' }],
    ['the account does not have it', false, true, noBank],
    ['the shop does not want it', true, false, noBank],
    ['the account says something else', 'yes', true, noBank],
  ])('has a card’s bank asked where %s', (_, threeDSecureEnabled, threeDSecure, expected) => {
    expect(
      paymentSetup(token({ ...real, threeDSecureEnabled }), {
        payPal,
        threeDSecure,
        email: 'a@b.de',
      }).braintree,
    ).toEqual({ payPal: null, venmo: false, ...expected });
  });
});
