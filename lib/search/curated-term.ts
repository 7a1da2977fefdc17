import type { Rule, SynonymHit } from 'algoliasearch';
import { isId } from '@/lib/core/ids';

/** The content type of curated terms. */
export const curatedTermType = 'searchTerm';

/** What marketing says of a search, an entry of the content service (decision 127). */
export interface CuratedTerm {
  /** The entry's. */
  id: string;
  /** What is typed: `christmas tree`. */
  title: string;
  /** What is typed instead; where the term leads to no product of its own, words that mean the same wherever they are typed. */
  sameWords: string[];
  /** Words that a search for the title finds as well, but not the other way round. */
  alsoFinds: string[];
  /** IDs of categories whose products come first, the first one before the second. */
  shelves: string[];
  /** Only the shelves are shown, whatever the words say. */
  shelvesOnly: boolean;
  /** Product codes that come before all others, in this order. */
  first: string[];
  /** Product codes that are never shown for it. */
  never: string[];
  /** Dollars that the cheapest size may cost at most. */
  upTo: number | null;
  /** Place among the popular searches, from 1. */
  popular: number | null;
}

/** Reads a curated term from its entry; what has the wrong shape counts as not given. `null` without a title. */
export function curatedTermOf(id: string, fields: Record<string, unknown>): CuratedTerm | null {
  const title = typeof fields.title === 'string' ? fields.title.trim() : '';
  if (title === '') return null;
  const texts = (name: string) => {
    const value = fields[name];
    return Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
      : [];
  };
  const whole = (name: string) => (Number.isInteger(fields[name]) ? Number(fields[name]) : null);
  return {
    id,
    title,
    sameWords: texts('sameWords'),
    alsoFinds: texts('alsoFinds'),
    shelves: texts('shelves').filter(isId),
    shelvesOnly: fields.shelvesOnly === true,
    first: texts('first').filter(isId),
    never: texts('never').filter(isId),
    upTo: whole('upTo'),
    popular: whole('popular'),
  };
}

const pinned = 1000;
const onShelf = 100;
/** The vendor's. */
const mostConditions = 25;

/**
 * The rule of a curated term in the search vendor's words; `null` where it changes nothing but words. What comes first does so by optional filters, so that
 * it has to be in stock, visible and on sale like everything else, and a chosen order of prices stays one.
 */
export function ruleOf(term: CuratedTerm): Rule | null {
  const { id, title, sameWords, shelves, shelvesOnly, first, never, upTo } = term;
  const only = shelvesOnly && shelves.length > 0;
  const filters = [
    ...(only ? [shelves.map((shelf) => `CategoryIDs:${shelf}`).join(' OR ')] : []),
    ...never.map((code) => `NOT ProductCode:${code}`),
    ...(upTo === null ? [] : [`PriceMin <= ${upTo}`]),
  ];
  // Of a group of alternatives the highest score counts: a product of two shelves is no better than one of the first.
  const optionalFilters = [
    first.map((code, place) => `ProductCode:${code}<score=${pinned - place}>`),
    shelves.map((shelf, place) => `CategoryIDs:${shelf}<score=${onShelf - place}>`),
  ].filter((group) => group.length > 0);
  if (filters.length + optionalFilters.length === 0) return null;
  return {
    objectID: id,
    description: title,
    conditions: [title, ...sameWords]
      .slice(0, mostConditions)
      .map((pattern) => ({ pattern: pattern.toLowerCase(), anchoring: 'is', alternatives: true })),
    consequence: {
      params: {
        ...(only ? { query: '' } : {}),
        ...(filters.length > 0
          ? {
              filters: filters
                .map((filter) => (/ OR /.test(filter) ? `(${filter})` : filter))
                .join(' AND '),
            }
          : {}),
        ...(optionalFilters.length > 0 ? { optionalFilters } : {}),
      },
    },
  };
}

/** The IDs under which a term's synonyms are kept. */
export function synonymIDs(id: string): { same: string; also: string } {
  return { same: id, also: `${id}-also` };
}

/** The synonyms of a curated term in the search vendor's words. */
export function synonymsOf(term: CuratedTerm): SynonymHit[] {
  const { id, title, sameWords, alsoFinds } = term;
  const { same, also } = synonymIDs(id);
  return [
    ...(sameWords.length > 0 && ruleOf(term) === null
      ? [{ objectID: same, type: 'synonym' as const, synonyms: [title, ...sameWords] }]
      : []),
    ...(alsoFinds.length > 0
      ? [{ objectID: also, type: 'oneWaySynonym' as const, input: title, synonyms: alsoFinds }]
      : []),
  ];
}
