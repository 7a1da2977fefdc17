/** @jest-environment node */
import { noPicture } from '@/lib/catalogue/picture';
import { brand } from '@/lib/config/brand';
import { eventMeta } from '@/lib/seo/event-meta';
import { eventJsonLd } from '@/lib/seo/json-ld/event-json-ld';
import { productMeta } from '@/lib/seo/product-meta';
import { shareAddress } from '@/lib/seo/share-picture';
import { eventPages } from '@/lib/seo/sitemap/sitemap-pages';
import { group } from '@/__tests__/components/catalogue/make-group';
import { session, shopEvent } from '../events/make-event';

const origin = 'https://shop.example';
const now = new Date('2026-07-01T15:00:00Z');
const event = shopEvent({ picture: noPicture, sessions: [session({})] });
const summary = { ...group([]).summary, picture: noPicture };

describe('the stand-in for a picture', () => {
  it.each([
    ['a product', productMeta(group([], { summary }), origin)],
    ['an event', eventMeta(event, null, now, origin)],
  ])('is not shown beside a shared link of %s: the shop’s own picture is', (_, { openGraph }) => {
    expect(openGraph?.images).toMatchObject([
      { url: `${origin}${shareAddress(brand.defaultMetaImage)}` },
    ]);
  });

  it('is no picture of an event to search engines', () => {
    expect(eventJsonLd(event, event.sessions[0]!, null, origin, now)).not.toHaveProperty('image');
    expect(eventPages([event], [], now)).toEqual([{ path: '/event/700106', pictures: [] }]);
  });
});
