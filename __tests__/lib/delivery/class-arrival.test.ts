/** @jest-environment node */
import fc from 'fast-check';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { arrival } from '@/lib/delivery/arrival';
import { classArrival, openDaysOfClasses, vansBring } from '@/lib/delivery/days/class-arrival';
import { deliveryClassOf, itemOfClass } from '@/lib/delivery/delivery-class';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { dayCases } from '@/scripts/prove/promise/day-cases';
import { at, deliveryWorld, settingsWith } from './world';

const { cities, stores } = deliveryWorld();
const friday = at('2026-11-20', '10:00');
const ask = (
  deliveryClass: string,
  wish: { zip: string | null; by?: string },
  xp: Partial<BuyerSettings['xp']> = {},
) =>
  classArrival(
    deliveryClass,
    { by: null, ...wish },
    { settings: settingsWith(xp), cities, stores, version: 'v1' },
    friday,
  );

describe('when a delivery class arrives', () => {
  it.each<[string, string, { zip: string | null; by?: string }, boolean, string]>([
    ['the first day', 'L0', { zip: '55408' }, true, 'From Fri, Nov 20'],
    ['after its lead days', 'L2', { zip: '55408' }, true, 'From Mon, Nov 23'],
    ['by a day', 'L0', { zip: '55408', by: '2026-11-21' }, true, 'Arrives Sat, Nov 21'],
    [
      'by a Sunday, the day before',
      'L0',
      { zip: '55408', by: '2026-11-22' },
      true,
      'Arrives Sat, Nov 21',
    ],
    ['too late', 'L2', { zip: '55408', by: '2026-11-21' }, false, 'From Mon, Nov 23'],
    ['before a ZIP is known', 'L0', { zip: null }, true, 'Twin Cities from Fri, Nov 20'],
    [
      'before a ZIP is known, whatever the day',
      'L0',
      { zip: null, by: '2026-11-21' },
      true,
      'Twin Cities from Fri, Nov 20',
    ],
    ['not by the vans beyond them', 'L0', { zip: '10001' }, false, ''],
    ['not, but it can be collected', 'P0L0', { zip: '10001' }, false, 'Pickup in our stores'],
    ['by florists elsewhere', 'W1K0L0_nw', { zip: '10001' }, true, 'From Sat, Nov 21'],
    ['nowhere', 'none', { zip: '55408' }, false, ''],
  ])('%s', (_name, deliveryClass, wish, can, words) => {
    expect(ask(deliveryClass, wish)).toEqual({ can, words });
  });

  it('is not said of what is no class', () => {
    expect(ask('nonsense', { zip: '55408' })).toBeNull();
  });

  it('lets a rule about any category count', () => {
    const DayRules = [
      {
        label: 'No roses.',
        category: 'roses',
        dates: ['2026-11-20'],
        effect: 'closed' as const,
      },
    ];
    expect(ask('L0', { zip: '55408' }, { DayRules })?.words).toBe('From Sat, Nov 21');
  });

  it('is a yes only where each product of the class gets one, and the same without rules about categories', () => {
    fc.assert(
      fc.property(dayCases, ({ query, facts, now }) => {
        const [item] = query.items;
        if (!item || query.zip === null) return;
        const wish = { zip: query.zip, by: query.by ?? null };
        const answer = arrival({ ...wish, items: [item] }, facts, now).answer === 'yes';
        const found = classArrival(deliveryClassOf(item), wish, facts, now);
        if (found?.can) expect(answer).toBe(true);
        if (!facts.settings.xp.DayRules?.some(({ category }) => category))
          expect(found?.can).toBe(answer);
      }),
      { numRuns: 1000, seed: 23 },
    );
  });
});

describe('what our own vans bring on a day', () => {
  it.each<[string, string, string, Partial<BuyerSettings['xp']>, boolean]>([
    ['what can go today', 'L0', '2026-11-20', {}, true],
    ['not what needs longer', 'L2', '2026-11-20', {}, false],
    ['what has had its days', 'L2', '2026-11-23', {}, true],
    ['not on a Sunday', 'L0', '2026-11-22', {}, false],
    ['not what goes by another way alone', 'K0U2', '2026-11-20', {}, false],
    ['no gift cards', 'L0S1_g', '2026-11-20', {}, false],
    ['nothing of no class', 'nonsense', '2026-11-20', {}, false],
    [
      'nothing on a day that is taken',
      'L0',
      '2026-11-20',
      { NonDeliveryDates: ['2026-11-20'] },
      false,
    ],
    [
      'nothing of a class some of which is kept back',
      'L0',
      '2026-11-20',
      {
        DayRules: [
          { label: 'No roses.', effect: 'closed', dates: ['2026-11-20'], category: 'roses' },
        ],
      },
      false,
    ],
  ])('%s', (_name, deliveryClass, day, xp, brought) => {
    const facts = { settings: settingsWith(xp), cities, stores, version: 'v1' };
    expect(vansBring(deliveryClass, day, facts, friday)).toBe(brought);
  });
});

describe('the open days of what is listed', () => {
  it.each<[string, string[], string | null, string, Partial<BuyerSettings['xp']>, string[]]>([
    [
      'from today, without the Sunday',
      ['L0'],
      '55408',
      '10:00',
      {},
      ['2026-11-20', '2026-11-21', '2026-11-23'],
    ],
    [
      'from tomorrow after the cut-off',
      ['L0'],
      '55408',
      '15:00',
      {},
      ['2026-11-21', '2026-11-23', '2026-11-24'],
    ],
    [
      'those of the soonest class',
      ['L3', 'L2'],
      '55408',
      '10:00',
      {},
      ['2026-11-23', '2026-11-24', '2026-11-25'],
    ],
    [
      'without a day that is taken',
      ['L0'],
      null,
      '10:00',
      { NonDeliveryDates: ['2026-11-21'] },
      ['2026-11-20', '2026-11-23', '2026-11-24'],
    ],
    [
      'by florists beyond the vans',
      ['L0', 'W1K0L0_nw'],
      '10001',
      '10:00',
      {},
      ['2026-11-21', '2026-11-23', '2026-11-24'],
    ],
    ['not those of a mailbox', ['E0_e'], '55408', '10:00', {}, []],
    ['not those of a store', ['P0C0'], '55408', '10:00', {}, []],
    ['none of what is no class', ['nonsense'], '55408', '10:00', {}, []],
  ])('are %s', (_name, classes, zip, time, xp, days) => {
    const facts = { settings: settingsWith(xp), cities, stores, version: 'v1' };
    expect(openDaysOfClasses(classes, zip, facts, at('2026-11-20', time), 3)).toEqual(days);
  });

  it('are each a day on which one of the classes arrives, and no other day is one', () => {
    const classes = ['L2', 'W1K0L0_nw', 'P0C0L4U2_n'];
    const facts = { settings: settingsWith(), cities, stores, version: 'v1' };
    for (const zip of ['55408', '10001']) {
      const open = openDaysOfClasses(classes, zip, facts, friday, 14);
      expect(open).toHaveLength(14);
      for (let day = '2026-11-20'; day <= (open.at(-1) ?? ''); day = addChicagoDays(day, 1)) {
        const arrives = classes.some((each) => {
          const item = itemOfClass(each);
          return item && arrival({ zip, items: [item], date: day }, facts, friday).answer === 'yes';
        });
        expect([day, open.includes(day)]).toEqual([day, arrives]);
      }
    }
  });
});
