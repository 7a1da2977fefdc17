import type { Category } from '@/lib/catalogue/category/category';
import type { ListAnswer } from './list-answer';

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
