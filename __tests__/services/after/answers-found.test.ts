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
const inCanadian = (state: GatewayCharge['state']) => ({
  ...sale('second', state),
  otherCurrency: 'CAD',
});

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
    [
      'holds another currency still: it is none',
      [first, inCanadian('held')],
      { step: 'refused', reason: 'held in CAD', transactionID: null },
    ],
    [
      'held another currency and was let go',
      [first, inCanadian('voided')],
      { step: 'refused', reason: 'held in CAD', transactionID: null },
    ],
    [
      'was declined in another currency',
      [first, inCanadian('declined')],
      { step: 'refused', reason: 'declined' },
    ],
    [
      'stands in dollars beside one in another currency',
      [first, inCanadian('held'), sale('third', 'held')],
      { step: 'done', transactionID: 'third' },
    ],
  ])('%s', (_, sales, answer) => {
    expect(answersFound([asked], new Map([[1, sales]]), at)).toMatchObject([answer]);
  });
});

it('a capture that was cut off is asked for again while the gateway still holds the money', () => {
  const capture: MoneyMove = { ...asked, kind: 'capture', transactionID: 'first' };
  expect(answersFound([capture], new Map([[1, [sale('first', 'held')]]]), at)).toMatchObject([
    { step: 'lost', transactionID: 'first' },
  ]);
});

it('of refunds alike that were cut off, each is found by its own name and none for one made by hand', () => {
  const refund = { ...asked, kind: 'refund' as const, cents: 500, transactionID: 'first' };
  const credit = (transactionID: string, gatewayOrderID: string) => ({
    transactionID,
    cents: 500,
    gatewayOrderID,
  });
  const settled = {
    ...sale('first', 'settled'),
    refunds: [credit('by hand', 'order-1'), credit('ours', 'r/2')],
  };
  const moves = ['r/1', 'r/2'].map((key): MoneyMove => ({ ...refund, key }));
  expect(answersFound(moves, new Map([[1, [settled]]]), at)).toMatchObject([
    { key: 'r/1', step: 'lost' },
    { key: 'r/2', step: 'done', transactionID: 'ours' },
  ]);
});
