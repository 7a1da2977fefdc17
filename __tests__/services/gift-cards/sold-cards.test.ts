import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import type { CalculatorLineItem } from '@/lib/orders/calculated-order';
import { cardAnswer, resendProblem, type IssuedCard } from '@/services/gift-cards/order-cards';
import { waitUntil } from '@/services/gift-cards/issue-cards';
import { soldCards } from '@/services/gift-cards/sold-cards';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';

const goods = calculatedShipment();
const paper = (change: Partial<CalculatorLineItem> = {}) =>
  calculatedLine({
    ID: 'paper',
    ProductID: 'GIFTCARD',
    Quantity: 1,
    MerchandiseTotal: 25,
    Specs: [],
    ...change,
  });
const byMail = (change: Partial<CalculatorLineItem> = {}) =>
  calculatedLine({
    ID: 'mail',
    ProductID: 'EGIFTCARD',
    Quantity: 1,
    MerchandiseTotal: 50,
    Specs: [
      {
        SpecID: giftCardSpecs.email,
        OptionID: null,
        Name: 'E-mail',
        Value: 'typo@example.com',
        PriceMarkup: 0,
      },
    ],
    ...change,
  });
const toCy = (lines: CalculatorLineItem[], xp: Partial<typeof goods.xp> = {}) =>
  calculatedShipment({
    Shipper: 'Email',
    LineItems: lines,
    ToAddress: { ...goods.ToAddress!, FirstName: 'Cy', xp: { Email: 'cy@example.com' } },
    xp: { ...goods.xp, RequestedDeliveryDate: '2026-12-24', CardMessage: null, ...xp },
  });
const cents = (...shipments: Parameters<typeof calculatedOrder>[0] & object) =>
  soldCards(calculatedOrder(shipments)).map((card) => [card.place, card.lineID, card.cents]);

describe('the gift cards of an order', () => {
  it('are none of goods', () => expect(soldCards(calculatedOrder([goods]))).toEqual([]));

  it('are one for each unit, counted over lines and shipments in their order', () => {
    expect(
      cents(
        goods,
        calculatedShipment({ LineItems: [paper({ Quantity: 2, MerchandiseTotal: 50 })] }),
        toCy([byMail()]),
      ),
    ).toEqual([
      [1, 'paper', 2500],
      [2, 'paper', 2500],
      [3, 'mail', 5000],
    ]);
  });

  it.each([
    [100, 3, [3334, 3333, 3333]],
    [37.5, 1, [3750]],
    [0.05, 2, [3, 2]],
    [500, 100, Array<number>(100).fill(500)],
  ])('%p dollars over %i cards', (MerchandiseTotal, Quantity, worth) => {
    expect(
      soldCards(calculatedOrder([toCy([byMail({ Quantity, MerchandiseTotal })])])).map(
        (card) => card.cents,
      ),
    ).toEqual(worth);
  });

  it('by e-mail go where the address says, on its day, with the message', () => {
    expect(
      soldCards(
        calculatedOrder([
          toCy([byMail()], { CardMessage: { line1: 'For you', line2: '', line3: ' Love ' } }),
        ]),
      )[0]!.mail,
    ).toEqual({
      to: 'cy@example.com',
      firstName: 'Cy',
      day: '2026-12-24',
      message: ['For you', 'Love'],
    });
    expect(
      soldCards(calculatedOrder([calculatedShipment({ LineItems: [paper()] })]))[0]!.mail,
    ).toBeNull();
  });
});

