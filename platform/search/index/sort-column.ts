import type { Column } from './columns';
import { valuesAt, type SearchDocument } from './document';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const gap = 2 ** 20;

/** One sortable number per record: numbers as they are, texts by their place in alphabetical order; NaN where missing. */
export class SortColumn implements Column {
  keys = new Float64Array(64).fill(NaN);
  private texts: string[] = [];
  private places: number[] = [];
  private readonly textOf: (string | undefined)[] = [];

  constructor(
    private readonly attribute: string,
    documents: readonly (SearchDocument | undefined)[],
  ) {
    const firstValues = documents.flatMap((document) =>
      document ? valuesAt(document, attribute).slice(0, 1) : [],
    );
    this.texts = [...new Set(firstValues.filter((value) => typeof value === 'string'))].sort(
      collator.compare,
    );
    this.places = this.texts.map((_, index) => index * gap);
    documents.forEach((document, ordinal) => this.put(ordinal, document));
  }

  put(ordinal: number, document: SearchDocument | undefined): void {
    if (ordinal >= this.keys.length) {
      const keys = new Float64Array(Math.max(ordinal + 1, this.keys.length * 2)).fill(NaN);
      keys.set(this.keys);
      this.keys = keys;
    }
    const value = document && valuesAt(document, this.attribute)[0];
    this.textOf[ordinal] = typeof value === 'string' ? value : undefined;
    this.keys[ordinal] =
      typeof value === 'string' ? this.placeOf(value) : value === undefined ? NaN : Number(value);
  }

  /** The place of a text: a new one goes halfway between its neighbours. */
  private placeOf(text: string): number {
    let [low, high] = [0, this.texts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = collator.compare(this.texts[middle] ?? '', text);
      if (order === 0) return this.places[middle] ?? 0;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [this.places[low - 1], this.places[low]];
    const place =
      before === undefined
        ? (after ?? gap) - gap
        : after === undefined
          ? before + gap
          : (before + after) / 2;
    this.texts.splice(low, 0, text);
    this.places.splice(low, 0, place);
    if (place === before || place === after) this.spread();
    return this.places[low] ?? place;
  }

  /** Gives every text a place with room around it again. */
  private spread(): void {
    this.places = this.texts.map((_, index) => index * gap);
    this.textOf.forEach((text, ordinal) => {
      if (text !== undefined) this.keys[ordinal] = this.placeOf(text);
    });
  }
}
