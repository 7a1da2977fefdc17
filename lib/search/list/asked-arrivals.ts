import type { ProductListPage } from './product-list';

/** A list whose address says what is to arrive, rightly or not: it has the form also where its delivery classes are too many to be counted, to be put right or left. */
export function withArrivalForm(
  list: ProductListPage | null,
  arrival: object | null | undefined,
): ProductListPage | null {
  return list && arrival ? { ...list, classes: list.classes ?? {} } : list;
}
