import { randomBytes } from 'node:crypto';
import { err, ok, type Result } from '@/lib/core/result';
import { distinct } from './distinct';
import { countFacet, facetStats, type FacetCounts, type FacetStats } from './facets';
import { facetAttributes } from './filter';
import { filterMask } from './filter-mask';
import { buildHits } from './hits';
import { readParams, type QueryParams } from './params';
import { rank, standingOrder, type Candidate } from './ranking';
import { applyRules, type Ruled } from './rules';
import type { SearchIndex } from '../index/search-index';
import { declaredFacets, textList, type FacetDeclaration } from '../index/settings';

/** One answer of a search, as the vendor's `SearchResponse`. */
export type SearchAnswer = Record<string, unknown>;

/** Runs one query over an index. The error is the vendor's sentence for a 400. */
export function runQuery(
  index: SearchIndex,
  sentQuery: Record<string, unknown>,
): Result<SearchAnswer, string> {
  const started = performance.now();
  const ruled = applyRules(index.rules, index.synonyms, sentQuery);
  const { raw } = ruled;
  const read = readParams(index.settings, raw);
  if (!read.ok) return read;
  const params = read.value;
  const declared = declaredFacets(index.settings);
  const found = findCandidates(index, params, raw, declared);
  const merged = { ...index.settings, ...raw };
  const groups =
    typeof merged.attributeForDistinct === 'string' ? merged.attributeForDistinct : null;
  const ranked = isStanding(params) ? found : rank(index.records, found, index.settings);
  const kept = distinct(
    index.records,
    curated(index, ranked, ruled, found),
    groups,
    params.distinct,
  );
  const counted = merged.facetingAfterDistinct === true ? kept : found;
  const ordinals = counted.map((candidate) => candidate.ordinal);
  const limit = Number(merged.paginationLimitedTo ?? 1000);
  const window = pageWindow(params, limit);
  const answer: SearchAnswer = {
    hits: buildHits(index, kept.slice(window.from, window.to), { ...raw, query: sentQuery.query }),
    nbHits: kept.length,
    ...(params.slice ?? {
      page: params.page,
      nbPages:
        params.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(kept.length, limit) / params.hitsPerPage),
      hitsPerPage: params.hitsPerPage,
    }),
    ...countFacets(
      index,
      params,
      ordinals,
      declared,
      merged.sortFacetValuesBy === 'alpha' ? 'alpha' : 'count',
    ),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: typeof sentQuery.query === 'string' ? sentQuery.query : '',
    params: new URLSearchParams(
      Object.entries(raw).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString(),
    ...(ruled.userData.length > 0 ? { userData: ruled.userData } : {}),
    ...(isTrue(raw.getRankingInfo) && ruled.applied.length > 0
      ? { appliedRules: ruled.applied }
      : {}),
    renderingContent: index.settings.renderingContent ?? {},
    ...(isTrue(raw.clickAnalytics) ? { queryID: randomBytes(16).toString('hex') } : {}),
    ...warning(params, declared, window, limit),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    index: index.name,
  };
  const fields = textList(raw.responseFields ?? index.settings.responseFields ?? ['*']);
  return ok(
    fields.includes('*')
      ? answer
      : Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name))),
  );
}

/** Whether a query leaves the standing order of the index as it is. */
function isStanding({ query, optionalFilters }: QueryParams): boolean {
  return query.trim() === '' && optionalFilters.length === 0;
}

