import { eventsCategoryID } from '@/lib/catalogue/category/category-page';
import type { Category } from '@/lib/catalogue/category/category';
import { searchPath } from '@/lib/routes/search-path';
import { matchesWords } from './quick/matching-words';

/** A category that a search leads to: its name, the one above it, and where it is found. */
export interface CategoryMatch {
  name: string;
  parent: string | null;
  /** The search narrowed to categories (specification A2: without `queryid`). */
  searchPath: string;
  /** The category's own page. */
  path: string;
}

/** Categories for a search: those whose name has its words, then those that at least a third of the products found are in, fullest first. */
export function categoryMatches(
  query: string,
  tree: readonly Category[],
  found: readonly { CategoryIDs: readonly string[] }[],
  most: number,
): CategoryMatch[] {
  const placed = flatten(
    tree.filter(({ id }) => id !== eventsCategoryID),
    null,
  );
  const counts = new Map<string, number>();
  for (const id of found.flatMap(({ CategoryIDs }) => CategoryIDs))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const filled = (id: string) =>
    (counts.get(id) ?? 0) * 3 >= found.length ? (counts.get(id) ?? 0) : 0;
  const score = ({ category, parent }: PlacedCategory) =>
    (matchesWords(category.name, query) ? 1_000_000 : 0) + (parent ? filled(category.id) : 0);
  const byName = new Map<string, PlacedCategory>();
  for (const candidate of [...placed].sort((a, b) => score(b) - score(a))) {
    if (score(candidate) > 0 && !byName.has(candidate.category.name))
      byName.set(candidate.category.name, candidate);
  }
  return [...byName.values()].slice(0, most).map(({ category, parent }) => ({
    name: category.name,
    parent,
    searchPath: searchPath(category.name, 'Categories'),
    path: category.path,
  }));
}

interface PlacedCategory {
  category: Category;
  parent: string | null;
}

function flatten(categories: readonly Category[], parent: string | null): PlacedCategory[] {
  return categories.flatMap((category) => [
    { category, parent },
    ...flatten(category.children, category.name),
  ]);
}
