/** @jest-environment node */
import { guestOfPayer } from '@/lib/checkout/guest';
import {
  offeredWallets,
  walletComingBack,
  walletInAddress,
  walletPath,
  wallets,
} from '@/lib/checkout/payment/wallets';

const nobody = { firstName: '', lastName: '', email: '' };
const robin = { firstName: 'Robin', lastName: 'Payer', email: 'robin@example.com' };
const payPal = { sdkBaseUrl: 'https://www.paypal.com/sdk/js', clientID: null };
const embedded = {
  sdkBaseUrl: 'http://localhost:4000/sdk/js',
  clientID: 'c',
  clientApiUrl: 'http://localhost:4000/client_api',
  fingerprint: 'f',
};

describe('who orders, of what a wallet tells of its payer', () => {
  it.each([
    ['all of it', nobody, robin, robin],
    ['nothing', nobody, {}, nobody],
    ['a part', nobody, { firstName: 'Robin' }, { ...nobody, firstName: 'Robin' }],
    [
      'what was typed stays',
      { ...nobody, email: 'ada@example.com' },
      robin,
      { ...robin, email: 'ada@example.com' },
    ],
    [
      'letters of a name, no spaces around an e-mail',
      nobody,
      { firstName: ' Robin1 ', lastName: 'Payer', email: ' robin@example.com ' },
      robin,
    ],
    ['no e-mail that is none', nobody, { ...robin, email: 'robin' }, { ...robin, email: '' }],
  ])('%s', (_, guest, payer, ordering) => {
    expect(guestOfPayer(guest, payer)).toEqual(ordering);
  });
});

describe('the wallets that are offered', () => {
  it.each([
    ['without a gateway', null, []],
    ['by the embedded platform', { wallets: embedded, braintree: null }, ['paypal', 'venmo']],
    ['by an account with both', { wallets: null, braintree: { payPal, venmo: true } }, wallets],
    ['by one with PayPal', { wallets: null, braintree: { payPal, venmo: false } }, ['paypal']],
    ['by one with Venmo', { wallets: null, braintree: { payPal: null, venmo: true } }, ['venmo']],
    ['by one with none', { wallets: null, braintree: { payPal: null, venmo: false } }, []],
    ['by a token nobody knows', { wallets: null, braintree: null }, []],
  ])('%s', (_, setup, offered) => {
    expect(offeredWallets(setup)).toEqual(offered);
  });

  it.each(wallets)('%s has an address of checkout, which is read back', (wallet) => {
    expect(walletInAddress(new URL(walletPath(wallet), 'http://shop').searchParams)).toBe(wallet);
  });

  it.each([
    '#venmoSuccess=1&resource_id=cGF5bWVudA',
    '#resource_id=cGF5bWVudA&venmoCancel=1',
    '#/venmoError=1',
  ])('Venmo comes back to checkout with %s', (fragment) => {
    expect(walletComingBack(fragment)).toBe('venmo');
  });

  it.each(['', '#', '#main', '#venmo', '#how-venmoSuccess-works'])(
    'nobody comes back with %j',
    (fragment) => {
      expect(walletComingBack(fragment)).toBeNull();
    },
  );

  it.each(['', '?pay=', '?pay=bitcoin', '?pay=PayPal', '?step=payment'])(
    'are not named by %j',
    (query) => {
      expect(walletInAddress(new URLSearchParams(query))).toBeNull();
    },
  );
});