/** The records that pass filters and text: in the standing order without words, unranked with them. */
export function findCandidates(
  index: SearchIndex,
  params: QueryParams,
  raw: Record<string, unknown>,
  declared: Map<string, FacetDeclaration>,
): Candidate[] {
  const facetNames = new Set(declared.keys());
  const mask = filterMask(index.records, params.filter, facetNames);
  const optional = params.optionalFilters.map((group) =>
    group.map(({ filter, score }) => ({
      passes: filterMask(index.records, filter, facetNames),
      score,
    })),
  );
  const filtersOf = (ordinal: number) =>
    optional.reduce(
      (sum, group) =>
        sum + Math.max(0, ...group.map(({ passes, score }) => (passes[ordinal] ? score : 0))),
      0,
    );
  if (params.query.trim() === '') {
    const all: Candidate[] = [];
    for (const ordinal of standingOrder(index.records, index.settings))
      if (mask[ordinal]) all.push({ ordinal, match: null, filters: filtersOf(ordinal) });
    return all;
  }
  for (const matches of index.search(params.query, raw)) {
    const found: Candidate[] = [];
    for (const [objectID, match] of matches) {
      const ordinal = index.records.ordinal(objectID);
      if (ordinal !== undefined && mask[ordinal])
        found.push({ ordinal, match, filters: filtersOf(ordinal) });
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** The hits with what rules hide left out and what they promote at its place, if it passes the filters or `filterPromotes` is off. */
function curated(
  index: SearchIndex,
  ranked: Candidate[],
  { promote, filterPromotes, hide }: Ruled,
  found: readonly Candidate[],
): Candidate[] {
  if (promote.length === 0 && hide.size === 0) return ranked;
  const hits = ranked.filter(({ ordinal }) => !hide.has(index.records.at(ordinal)?.objectID ?? ''));
  for (const { objectID, position } of [...promote].sort((a, b) => a.position - b.position)) {
    const ordinal = index.records.ordinal(objectID);
    const foundHit = found.find((candidate) => candidate.ordinal === ordinal);
    if (ordinal === undefined || hide.has(objectID) || (filterPromotes && !foundHit)) continue;
    const before = hits.findIndex((hit) => hit.ordinal === ordinal);
    if (before >= 0) hits.splice(before, 1);
    hits.splice(position, 0, foundHit ?? { ordinal, match: null, filters: 0 });
  }
  return hits;
}

/** The facet attributes of a request that may be counted. */
function wantedFacets(params: QueryParams, declared: Map<string, FacetDeclaration>): string[] {
  const names = params.facets.includes('*') ? [...declared.keys()] : params.facets;
  return names.filter((name) => declared.get(name)?.filterOnly === false);
}

function countFacets(
  index: SearchIndex,
  params: QueryParams,
  ordinals: number[],
  declared: Map<string, FacetDeclaration>,
  sortBy: 'alpha' | 'count',
) {
  const facets: Record<string, FacetCounts> = {};
  const stats: Record<string, FacetStats> = {};
  for (const name of wantedFacets(params, declared)) {
    const counts = countFacet(index.records, name, ordinals, params.maxValuesPerFacet, sortBy);
    if (Object.keys(counts).length > 0) facets[name] = counts;
    const numbers = facetStats(index.records, name, ordinals);
    if (numbers) stats[name] = numbers;
  }
  if (params.facets.length === 0) return {};
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) };
}

function pageWindow(params: QueryParams, limit: number): { from: number; to: number } {
  const from = params.slice ? params.slice.offset : params.page * params.hitsPerPage;
  const to = from + (params.slice ? params.slice.length : params.hitsPerPage);
  return { from: Math.min(from, limit), to: Math.min(to, limit) };
}

function warning(
  params: QueryParams,
  declared: Map<string, FacetDeclaration>,
  window: { from: number; to: number },
  limit: number,
): { message?: string } {
  const unknown = facetAttributes(params.filter).filter(
    (name) => name !== '_tags' && !declared.has(name),
  );
  if (unknown.length > 0)
    return {
      message: `attributesForFaceting does not contain: ${[...new Set(unknown)].join(', ')}`,
    };
  if (window.from < limit) return {};
  return {
    message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Answers a search within a facet's values. The error is the vendor's sentence for a 400. */
export function runFacetQuery(
  index: SearchIndex,
  facet: string,
  raw: Record<string, unknown>,
): Result<SearchAnswer, string> {
  const started = performance.now();
  const declared = declaredFacets(index.settings);
  if (!declared.get(facet)?.searchable) {
    return err(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const read = readParams(index.settings, raw);
  if (!read.ok) return read;
  const ordinals = findCandidates(index, read.value, raw, declared).map(
    (candidate) => candidate.ordinal,
  );
  const facetHits = index.facetHits(facet, ordinals, raw);
  return ok({
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  });
}
