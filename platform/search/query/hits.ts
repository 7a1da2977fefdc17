import { highlights, retrieval, snippets } from './hit';
import type { Candidate } from './ranking';
import type { SearchIndex } from '../index/search-index';
import { textList } from '../index/settings';

/** The hits of one page: attributes asked for, highlighting, snippets and, when asked for, ranking information. */
export function buildHits(
  index: SearchIndex,
  candidates: readonly Candidate[],
  raw: Record<string, unknown>,
): Record<string, unknown>[] {
  const merged: Record<string, unknown> = { ...index.settings, ...raw };
  const wanted =
    merged.attributesToRetrieve === undefined ? ['*'] : textList(merged.attributesToRetrieve);
  const highlighted =
    merged.attributesToHighlight === undefined
      ? index.highlightedByDefault()
      : textList(merged.attributesToHighlight);
  const snipped = textList(merged.attributesToSnippet);
  const hidden = textList(index.settings.unretrievableAttributes);
  const ellipsis =
    typeof merged.snippetEllipsisText === 'string' ? merged.snippetEllipsisText : '…';
  const shown = highlighted.filter((name) => !hidden.includes(name));
  const markingOf = index.markings(raw);
  const retrieve = retrieval(wanted, hidden);
  return candidates.flatMap(({ ordinal, match, filters }) => {
    const document = index.records.at(ordinal);
    if (document === undefined) return [];
    const marking = markingOf(match?.terms ?? new Set());
    return [
      {
        ...retrieve(document),
        ...(shown.length > 0 ? { _highlightResult: highlights(document, shown, marking) } : {}),
        ...(snipped.length > 0
          ? { _snippetResult: snippets(document, snipped, ellipsis, marking) }
          : {}),
        ...(merged.getRankingInfo === true || merged.getRankingInfo === 'true'
          ? {
              _rankingInfo: {
                nbTypos: match?.typos ?? 0,
                nbExactWords: match?.exact ?? 0,
                filters,
                words: marking.words.length,
                firstMatchedWord: 0,
                proximityDistance: 0,
                userScore: 0,
                geoDistance: 0,
              },
            }
          : {}),
      },
    ];
  });
}
