import { openMethods } from '@/components/checkout/payment/methods';
import { noFunds, type Funds } from '@/lib/checkout/payment/funds';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';

const setup: PaymentSetup = {
  clientToken: 't',
  frameUrl: 'http://127.0.0.1:4000/payments/frame',
  wallets: null,
  braintree: null,
};
const funds: Funds = {
  ...noFunds,
  signedIn: true,
  cards: [{ id: 'c-1', type: 'Visa', lastFour: '1881', expires: '2031-12', expired: false }],
  charge: { balance: 4000, lastFour: '0417', expires: null },
};
const ids = (facts: Partial<Parameters<typeof openMethods>[0]>) =>
  openMethods({ setup, funds, plan: [], ...facts }).map(({ id }) => id);
const tender = { kind: 'purplePerks', amount: 100 } as const;
const paid = (key: string): PlannedTender => ({ key, label: key, most: null, tender });

describe('the ways to pay what remains', () => {
  it('are not offered twice, but for another card', () => {
    expect(ids({})).toEqual(['saved-card c-1', 'card', 'charge']);
    expect(ids({ plan: [paid('saved-card c-1'), paid('card'), paid('charge')] })).toEqual(['card']);
  });

  it('are no cards, not even saved ones, while the gateway cannot be reached', () => {
    expect(ids({ setup: null })).toEqual(['charge']);
  });

  it('are no charge account on which nothing is left', () => {
    expect(ids({ funds: { ...funds, charge: { ...funds.charge!, balance: 0 } } })).toEqual([
      'saved-card c-1',
      'card',
    ]);
  });
});
