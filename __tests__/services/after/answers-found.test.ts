import { answersFound } from '@/services/after/money/look-up-charges';
import type { MoneyMove } from '@/services/after/money/books';
import type { GatewayCharge } from '@/services/upstream/payments/charges';

const at = new Date('2031-03-04T18:00:00Z');
const asked: MoneyMove = {
  key: 'order/1/authorise-again/1',
  step: 'asked',
  orderID: 'order',
  kind: 'authorise-again',
  place: 1,
  cents: 4000,
  transactionID: null,
  reason: null,
  at,
};
const sale = (transactionID: string, state: GatewayCharge['state']): GatewayCharge => ({
  transactionID,
  state,
  cents: 4000,
  refunds: [],
  endsAt: null,
  authorisedAt: at,
  vault: null,
});
const first = sale('first', 'expired');

/** What a process that was cut off had asked of the gateway, as the next one finds it. */
describe('a second authorisation that was cut off', () => {
  it.each([
    ['never reached the gateway', [first], { step: 'lost', reason: 'not at the gateway' }],
    [
      'was declined: the bank is not asked again',
      [first, sale('second', 'declined')],
      { step: 'refused', reason: 'declined' },
    ],
    [
      'stands, though one was declined before',
      [first, sale('second', 'declined'), sale('third', 'held')],
      { step: 'done', transactionID: 'third' },
    ],
  ])('%s', (_, sales, answer) => {
    expect(answersFound([asked], new Map([[1, sales]]), at)).toMatchObject([answer]);
  });
});
