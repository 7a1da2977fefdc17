import type { Cents } from '@/lib/core/money';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { arrival } from '@/lib/delivery/arrival';
import { ruledFee } from '@/lib/delivery/days/day-rules';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { itemLeadDays, type DeliveryItem } from '@/lib/delivery/item';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { HandledGoods } from '@/lib/delivery/shipment-cost';
import { methodFor } from '@/lib/delivery/ways/ways';
import { envelope } from './envelope';

interface Span {
  from: number;
  to: number;
}

/** How a product gets to one part of the country, on whatever day it is ordered: what search engines and comparisons of prices are told. */
export interface ShippingTerm {
  method: DeliveryMethod;
  /** The ZIPs it is for; `null` for all others. */
  zips: string[] | null;
  /** All in, in cents: to the nearest and to the farthest of them. */
  cost: { from: Cents; to: Cents };
  /** Days from the order to the day that is promised, fewest and most. */
  days: Span;
  /** Days of these on which a carrier has it. */
  transit: number;
  /** ISO instant at which orders for the same day end next; `null` where none do before midnight. */
  cutOff: string | null;
}

/** Days of an order that are looked at: closed days and full runs of that time are in the figures. */
const orderDays = 14;

/** The ZIP of nobody: beyond the shop's own vans. */
const beyond = '00000';

/** The part of a term that costs nothing to share: products of one delivery class and category have the same. */
type Times = Omit<ShippingTerm, 'zips' | 'cost'> & { fee: { least: Cents; most: Cents } };

/** How long products like one take to the ZIPs of the shop's vans and to all others; `null` where they do not go. */
export interface ShippingTimes {
  local: Times | null;
  far: Times | null;
}

/** The times of a product by the ways its destinations lead to. Pure; holds from `now` on for orders of the next days. */
export function shippingTimes(item: DeliveryItem, facts: DeliveryFacts, now: Date): ShippingTimes {
  const [near] = facts.cities;
  return {
    local: near ? timesTo(near.zip, item, facts, now) : null,
    far: timesTo(beyond, item, facts, now),
  };
}

/** Delivery of `goods`, the least of a product that is sold, to each part of the country with all it costs; empty where they are only collected. */
export function shippingTerms(
  item: DeliveryItem,
  goods: readonly HandledGoods[],
  { local, far }: ShippingTimes,
  facts: Pick<DeliveryFacts, 'settings' | 'cities'>,
): ShippingTerm[] {
  const costs = envelope([item], goods, facts);
  const near = local && costs.local && termOf(local, costs.local);
  const beyondThem =
    far && costs.far !== null ? termOf(far, { from: costs.far, to: costs.far }) : null;
  if (near && JSON.stringify(near) === JSON.stringify(beyondThem)) return [near];
  const zips = facts.cities.map(({ zip }) => zip).sort();
  return [...(near ? [{ ...near, zips }] : []), ...(beyondThem ? [beyondThem] : [])];
}

function termOf({ fee, ...times }: Times, { from, to }: ShippingTerm['cost']): ShippingTerm {
  return { ...times, zips: null, cost: { from: from + fee.least, to: to + fee.most } };
}

function timesTo(zip: string, item: DeliveryItem, facts: DeliveryFacts, now: Date): Times | null {
  const method = methodFor([item], { local: zip !== beyond });
  if (!method) return null;
  const { settings } = facts;
  const categories = item.category ? [item.category] : [];
  const answers = orders(now).flatMap(({ day, at }) => {
    const answer = arrival({ zip, items: [item], method }, facts, at);
    if (answer.answer !== 'yes') return [];
    return [
      {
        days: daysFrom(day, answer.date),
        fee: ruledFee(answer.date, 'NO PREF', { method, categories, settings }),
        orderBy: answer.date === day ? answer.orderBy : null,
      },
    ];
  });
  if (answers.length === 0) return null;
  const [fees, days] = [answers.map(({ fee }) => fee), answers.map((answer) => answer.days)];
  const sameDay = answers.find(({ orderBy }) => orderBy !== null)?.orderBy ?? null;
  return {
    method,
    fee: { least: Math.min(...fees), most: Math.max(...fees) },
    days: { from: Math.min(...days), to: Math.max(...days) },
    transit: method === 'UPS' || method === 'USPS' ? (itemLeadDays(item, method) ?? 0) : 0,
    cutOff: sameDay && chicagoTime(new Date(sameDay)) !== '00:00' ? sameDay : null,
  };
}

/** The first and last instant of each day of an order from now on: within a day what can be promised only gets less. */
function orders(now: Date): { day: ChicagoDate; at: Date }[] {
  const today = chicagoDate(now);
  return Array.from({ length: orderDays }, (_, ahead) => addChicagoDays(today, ahead)).flatMap(
    (day) => {
      const first = chicagoInstant(day);
      const last = new Date(chicagoInstant(addChicagoDays(day, 1)).getTime() - 1000);
      return [
        { day, at: first < now ? now : first },
        { day, at: last < now ? now : last },
      ];
    },
  );
}

function daysFrom(day: ChicagoDate, to: ChicagoDate): number {
  return (Date.parse(to) - Date.parse(day)) / 86_400_000;
}
