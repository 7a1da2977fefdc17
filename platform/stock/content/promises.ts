import { formatCents } from '@/lib/core/money';
import { clockWords } from '@/lib/core/time/day-words';
import { reportProblemLabel } from '@/lib/requests/order-problem';

/**
 * Every figure the shop promises in writing, said once: pages, products, categories and promos take it from here, so that no two places
 * can say different ones.
 */

/** What Purple Perks gives back, and how long it keeps. */
export const perksWords = {
  rate: 'Three cents of every dollar come back',
  expiry: 'They keep until the end of August of the next year.',
} as const;

/** What is made good, and for how long (`Returns & Guarantee`). */
export const guaranteeWords = {
  flowers: `Fresh for seven days, or we replace the bouquet. Choose ${reportProblemLabel} on your order page, or call us.`,
  houseplants: 'Houseplants are guaranteed for 60 days.',
  hardy: 'Hardy trees, shrubs and perennials are guaranteed for one year from purchase.',
  unused: 'Unused goods can be returned within 30 days with the receipt.',
  summary: 'Seven days for flowers, sixty for houseplants, a year for what is hardy.',
} as const;

/** Whole days between the order and the first day it can leave, by what it is; the words for them. */
export const preparation = {
  familyPieces: { days: 2, words: 'two days ahead' },
  sympathy: { days: 1, words: 'one day ahead' },
  wedding: { days: 3, words: 'three days ahead' },
  trees: { days: 4, words: 'four days ahead' },
} as const;

/** The week the lilacs on Lyndale bloom, as the house celebrates it: Mother's Day weekend and the week after. */
export const lilacWeek = { dates: 'May 8 to 16', days: 'nine days' } as const;

/** What delivery costs in cents and until when it can be ordered: the settings file has the same. */
export const deliveryTerms = {
  sameDayBy: '13:00',
  morningBy: '17:00',
  runs: [
    { id: 'AM', label: 'Morning, 9 AM – 1 PM', from: '09:00', to: '13:00' },
    { id: 'PM', label: 'Afternoon, 1 PM – 5 PM', from: '13:00', to: '17:00' },
    { id: 'EVE', label: 'Evening, 5 PM – 8 PM', from: '17:00', to: '20:00' },
  ],
  fees: {
    LocalDeliveryBands: [
      { maxMiles: 8, cents: 1499 },
      { maxMiles: 16, cents: 1899 },
      { maxMiles: null, cents: 2499 },
    ],
    PickingFeeCents: 0,
    UPSCents: 1499,
    USPSCents: 499,
    NationwideCents: 1799,
    WireServiceCents: 999,
    CourierCents: 2999,
  },
};

/** The same in words; a run as `9 AM to 1 PM`. */
export const deliveryWords = {
  sameDayBy: clockWords(deliveryTerms.sameDayBy),
  morningBy: clockWords(deliveryTerms.morningBy),
  runs: deliveryTerms.runs.map(
    ({ from, to }) => `${clockWords(from, true)} to ${clockWords(to, true)}`,
  ),
  lateRunEnds: clockWords(deliveryTerms.runs[2]!.to, true),
  nationwide: formatCents(deliveryTerms.fees.NationwideCents + deliveryTerms.fees.WireServiceCents),
};
