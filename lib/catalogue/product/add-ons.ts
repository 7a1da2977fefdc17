import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { ProductSummary } from './product';

interface AddOnKind {
  /** The shelf it stands on. */
  categoryID: string;
  /** What its name says. */
  named: RegExp;
  /** Categories it is not offered in. */
  not?: RegExp;
}

const kinds: readonly AddOnKind[] = [
  { categoryID: 'HomeGifts_Decor', named: /\bvases?\b/i },
  { categoryID: 'HomeGifts_Gourmet', named: /\b(chocolates?|cocoa)\b/i, not: /Sympathy/ },
  { categoryID: 'HomeGifts_Cards', named: /\bcard\b/i },
];

/** What stands in where a kind has nothing to sell. */
const instead: AddOnKind = { categoryID: 'HomeGifts_Candles', named: /\bcandle\b/i };

/** The departments whose products are given with something small; soil and trees are not. */
const givenWith = /^(Flowers(?!_Wedding)|IndoorPlants|Occasions|Christmas_Poinsettias)(_|$)/;

/** Names that fit one season alone, with the months and days it lasts, both included. */
const seasons: readonly { named: RegExp; from: string; to: string }[] = [
  { named: /\b(christmas|first snow|snowed-in|holiday)\b/i, from: '11-01', to: '12-31' },
  { named: /\bvalentine/i, from: '01-15', to: '02-14' },
];

/** Names that fit the categories of their occasion alone: nobody adds "With Sympathy" to a birthday. */
const occasions: readonly { named: RegExp; fits: (categoryID: string) => boolean }[] = [
  { named: /\bsympathy\b/i, fits: (id) => id.includes('Sympathy') },
  { named: /\blittle one\b/i, fits: (id) => id.includes('NewBaby') },
  { named: /\bbirthday\b/i, fits: (id) => !/Sympathy|GetWell|NewBaby/.test(id) },
];

/** The shelves whose products a page has to know to offer something small beside this category's; none where nothing is offered. */
export function addOnShelves(categoryID: string): readonly string[] {
  if (!givenWith.test(categoryID)) return [];
  return [...new Set([...kinds, instead].map((kind) => kind.categoryID))];
}

/**
 * Up to three small things to add to a product of a category, one of each kind: a vase, chocolates, a greeting card, a candle where one of them is
 * missing. Only what can be bought with one press on that day (in stock, one size and color), in its season, for the occasion; the first of a shelf.
 */
export function addOns(
  categoryID: string,
  today: ChicagoDate,
  shelves: ReadonlyMap<string, readonly ProductSummary[]>,
): ProductSummary[] {
  if (!givenWith.test(categoryID)) return [];
  const found = [...kinds, instead].flatMap((kind) => {
    const fits = (shelves.get(kind.categoryID) ?? []).filter(
      (product) =>
        kind.named.test(product.title) &&
        !kind.not?.test(categoryID) &&
        buyable(product) &&
        isFitting(product.title, categoryID, today),
    );
    return fits[0] ? [fits[0]] : [];
  });
  return found.slice(0, kinds.length);
}

function buyable({ stock, notSold, sizeCount, colorCount, event }: ProductSummary): boolean {
  return stock !== 'out' && !notSold && sizeCount <= 1 && colorCount <= 1 && !event;
}

function isFitting(title: string, categoryID: string, today: ChicagoDate): boolean {
  const day = today.slice(5);
  const outOfSeason = seasons.some(
    ({ named, from, to }) => named.test(title) && (day < from || day > to),
  );
  const outOfPlace = occasions.some(({ named, fits }) => named.test(title) && !fits(categoryID));
  return !outOfSeason && !outOfPlace;
}
