import { valuesAt, type SearchDocument } from './document';

type Cells = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/**
 * Lists of numbers by record ordinal in one typed array: record `i` has `cells[start[i]] … cells[start[i] + count[i] - 1]`. A list that
 * grows moves to the end; what it leaves behind is cleared away once that is more than half.
 */
class CellLists<C extends Cells> {
  start = new Uint32Array(64);
  count = new Uint32Array(64);
  private used = 0;
  private wasted = 0;

  constructor(
    public cells: C,
    private readonly make: (length: number) => C,
  ) {}

  set(ordinal: number, values: readonly number[]): void {
    if (ordinal >= this.start.length) {
      this.start = grown(this.start, ordinal + 1, (length) => new Uint32Array(length));
      this.count = grown(this.count, ordinal + 1, (length) => new Uint32Array(length));
    }
    const before = this.count[ordinal] ?? 0;
    if (values.length > before) {
      this.wasted += before;
      this.start[ordinal] = this.used;
      this.used += values.length;
      if (this.used > this.cells.length) this.cells = grown(this.cells, this.used, this.make);
    } else {
      this.wasted += before - values.length;
    }
    this.count[ordinal] = values.length;
    this.cells.set(values, this.start[ordinal] ?? 0);
    if (this.wasted > 1024 && this.wasted * 2 > this.used) this.compact();
  }

  private compact(): void {
    const cells = this.make(this.cells.length);
    let used = 0;
    for (let ordinal = 0; ordinal < this.start.length; ordinal += 1) {
      const from = this.start[ordinal] ?? 0;
      const length = this.count[ordinal] ?? 0;
      cells.set(this.cells.subarray(from, from + length) as never, used);
      this.start[ordinal] = used;
      used += length;
    }
    this.cells = cells;
    this.used = used;
    this.wasted = 0;
  }
}

function grown<C extends Cells>(array: C, least: number, make: (length: number) => C): C {
  const larger = make(Math.max(least, array.length * 2));
  larger.set(array as never);
  return larger;
}

/** A column that follows every write of its records. */
export interface Column {
  /** The record at an ordinal from now on; `undefined`: there is none any more. */
  put(ordinal: number, document: SearchDocument | undefined): void;
}

/** An attribute's values as codes into a dictionary. */
export class FacetColumn implements Column {
  readonly dictionary: string[] = [];
  /** Lower-cased value → code: filters compare without regard to case. */
  readonly codeOf = new Map<string, number>();
  readonly lists = new CellLists(new Uint32Array(64), (length) => new Uint32Array(length));

  constructor(private readonly attribute: string) {}

  put(ordinal: number, document: SearchDocument | undefined): void {
    // A value given twice by one record counts once.
    const own = new Set<number>();
    for (const value of document ? valuesAt(document, this.attribute) : []) {
      const text = String(value);
      const key = text.toLowerCase();
      let code = this.codeOf.get(key);
      if (code === undefined) {
        code = this.dictionary.push(text) - 1;
        this.codeOf.set(key, code);
      }
      own.add(code);
    }
    this.lists.set(ordinal, [...own]);
  }
}

/** An attribute's numbers, first value first. */
export class NumberColumn implements Column {
  readonly lists = new CellLists(new Float64Array(64), (length) => new Float64Array(length));

  constructor(private readonly attribute: string) {}

  put(ordinal: number, document: SearchDocument | undefined): void {
    const values = document ? valuesAt(document, this.attribute) : [];
    this.lists.set(
      ordinal,
      values.filter((value) => typeof value === 'number'),
    );
  }
}
