import { listLimits } from '@/lib/config/list-limits';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { facetsFromAnswer } from '../facets';
import type { ListAnswer } from './list-answer';
import type { ProductListPage } from './product-list';
import type { Category } from '@/lib/catalogue/category/category';

/** What the answers to a list's queries say together. */
export interface ListFacts {
  hits: readonly (ProductSummary & { objectID: string })[];
  nbHits: number;
  /** Counted from 0. */
  page: number;
  nbPages: number;
  queryID: string | null;
  /** How many products each value of a facet has, of a chosen facet without that choice. */
  counts: Record<string, Record<string, number>>;
  /** Lowest and highest price in dollars, without a choice of price. */
  price: { min?: number; max?: number } | undefined;
  /** How many of the listed products each delivery class has. */
  classes: Record<string, number>;
}

/** A page of a list as it is shown: price bounds are whole dollars. The server and InstantSearch in the browser both make theirs here. */
export function listPage({ price, ...facts }: ListFacts): ProductListPage {
  return {
    items: facts.hits.map(({ objectID: _, ...item }) => item),
    page: facts.page + 1,
    pages: facts.nbPages,
    total: facts.nbHits,
    facets: facetsFromAnswer(facts.counts, facts.nbHits),
    prices:
      price?.min !== undefined && price.max !== undefined
        ? { min: Math.floor(price.min), max: Math.ceil(price.max) }
        : null,
    queryID: facts.queryID,
    classes: wholeCounts(facts.classes),
  };
}

/**
 * A page of a list from the answers to its queries (`listRequests`), the list's own first: facets and price bounds are those without the choice
 * made in each of them.
 */
export function listPageOf([main, ...others]: readonly [
  ListAnswer,
  ...ListAnswer[],
]): ProductListPage {
  const withoutChoice = others.flatMap(({ facets }) => Object.entries(facets));
  return listPage({
    ...main,
    counts: {
      ...main.facets,
      ...Object.fromEntries(
        withoutChoice.map(([attribute, counts]) => [
          attribute,
          greatest(main.facets[attribute] ?? {}, counts),
        ]),
      ),
    },
    price: (others.find(({ facets_stats }) => facets_stats.Price) ?? main).facets_stats.Price,
    classes: main.facets.DeliveryClass ?? {},
  });
}

/** Every value of either with the greater of its counts, as InstantSearch puts two answers about a facet together. */
function greatest(...counts: Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    counts.flatMap((each) => Object.entries(each)).sort(([, one], [, other]) => one - other),
  );
}

/** Counts of a facet, where none of its values can be missing; `null` where there are as many as are counted at most. */
function wholeCounts(counts: Record<string, number>): Record<string, number> | null {
  return Object.keys(counts).length < listLimits.searchFacetValues ? counts : null;
}

/**
 * Answers whose facet `Category` names only categories shown today (specification A4): records keep the names of all they are in. Without a tree
 * (it is not available right now) the answers stay as they are.
 */
export function withShownCategories(
  answers: [ListAnswer, ...ListAnswer[]],
  tree: readonly Category[],
): [ListAnswer, ...ListAnswer[]];
export function withShownCategories(
  answers: ListAnswer[],
  tree: readonly Category[],
): ListAnswer[] {
  if (tree.length === 0) return answers;
  const names = new Set(namesIn(tree));
  return answers.map((answer) => {
    const { Category: counts } = answer.facets;
    if (!counts) return answer;
    return {
      ...answer,
      facets: {
        ...answer.facets,
        Category: Object.fromEntries(Object.entries(counts).filter(([name]) => names.has(name))),
      },
    };
  });
}

function namesIn(categories: readonly Category[]): string[] {
  return categories.flatMap(({ name, children }) => [name, ...namesIn(children)]);
}
