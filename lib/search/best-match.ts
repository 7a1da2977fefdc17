interface Grouped {
  ProductCode: string;
  BestAlgoliaMatch?: boolean;
}

/**
 * The hits to show of an answer in the engine's order: of each product code only its best match, which is the first that the index
 * does not mark otherwise (`BestAlgoliaMatch`, specification A7).
 */
export function bestMatches<THit extends Grouped>(
  hits: readonly THit[],
): (THit & { BestAlgoliaMatch: true })[] {
  const seen = new Set<string>();
  return hits.flatMap((hit) => {
    if (hit.BestAlgoliaMatch === false || seen.has(hit.ProductCode)) return [];
    seen.add(hit.ProductCode);
    return [{ ...hit, BestAlgoliaMatch: true as const }];
  });
}
