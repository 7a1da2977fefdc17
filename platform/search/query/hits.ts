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
  const given: Record<string, unknown> = { ...index.settings, ...raw };
  const wanted =
    given.attributesToRetrieve === undefined ? ['*'] : textList(given.attributesToRetrieve);
  const highlighted =
    given.attributesToHighlight === undefined
      ? index.highlightedByDefault()
      : textList(given.attributesToHighlight);
  const snipped = textList(given.attributesToSnippet);
  const hidden = textList(index.settings.unretrievableAttributes);
  const ellipsis = typeof given.snippetEllipsisText === 'string' ? given.snippetEllipsisText : '…';
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
        ...(given.getRankingInfo === true || given.getRankingInfo === 'true'
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
