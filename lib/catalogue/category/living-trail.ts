import type { Category } from './category';
import { categoryTrail } from './category-tree';

/**
 * The way to a product through the categories shown today (specification A4): the first of its categories that is shown, or the nearest one above it that
 * is. `ids` begin with the category the product is known by; an ID names its ancestors (`Flowers_Bouquets_Tulips`). Empty where none is shown.
 */
export function livingTrail(tree: readonly Category[], ids: readonly string[]): Category[] {
  for (const id of ids.flatMap(lineUp)) {
    const trail = categoryTrail(tree, (category) => category.id === id);
    if (trail) return trail;
  }
  return [];
}

/** An ID and those of its ancestors, nearest first. */
function lineUp(id: string): string[] {
  const levels = id.split('_');
  return levels.map((_, index) => levels.slice(0, levels.length - index).join('_'));
}