describe('when a card by e-mail goes out', () => {
  const at = (day: string | null, now: string) =>
    new Date(new Date(now).getTime() + waitUntil(day, new Date(now))).toISOString();

  it.each<[string, string | null, string, string]>([
    ['no day', null, '2026-11-23T18:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['today', '2026-11-23', '2026-11-23T18:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['today before eight', '2026-11-23', '2026-11-23T11:00:00Z', '2026-11-23T11:00:00.000Z'],
    ['a day that is past', '2026-11-20', '2026-11-23T18:00:00Z', '2026-11-23T18:00:00.000Z'],
    [
      'still today in Chicago, tomorrow in London',
      '2026-11-23',
      '2026-11-24T04:00:00Z',
      '2026-11-24T04:00:00.000Z',
    ],
    ['tomorrow, winter', '2026-11-24', '2026-11-23T18:00:00Z', '2026-11-24T14:00:00.000Z'],
    ['in summer', '2026-07-04', '2026-06-30T12:00:00Z', '2026-07-04T13:00:00.000Z'],
    ['the day clocks go forward', '2026-03-08', '2026-03-07T12:00:00Z', '2026-03-08T13:00:00.000Z'],
    ['the day clocks go back', '2026-11-01', '2026-10-31T12:00:00Z', '2026-11-01T14:00:00.000Z'],
  ])('%s', (_, day, now, sent) => expect(at(day, now)).toBe(sent));
});

describe('a card sent again', () => {
  const now = new Date('2026-11-23T18:00:00Z');
  const mailing = {
    messageID: '<m>',
    count: 1,
    at: '2026-11-23T17:00:00.000Z',
    sentAt: '2026-11-23T17:00:01.000Z',
    state: 'Sent' as const,
  };
  const card = (change: Partial<IssuedCard> = {}): IssuedCard => ({
    number: '6006500000000011',
    place: 1,
    lineID: 'mail',
    productID: 'EGIFTCARD',
    cents: 5000,
    balance: 5000,
    active: true,
    email: 'cy@example.com',
    day: null,
    mailing,
    ...change,
  });

  it.each<[string, Partial<IssuedCard>, string | null]>([
    ['that has gone out', {}, null],
    ['whose mail was given up', { mailing: { ...mailing, state: 'Failed' } }, null],
    ['that has not gone out', { mailing: { ...mailing, state: 'Waiting' } }, 'gift-card-waiting'],
    ['of which a cent is spent', { balance: 4999 }, 'gift-card-spent'],
    ['that is blocked', { active: false }, 'gift-card-spent'],
    [
      'sent a second too early',
      { mailing: { ...mailing, at: '2026-11-23T17:58:01.000Z' } },
      'gift-card-too-often',
    ],
    ['sent two minutes ago', { mailing: { ...mailing, at: '2026-11-23T17:58:00.000Z' } }, null],
    ['sent nine times', { mailing: { ...mailing, count: 9 } }, null],
    ['sent ten times', { mailing: { ...mailing, count: 10 } }, 'gift-card-too-often'],
    ['on paper', { mailing: null, email: null, productID: 'GIFTCARD' }, 'not-found'],
  ])('%s', (_, change, code) => expect(resendProblem(card(change), now)?.code ?? null).toBe(code));

  it.each<[string, Partial<IssuedCard>, string | null]>([
    ['that waits', { mailing: { ...mailing, state: 'Waiting' } }, null],
    [
      'that waits, of which a cent is spent',
      { balance: 4999, mailing: { ...mailing, state: 'Waiting' } },
      'gift-card-spent',
    ],
    [
      'that waits, after ten mails',
      { mailing: { ...mailing, state: 'Waiting', count: 10 } },
      'gift-card-too-often',
    ],
    [
      'sent a second too early',
      { mailing: { ...mailing, at: '2026-11-23T17:58:01.000Z' } },
      'gift-card-too-often',
    ],
  ])('%s, of a mailbox that is wrong', (_, change, code) =>
    expect(resendProblem(card(change), now, true)?.code ?? null).toBe(code),
  );

  it('is told by its last digits', () => {
    expect(JSON.stringify(cardAnswer(card()))).not.toContain('600650');
    expect(cardAnswer(card())).toMatchObject({
      PartialAccountNumber: '0011',
      Amount: 50,
      State: 'Sent',
      Resendable: true,
    });
  });

  it.each<[string, Partial<IssuedCard>, string | null]>([
    ['that went out', { day: '2026-11-20' }, '2026-11-23'],
    [
      'that waits for its day',
      { day: '2026-12-24', mailing: { ...mailing, sentAt: null, state: 'Waiting' } },
      '2026-12-24',
    ],
    ['that goes at once', { mailing: { ...mailing, sentAt: null, state: 'Waiting' } }, null],
    [
      'on its way again',
      { day: '2026-11-20', mailing: { ...mailing, count: 2, sentAt: null, state: 'Waiting' } },
      '2026-11-23',
    ],
    [
      'late in the evening',
      { mailing: { ...mailing, sentAt: '2026-11-24T05:59:00.000Z' } },
      '2026-11-23',
    ],
    ['on paper', { mailing: null, email: null }, null],
  ])('%s names its day', (_, change, day) => expect(cardAnswer(card(change)).SendDate).toBe(day));

  it.each<[string, Partial<IssuedCard>]>([
    ['on paper', { mailing: null, email: null, productID: 'GIFTCARD' }],
    ['whose mail was stopped', { day: '2026-12-24' }],
  ])('%s that was taken back with its order is cancelled, and went on no day', (_, change) => {
    const recalled = card({ ...change, active: false, balance: 0 });
    expect(cardAnswer(recalled)).toMatchObject({
      State: 'Canceled',
      SendDate: null,
      Resendable: false,
    });
  });

  it.each([
    [true, 'Active'],
    [false, 'Inactive'],
  ])('on paper, active %p, is %s', (active, State) => {
    expect(
      cardAnswer(card({ mailing: null, email: null, productID: 'GIFTCARD', active })),
    ).toMatchObject({ State, Resendable: false });
  });
});
