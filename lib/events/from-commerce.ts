import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productXp, variantFromCommerce } from '@/lib/catalogue/from-commerce';
import { isVisible } from '@/lib/catalogue/product/product-xp';
import { noPicture } from '@/lib/catalogue/picture';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { productTitle } from '@/lib/catalogue/product/product-title';
import type { EventOffer, EventSession, ShopEvent } from './event';

/** Events of the catalogue grouped by product code, with their past dates; by their first date, then by title. An event all of whose dates are hidden is none (specification A3, A4), unless hidden ones are asked for too. */
export function eventsFromCommerce(
  products: readonly BuyerProduct[],
  { hidden = false } = {},
): ShopEvent[] {
  const byCode = new Map<string, BuyerProduct[]>();
  for (const product of products) {
    const xp = productXp(product);
    if (xp?.IsWorkShopEvent)
      byCode.set(xp.ProductCode, [...(byCode.get(xp.ProductCode) ?? []), product]);
  }
  return [...byCode.values()]
    .flatMap(
      (group) =>
        eventOf(group, hidden ? group : group.filter((product) => isVisible(productXp(product)))) ??
        [],
    )
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)) || a.title.localeCompare(b.title));
}

function eventOf(all: readonly BuyerProduct[], group: readonly BuyerProduct[]): ShopEvent | null {
  const main = group.find((product) => productXp(product)?.IsDefaultProduct) ?? group[0];
  const xp = main && productXp(main);
  const sessions = onceEach(group.flatMap((product) => sessionOf(product) ?? []));
  if (!main || !xp || sessions.length === 0) return null;
  const prices = sessions.flatMap(({ offers }) => offers.map(({ price }) => price));
  return {
    code: xp.ProductCode,
    productID: main.ID ?? '',
    title: productTitle(main.Name ?? '', xp),
    description: main.Description ?? '',
    picture: variantFromCommerce(main, [])?.pictures[0] ?? noPicture,
    price: Math.min(...prices),
    priceTo: Math.max(...prices),
    featured: group.some((product) => productXp(product)?.IsFeatured),
    categoryID: xp.PrimaryCategoryID ?? null,
    storeID: xp.LocationID ?? null,
    room: xp.EventRoom ?? null,
    relatedDates: relatedDatesOf(all),
    sessions: sessions.sort((a, b) => startOf(a).localeCompare(startOf(b))),
  };
}

function sessionOf(product: BuyerProduct): EventSession | null {
  const xp = productXp(product);
  const meetings = meetingsOf(xp);
  const first = meetings[0];
  const offer = offerOf(product);
  if (!xp || !first || !offer) return null;
  return {
    ...first,
    productID: offer.productID,
    meetings,
    offers: [offer],
    release: { ReleaseDate1: xp.ReleaseDate1, ReleaseDate2: xp.ReleaseDate2 },
  };
}

/** Every day of a group once; one that is visible in any of its products is visible. */
function relatedDatesOf(group: readonly BuyerProduct[]): ShopEvent['relatedDates'] {
  const visible = new Map<string, boolean>();
  for (const product of group)
    for (const { day: on } of meetingsOf(productXp(product)))
      visible.set(on, (visible.get(on) ?? false) || isVisible(productXp(product)));
  return [...visible]
    .map(([Date, Visible]) => ({ Date, Visible }))
    .sort((a, b) => a.Date.localeCompare(b.Date));
}

function offerOf(product: BuyerProduct): EventOffer | null {
  const variant = variantFromCommerce(product, []);
  if (!variant) return null;
  const {
    productID,
    size,
    color,
    price,
    stock,
    minQuantity,
    maxQuantity,
    releaseDate,
    releaseEnd,
  } = variant;
  return {
    productID,
    size,
    color,
    price,
    seats: stock,
    minQuantity,
    maxQuantity,
    release: { ReleaseDate1: releaseDate, ReleaseDate2: releaseEnd ?? null },
  };
}

/** A date sold in several sizes or colours is one session. */
function onceEach(sessions: readonly EventSession[]): EventSession[] {
  const byTime = new Map<string, EventSession>();
  for (const session of sessions) {
    const sameTime = byTime.get(startOf(session));
    const offers = [...(sameTime?.offers ?? []), ...session.offers];
    byTime.set(startOf(session), {
      ...(sameTime ?? session),
      offers,
    });
  }
  return [...byTime.values()];
}

function startOf({ day: on, from }: EventSession): string {
  return `${on} ${from}`;
}

function firstDay(event: ShopEvent): string {
  return event.sessions[0]?.day ?? '';
}
