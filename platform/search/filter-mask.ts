import type { Filter, NumberOperator } from './filter';
import type { RecordSet } from './record-set';

/** One byte per record ordinal: 1 where the filter lets the record pass. A facet not in `declared` matches nothing, as documented. */
export function filterMask(records: RecordSet, filter: Filter | null, declared: ReadonlySet<string>): Uint8Array {
  const size = records.documents().length;
  if (filter === null) return new Uint8Array(size).fill(1);
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const masks = filter.parts.map((part) => filterMask(records, part, declared));
      return masks.reduce((all, mask) => combine(all, mask, filter.kind), new Uint8Array(size).fill(filter.kind === 'and' ? 1 : 0));
    }
    case 'not':
      return filterMask(records, filter.part, declared).map((passes) => 1 - passes);
    case 'facet':
      return declared.has(filter.attribute) || filter.attribute === '_tags' ? facetMask(records, filter.attribute, filter.value) : new Uint8Array(size);
    case 'number':
      return numberMask(records, filter.attribute, (value) => compare(value, filter.operator, filter.value));
    case 'range':
      return numberMask(records, filter.attribute, (value) => value >= filter.from && value <= filter.to);
  }
}

function combine(left: Uint8Array, right: Uint8Array, kind: 'and' | 'or'): Uint8Array {
  return left.map((value, ordinal) => (kind === 'and' ? value & (right[ordinal] ?? 0) : value | (right[ordinal] ?? 0)));
}

function facetMask(records: RecordSet, attribute: string, value: string): Uint8Array {
  const column = records.facets(attribute);
  const mask = new Uint8Array(records.documents().length);
  const wanted = column.codeOf.get(value.toLowerCase());
  if (wanted === undefined) return mask;
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const end = column.offsets[ordinal + 1] ?? 0;
    for (let index = column.offsets[ordinal] ?? 0; index < end; index += 1) if (column.codes[index] === wanted) mask[ordinal] = 1;
  }
  return mask;
}

function numberMask(records: RecordSet, attribute: string, passes: (value: number) => boolean): Uint8Array {
  const column = records.numbers(attribute);
  const mask = new Uint8Array(records.documents().length);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const end = column.offsets[ordinal + 1] ?? 0;
    for (let index = column.offsets[ordinal] ?? 0; index < end; index += 1) if (passes(column.values[index] ?? NaN)) mask[ordinal] = 1;
  }
  return mask;
}

function compare(left: number, operator: NumberOperator, right: number): boolean {
  switch (operator) {
    case '<': return left < right;
    case '<=': return left <= right;
    case '=': return left === right;
    case '!=': return left !== right;
    case '>=': return left >= right;
    case '>': return left > right;
  }
}
