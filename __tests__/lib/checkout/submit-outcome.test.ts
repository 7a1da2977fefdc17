/** @jest-environment node */
import { parseSubmitAnswer, submitOutcome } from '@/lib/checkout/submit-outcome';

describe('what became of a submit', () => {
  it.each([
    [
      { Status: 'Submitted', OrderID: 'o', UserID: '299999', Total: 1 },
      { ok: true, value: { state: 'placed', userID: '299999', orderID: 'o' } },
    ],
    [
      { Status: 'Pending', OrderID: 'o', Code: 'order-being-placed' },
      { ok: true, value: { state: 'checking' } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'payment-declined' },
      { ok: false, error: { code: 'payment-declined' } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'out-of-stock', IDs: ['l1'] },
      { ok: false, error: { code: 'out-of-stock', ids: ['l1'] } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'out-of-stock', IDs: [], Changes: [] },
      { ok: false, error: { code: 'out-of-stock' } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'out-of-stock', Spent: true },
      { ok: false, error: { code: 'out-of-stock', spent: true } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'Inventory.Insufficient' },
      { ok: false, error: { code: 'quantity-too-high' } },
    ],
    [
      { Status: 'Refused', OrderID: 'o', Code: 'never heard of' },
      { ok: false, error: { code: 'cannot-process' } },
    ],
  ])('%j', (answer, outcome) => {
    expect(submitOutcome(parseSubmitAnswer(answer))).toEqual(outcome);
  });

  it('is not guessed from an answer of another shape', () => {
    expect(() => parseSubmitAnswer({ Status: 'Perhaps' })).toThrow();
    expect(() => parseSubmitAnswer({ Status: 'Submitted', OrderID: 'o' })).toThrow();
  });
});
