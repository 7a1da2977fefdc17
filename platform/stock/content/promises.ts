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
