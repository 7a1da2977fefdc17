import { moneyLines } from '@/scripts/orders/lines';

const charge = (Currency: string) => ({
  TransactionID: 't1',
  State: 'settled' as const,
  AmountCents: 8000,
  Currency,
  RefundedCents: 0,
  EndsAt: '2026-11-15T12:00:00.000Z',
});

/** What staff read of an order with one charge in this currency. */
const linesOf = (currency: string) =>
  moneyLines({
    OrderID: 'O-1',
    SenderPhone: null,
    TotalCents: 8000,
    OwedCents: 8000,
    ChargeFrom: null,
    Tenders: [
      {
        Place: 1,
        Kind: 'CreditCard',
        AddressCheck: null,
        AmountCents: 8000,
        GivenBackCents: 0,
        Charges: [charge(currency)],
      },
    ],
    Due: [],
    Work: [],
    Events: [],
    Moves: [],
  });

describe('an order’s money in lines', () => {
  it.each([
    ['USD', '     t1 settled $80.00'],
    ['CAD', '     t1 settled $80.00 in CAD'],
  ])('says of a charge in %s what it is in', (currency, line) => {
    expect(linesOf(currency)).toContain(line);
  });
});
