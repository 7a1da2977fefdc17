import { facetColumn, numberColumn, sortColumn, type FacetColumn, type NumberColumn } from './columns';
import type { SearchDocument } from './document';
import type { SearchableAttribute } from './settings';
import { TextIndex } from './text-index';

/**
 * The records of an index in memory. Text indexes follow every write; columns are made again at the first use after a write.
 * An ordinal is a record's place in `documents()` and good until the next write.
 */
export class RecordSet {
  private readonly byID = new Map<string, SearchDocument>();
  private readonly texts = new Map<string, TextIndex>();
  private list: SearchDocument[] | null = null;
  private ordinals = new Map<string, number>();
  private columns = new Map<string, FacetColumn | NumberColumn | Float64Array>();

  constructor(documents: Iterable<SearchDocument> = []) {
    for (const document of documents) this.byID.set(document.objectID, document);
  }

  documents(): readonly SearchDocument[] {
    if (this.list === null) {
      this.list = [...this.byID.values()];
      this.ordinals = new Map(this.list.map((document, ordinal) => [document.objectID, ordinal]));
      this.columns = new Map();
    }
    return this.list;
  }

  get(objectID: string): SearchDocument | undefined {
    return this.byID.get(objectID);
  }

  ordinal(objectID: string): number | undefined {
    this.documents();
    return this.ordinals.get(objectID);
  }

  put(document: SearchDocument): void {
    this.byID.set(document.objectID, document);
    for (const text of this.texts.values()) text.put(document);
    this.list = null;
  }

  remove(objectID: string): void {
    if (!this.byID.delete(objectID)) return;
    for (const text of this.texts.values()) text.remove(objectID);
    this.list = null;
  }

  clear(): void {
    this.byID.clear();
    this.texts.clear();
    this.list = null;
  }

  /** The text index over these attributes, built at first use; `null` means every attribute that holds text. */
  text(attributes: SearchableAttribute[] | null): TextIndex {
    const searched = attributes ?? this.textAttributes();
    const key = JSON.stringify(searched);
    let text = this.texts.get(key);
    if (text === undefined) {
      text = new TextIndex(searched, this.documents());
      this.texts.set(key, text);
    }
    return text;
  }

  facets(attribute: string): FacetColumn {
    return this.column(`facet ${attribute}`, (documents) => facetColumn(documents, attribute));
  }

  numbers(attribute: string): NumberColumn {
    return this.column(`number ${attribute}`, (documents) => numberColumn(documents, attribute));
  }

  sortKeys(attribute: string): Float64Array {
    return this.column(`sort ${attribute}`, (documents) => sortColumn(documents, attribute));
  }

  private textAttributes(): SearchableAttribute[] {
    const names = new Set<string>();
    for (const document of this.byID.values()) {
      for (const [name, value] of Object.entries(document)) {
        if (name !== 'objectID' && (typeof value === 'string' || Array.isArray(value))) names.add(name);
      }
    }
    return [...names].sort().map((name) => ({ name, rank: 0 }));
  }

  private column<C extends FacetColumn | NumberColumn | Float64Array>(key: string, build: (documents: readonly SearchDocument[]) => C): C {
    const documents = this.documents();
    const known = this.columns.get(key);
    if (known !== undefined) return known as C;
    const column = build(documents);
    this.columns.set(key, column);
    return column;
  }
}
