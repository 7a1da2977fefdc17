import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productXp, variantFromCommerce } from '@/lib/catalogue/from-commerce';
import { noPicture } from '@/lib/catalogue/product-group';
import { productTitle } from '@/lib/catalogue/product-title';
import { bestBand } from '@/lib/catalogue/stock-band';
import { chicagoDate, type ChicagoDate } from '@/lib/core/chicago-time';
import type { EventSession, ShopEvent } from './event';

const times = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/;

/** Events with at least one session today or later (Chicago), the next first; past and hidden dates are left out (000 §4). */
export function eventsFromCommerce(products: readonly BuyerProduct[], now: Date): ShopEvent[] {
  const today = chicagoDate(now);
  const byCode = new Map<string, BuyerProduct[]>();
  for (const product of products) {
    const xp = productXp(product);
    if (xp?.IsWorkShopEvent && xp.Visible !== false) byCode.set(xp.ProductCode, [...(byCode.get(xp.ProductCode) ?? []), product]);
  }
  return [...byCode.values()]
    .flatMap((group) => eventOf(group, today, now) ?? [])
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)) || a.title.localeCompare(b.title));
}

function eventOf(group: BuyerProduct[], today: ChicagoDate, now: Date): ShopEvent | null {
  const sessions = onceEach(group.flatMap((product) => sessionsOf(product, now)).filter(({ day }) => day >= today));
  sessions.sort((a, b) => `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`));
  const main = group.find((product) => productXp(product)?.IsDefaultProduct) ?? group[0];
  const xp = main && productXp(main);
  if (!main || !xp || sessions.length === 0) return null;
  const variant = variantFromCommerce(main, [], now);
  return {
    code: xp.ProductCode,
    title: productTitle(xp.EventName ?? main.Name ?? '', xp.WebFacingProductTitle ?? xp.EventName),
    description: main.Description ?? '',
    picture: variant?.pictures[0] ?? noPicture,
    price: variant?.price ?? 0,
    featured: xp.IsFeatured ?? false,
    categoryID: xp.PrimaryCategoryID ?? null,
    storeID: xp.LocationID ?? null,
    room: xp.EventRoom ?? null,
    sessions,
  };
}

function sessionsOf(product: BuyerProduct, now: Date): EventSession[] {
  const seats = variantFromCommerce(product, [], now)?.stock ?? 'in';
  return Object.entries(productXp(product)?.EventDateTimes ?? {}).flatMap(([day, text]) => {
    const [, from, to] = times.exec(text) ?? [];
    return from && to ? [{ productID: product.ID ?? '', day, from, to, seats }] : [];
  });
}

/** A date sold in several sizes or colours is one session, as free as the freest of them. */
function onceEach(sessions: readonly EventSession[]): EventSession[] {
  const byTime = new Map<string, EventSession>();
  for (const session of sessions) {
    const key = `${session.day} ${session.from}`;
    const known = byTime.get(key);
    byTime.set(key, known ? { ...known, seats: bestBand([known.seats, session.seats]) } : session);
  }
  return [...byTime.values()];
}

function firstDay(event: ShopEvent): ChicagoDate {
  return event.sessions[0]?.day ?? '';
}
