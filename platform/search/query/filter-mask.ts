import type { Filter, NumberOperator } from './filter';
import type { RecordSet } from '../index/record-set';

/** One byte per record ordinal: 1 where there is a record and the filter lets it pass. A facet not in `declared` matches nothing, as documented. */
export function filterMask(
  records: RecordSet,
  filter: Filter | null,
  declared: ReadonlySet<string>,
): Uint8Array {
  return records.keep(`mask ${JSON.stringify(filter)} ${[...declared].join(',')}`, () => {
    const live = new Uint8Array(records.extent);
    for (let ordinal = 0; ordinal < live.length; ordinal += 1)
      if (records.at(ordinal)) live[ordinal] = 1;
    return filter === null ? live : intersect(live, maskOf(records, filter, declared));
  });
}

function maskOf(records: RecordSet, filter: Filter, declared: ReadonlySet<string>): Uint8Array {
  const size = records.extent;
  switch (filter.kind) {
    case 'and':
      return filter.parts.reduce<Uint8Array>(
        (all, part) => intersect(all, maskOf(records, part, declared)),
        new Uint8Array(size).fill(1),
      );
    case 'or':
      return filter.parts.reduce<Uint8Array>(
        (all, part) => unite(all, maskOf(records, part, declared)),
        new Uint8Array(size),
      );
    case 'not':
      return inverted(maskOf(records, filter.part, declared));
    case 'facet':
      return declared.has(filter.attribute) || filter.attribute === '_tags'
        ? facetMask(records, filter.attribute, filter.value)
        : new Uint8Array(size);
    case 'number':
      return numberMask(records, filter.attribute, (value) =>
        compare(value, filter.operator, filter.value),
      );
    case 'range':
      return numberMask(
        records,
        filter.attribute,
        (value) => value >= filter.from && value <= filter.to,
      );
  }
}

function intersect(all: Uint8Array, mask: Uint8Array): Uint8Array {
  for (let ordinal = 0; ordinal < all.length; ordinal += 1) if (!mask[ordinal]) all[ordinal] = 0;
  return all;
}

function unite(all: Uint8Array, mask: Uint8Array): Uint8Array {
  for (let ordinal = 0; ordinal < all.length; ordinal += 1) if (mask[ordinal]) all[ordinal] = 1;
  return all;
}

function inverted(mask: Uint8Array): Uint8Array {
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) mask[ordinal] = mask[ordinal] ? 0 : 1;
  return mask;
}

function facetMask(records: RecordSet, attribute: string, value: string): Uint8Array {
  const {
    codeOf,
    lists: { start, count, cells },
  } = records.facets(attribute);
  const mask = new Uint8Array(records.extent);
  const wanted = codeOf.get(value.toLowerCase());
  if (wanted === undefined) return mask;
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const from = start[ordinal] ?? 0;
    const end = from + (count[ordinal] ?? 0);
    for (let index = from; index < end; index += 1) if (cells[index] === wanted) mask[ordinal] = 1;
  }
  return mask;
}

function numberMask(
  records: RecordSet,
  attribute: string,
  passes: (value: number) => boolean,
): Uint8Array {
  const { start, count, cells } = records.numbers(attribute).lists;
  const mask = new Uint8Array(records.extent);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const from = start[ordinal] ?? 0;
    const end = from + (count[ordinal] ?? 0);
    for (let index = from; index < end; index += 1)
      if (passes(cells[index] ?? NaN)) mask[ordinal] = 1;
  }
  return mask;
}

function compare(left: number, operator: NumberOperator, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}
