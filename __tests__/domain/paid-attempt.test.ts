/** @jest-environment node */
import type { Payment } from 'ordercloud-javascript-sdk';
import { triesNamed } from '@/services/app-api/comparison/recover-books';
import { paidAttempt } from '@/services/app-api/comparison/paid-attempt';
import type { LeftOrder } from '@/services/app-api/comparison/put-back';
import { isAllRight, recoveredLines } from '@/services/app-api/comparison/recover-books';
import { paymentProofs } from '@/services/app-api/submit/payment-proof';
import { commercePayment, tenderName, type TenderRow } from '@/services/orders/tender-row';
import { orderMailID, orderMailOf, sentMailIDs, sentName } from '@/services/mails/message-id';

const orderID = 'Order_7-1';
const [secret, before] = ['a'.repeat(32), 'b'.repeat(32)];
const proofs = paymentProofs([secret, before]);
const byCard: TenderRow = {
  kind: 'CreditCard',
  cents: 4000,
  place: 1,
  held: 'gateway',
  transactionID: 'tx1',
  cardType: 'Visa',
  last4: '1881',
};
const byGiftCard: TenderRow = {
  kind: 'GiftCard',
  cents: 1000,
  place: 2,
  held: 'gift-card',
  number: '6006512345678901',
  reference: 'account-1',
};
const byPurchaseOrder: TenderRow = {
  kind: 'PurchaseOrder',
  cents: 5000,
  place: 1,
  held: 'nobody',
  number: 'PO-9',
};

/** A payment as the services write it. */
function payment(tender: TenderRow, { attempt = 1, by = proofs, of = orderID } = {}): Payment {
  const { type: Type, cents, xp } = commercePayment(tender);
  const ID = tenderName({ orderID: of, attempt }, tender);
  const Proof = by.make({ id: ID, cents, kind: tender.kind, reference: tender.reference });
  return { ID, Type, Amount: cents / 100, xp: { ...xp, Proof } };
}
const changed = (one: Payment, xp: object): Payment => ({ ...one, xp: { ...one.xp, ...xp } });

describe('the attempt that placed an order, told by its payments', () => {
  it('is found with every tender, the ledger’s by its reference and without a number', () => {
    expect(
      paidAttempt(
        orderID,
        5000,
        [payment(byGiftCard, { attempt: 3 }), payment(byCard, { attempt: 3 })],
        proofs,
      ),
    ).toEqual({
      attempt: 3,
      tenders: [byCard, { ...byGiftCard, number: undefined }],
    });
    expect(paidAttempt(orderID, 5000, [payment(byPurchaseOrder)], proofs)).toEqual({
      attempt: 1,
      tenders: [byPurchaseOrder],
    });
  });

  it('is found by the secret before as well', () => {
    const by = paymentProofs([before, undefined]);
    expect(paidAttempt(orderID, 4000, [payment(byCard, { by })], proofs)?.attempt).toBe(1);
  });

  it.each<[string, number, Payment[]]>([
    ['there is no payment, also where nothing was to be paid', 0, []],
    ['a payment is another amount than the total', 4001, [payment(byCard)]],
    [
      'one payment is not signed',
      5000,
      [payment(byCard), changed(payment(byGiftCard), { Proof: undefined })],
    ],
    [
      'a payment was signed by somebody else',
      4000,
      [payment(byCard, { by: paymentProofs(['c'.repeat(32), undefined]) })],
    ],
    ['the amount was changed after it was signed', 9000, [{ ...payment(byCard), Amount: 90 }]],
    ['the kind was changed', 4000, [changed(payment(byCard), { Kind: 'PurchaseOrder' })]],
    [
      'another account is named',
      1000,
      [changed(payment({ ...byGiftCard, place: 1 }), { LedgerAccount: 'account-2' })],
    ],
    [
      'payments are of two attempts',
      5000,
      [payment(byCard, { attempt: 1 }), payment(byGiftCard, { attempt: 2 })],
    ],
    ['the payment is another order’s', 4000, [payment(byCard, { of: 'Order_8-1' })]],
    [
      'it is the payment of an order whose ID begins the same',
      4000,
      [payment(byCard, { of: `${orderID}-1-1` })],
    ],
    ['the kind is none of ours', 4000, [changed(payment(byCard), { Kind: 'Bitcoin' })]],
    ['the ID is written another way', 4000, [{ ...payment(byCard), ID: `${orderID}-01` }]],
  ])('is not known when %s', (_, total, payments) => {
    expect(paidAttempt(orderID, total, payments, proofs)).toBeNull();
  });
});

describe('mails of an order', () => {
  it.each([
    { orderID: 'a' },
    { orderID: 'a-1-2' },
    { orderID: 'a-1', card: { place: 12, mailing: 3 } },
  ])('are known by their Message-ID and by their name: %j', (mail) => {
    expect(orderMailOf(orderMailID(mail))).toEqual(mail);
    expect(sentMailIDs(mail.orderID, { [sentName(mail)]: '' })).toEqual([orderMailID(mail)]);
  });

  it('are no other message', () => {
    expect(
      ['events-a', '<notice-a@example.com>', 'sent-<order-a@example.com>'].map(orderMailOf),
    ).toEqual([null, null, null]);
    expect(sentMailIDs('a', { Else: '' })).toEqual([]);
  });
});

it.each([
  ['a-1', [{ orderID: 'a', attempt: 1 }]],
  [
    'a-2-3',
    [
      { orderID: 'a-2', attempt: 3 },
      { orderID: 'a', attempt: 2 },
    ],
  ],
  ['a-1-1', [{ orderID: 'a-1', attempt: 1 }]],
  ['a-01', []],
  ['somebody else’s', []],
])('what %s may be the name of at the gateway', (name, tries) => {
  expect(triesNamed(name)).toEqual(tries);
});

describe('what is said of restored books', () => {
  const done = { putBack: [{ orderID: 'a', missing: [] }], left: [], mailsSent: 2, letGo: 3 };

  it('is what was done, and nothing to do where all is right', () => {
    expect(recoveredLines(done)).toEqual([
      'Orders put back: 1.',
      'Waiting mails that had gone out: 2.',
      'Authorizations of lost tries let go: 3.',
    ]);
    expect(isAllRight(done)).toBe(true);
  });

  it.each<[LeftOrder['why'], RegExp]>([
    ['free', /^To do: order b cost nothing.* set xp\.OnHold\.Released; else cancel it/],
    ['unproven', /^To do: order b has no payments.*STOREFRONT_WEBHOOK_SECRET_PREVIOUS/],
    ['let-go', /^To do: order b was paid, but the gateway.*ask the buyer to pay again/],
    ['no-blank-cards', /^To do: order b is paid.*services\.blank_gift_card.*run this again/],
    ['cancelled', /^To do: order b was not what.*Tell the buyer/],
  ])('names what a person must do about an order left as %s', (why, line) => {
    const left = { ...done, left: [{ orderID: 'b', why }] };
    expect(recoveredLines(left).slice(3)).toEqual([expect.stringMatching(line)]);
    expect(isAllRight(left)).toBe(false);
  });

  it('names what a ledger does not know, with its amount and account', () => {
    const missing = [{ kind: 'GiftCard' as const, cents: 1050, reference: 'account-1' }];
    const short = { ...done, putBack: [{ orderID: 'c', missing }] };
    expect(recoveredLines(short).slice(3)).toEqual([
      expect.stringMatching(
        /^To do: order c stands, but \$10\.50 of it \(GiftCard, account account-1\)/,
      ),
    ]);
    expect(isAllRight(short)).toBe(false);
  });
});
