import type { SearchResult } from 'minisearch';
import type { TextMatch } from './text-index';
import { typosBetween } from './typos';

/** A query word: how many typos it may have, and whether it may be the beginning of a longer word. */
export interface AskedWord {
  word: string;
  limit: number;
  prefix: boolean;
}

/** Judges the results of one query; how far each word of the index is from each query word is worked out once. */
export class Judge {
  private readonly distances: Map<string, number>[];

  constructor(private readonly words: readonly AskedWord[], private readonly rankOf: ReadonlyMap<string, number>) {
    this.distances = words.map(() => new Map<string, number>());
  }

  /** How a result matches, or `null` when a query word is in none of its words within the limit. */
  judge({ terms, match, score }: SearchResult): TextMatch | null {
    let [typos, attribute, exact] = [0, 0, 0];
    for (const [index, { word, limit }] of this.words.entries()) {
      let [nearest, rank, whole] = [Infinity, Infinity, 0];
      for (const term of terms) {
        const distance = this.distance(index, term);
        if (distance > limit) continue;
        nearest = Math.min(nearest, distance);
        if (term === word) whole = 1;
        for (const field of match[term] ?? []) rank = Math.min(rank, this.rankOf.get(field) ?? 0);
      }
      if (nearest === Infinity) return null;
      typos += nearest;
      attribute += rank;
      exact += whole;
    }
    const near = () => new Set(terms.filter((term) => this.words.some(({ limit }, index) => this.distance(index, term) <= limit)));
    // Only the few hits of a page need their words.
    return { typos, attribute, exact, score, get terms() { return near(); } };
  }

  private distance(index: number, term: string): number {
    const known = this.distances[index]?.get(term);
    if (known !== undefined) return known;
    const { word, limit, prefix } = this.words[index] ?? { word: '', limit: 0, prefix: false };
    const distance = typosBetween(word, term, limit, prefix);
    this.distances[index]?.set(term, distance);
    return distance;
  }
}
