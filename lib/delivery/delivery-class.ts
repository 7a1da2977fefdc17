import { itemLeadDays, type DeliveryItem } from './item';
import { deliveryMethods, type DeliveryMethod } from './method';

/** One letter for each method: part of keys that are kept in the search index, so none is ever used for another. */
const letters: Record<DeliveryMethod, string> = {
  Wired: 'W',
  Courier: 'K',
  InStorePickUp: 'P',
  CurbsidePickUp: 'C',
  LocalDelivery: 'L',
  USPS: 'S',
  UPS: 'U',
  Email: 'E',
  TFE: 'T',
  FTD: 'F',
};

/** The ways of what goes nowhere. */
const nowhere = 'none';

const flags = [
  ['n', 'nationwide'],
  ['w', 'wireable'],
  ['g', 'giftCard'],
  ['e', 'emailGiftCard'],
] as const satisfies readonly (readonly [string, keyof DeliveryItem])[];

/**
 * All that the delivery rules go by of a product, besides its category, as one key that says itself: `W1K0P0C0L0U2_nw` goes by each of these methods after so many lead
 * days and may be sent nationwide and wired. Products of one class arrive alike. Letters, digits and `_` alone, so that it is a plain value of a filter.
 */
export function deliveryClassOf(item: DeliveryItem): string {
  const marks = flags.flatMap(([mark, flag]) => (item[flag] ? [mark] : []));
  const ways = deliveryMethods.flatMap((method) => {
    const lead = itemLeadDays(item, method);
    return lead === null ? [] : [`${letters[method]}${lead}`];
  });
  return [ways.join('') || nowhere, ...(marks.length > 0 ? [marks.join('')] : [])].join('_');
}

const shape = /^(none|(?:[A-Z]\d{1,3})+)(?:_([nwge]+))?$/;

/** The product a class stands for, as the delivery rules see it; `null` for what is no class. */
export function itemOfClass(deliveryClass: string): DeliveryItem | null {
  const [, ways, marks = ''] = shape.exec(deliveryClass) ?? [];
  if (ways === undefined) return null;
  const leads = new Map(
    [...ways.matchAll(/([A-Z])(\d+)/g)].map(([, letter = '', lead]) => [letter, Number(lead)]),
  );
  const has = (flag: (typeof flags)[number][1]) =>
    flags.some(([mark, of]) => of === flag && marks.includes(mark));
  return {
    productID: '',
    nationwide: has('nationwide'),
    wireable: has('wireable'),
    giftCard: has('giftCard'),
    emailGiftCard: has('emailGiftCard'),
    methods: Object.fromEntries(
      deliveryMethods.map((method) => {
        const LeadDays = leads.get(letters[method]);
        return [method, LeadDays === undefined ? { Enabled: false } : { Enabled: true, LeadDays }];
      }),
    ),
  };
}
