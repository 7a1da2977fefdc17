import { isKeptPlan, keptPlan } from '@/lib/checkout/kept-plan';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import type { Tender } from '@/lib/orders/tender';

const planned = (tender: Tender): PlannedTender => ({
  key: tender.kind,
  label: tender.kind,
  most: null,
  tender,
});
/** As it is read again after a reload. */
const kept = (...tenders: Tender[]): unknown =>
  JSON.parse(JSON.stringify(keptPlan({ plan: tenders.map(planned), total: 5000 })));
const deviceData = '{"correlation_id":"2f1e9c7a0b"}';

describe('what of a plan is kept over a reload', () => {
  it.each<[string, Tender, Tender[]]>([
    ['no nonce of a card', { kind: 'card', amount: 100, nonce: 'n', deviceData }, []],
    ['no nonce of a wallet', { kind: 'paypal', amount: 100, nonce: 'n', deviceData }, []],
    ['no gift card', { kind: 'giftCard', amount: 100, number: '6006490000000138' }, []],
    [
      'a saved card, without what was said of the device',
      { kind: 'savedCard', amount: 100, cardID: 'c-1', deviceData },
      [{ kind: 'savedCard', amount: 100, cardID: 'c-1' }],
    ],
    ['perks', { kind: 'purplePerks', amount: 100 }, [{ kind: 'purplePerks', amount: 100 }]],
  ])('%s', (_, tender, expected) => {
    const read = kept(tender);
    expect(read).toEqual({ plan: expected.map(planned), total: 5000 });
    expect(isKeptPlan(read)).toBe(true);
  });

  it('of a saved card’s bank is known whom to tell, and not what it said', () => {
    const plan: PlannedTender[] = [
      {
        ...planned({ kind: 'savedCard', amount: 100, cardID: 'c-1', verificationID: 'id-1' }),
        bank: { email: 'ada@example.com', clientToken: 't', confirmed: 100 },
      },
    ];
    expect(keptPlan({ plan, total: 100 }).plan).toEqual([
      {
        ...planned({ kind: 'savedCard', amount: 100, cardID: 'c-1' }),
        bank: { email: 'ada@example.com' },
      },
    ]);
  });

  const perks = planned({ kind: 'purplePerks', amount: 100 });
  it.each<[string, unknown]>([
    ['a tender that may not be kept', [planned({ kind: 'card', amount: 1, nonce: 'n' })]],
    ['a good one beside it', [perks, planned({ kind: 'card', amount: 1, nonce: 'n' })]],
    ['no key', [{ ...perks, key: 7 }]],
    ['no label', [{ ...perks, label: undefined }]],
    ['a limit in words', [{ ...perks, most: 'all' }]],
    ['an amount in words', [{ ...perks, tender: { ...perks.tender, amount: '100' } }]],
    ['nothing', [null]],
    ['no list', {}],
  ])('is no plan with %s', (_, plan) => {
    expect(isKeptPlan({ plan, total: 1 })).toBe(false);
  });
});
