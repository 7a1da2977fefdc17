import { weekdays } from '@/lib/core/time/day-words';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import type { StaticFile } from '@/lib/upstream/files/client';

/** What shoppers read on every day until the retailer has written down hours, runs and fees: nothing is sold at a fee that nobody chose. */
const notYet = 'Ordering opens soon.';

const buyerSettings = {
  Shippers: {
    LocalDelivery: {
      SameDayDeliveryCountDownTimer: '13:00',
      NextDayAMDeliveryCutoff: '17:00',
      SameDayDelivery: false,
    },
  },
  xp: {
    DayRules: [{ label: notYet, weekdays: [...weekdays], effect: 'closed' }],
    Fees: {
      LocalDeliveryBands: [{ maxMiles: null, cents: 0 }],
      PickingFeeCents: 0,
      UPSCents: 0,
      USPSCents: 0,
      NationwideCents: 0,
      WireServiceCents: 0,
      CourierCents: 0,
    },
    Origin: { lat: 44.97, lng: -93.26 },
  },
};

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The four files of the blob storage as they begin (specification A7): valid, and empty as far as they can be. */
export const firstFiles: Readonly<Record<StaticFile, string>> = {
  'buyerxp.json': json(buyerSettings),
  'colors.json': json({ theme: {}, swatches: {} }),
  'redirects.json': json([]),
  'sitemap.xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n',
};

/** Whether buyer settings are still those that were made, in which every day is closed. */
export function isUnwritten(text: string): boolean {
  const settings = buyerSettingsSchema.safeParse(JSON.parse(text));
  return settings.data?.xp.DayRules?.some(({ label }) => label === notYet) ?? false;
}
