/** A record of an index. */
export type SearchDocument = { objectID: string } & Record<string, unknown>;

/** The scalar values an attribute (`title`, `a.b`) holds in a record: arrays are spread, objects and nulls left out. */
export function valuesAt(
  document: Record<string, unknown>,
  attribute: string,
): (string | number | boolean)[] {
  let values: unknown[] = attribute in document ? [document[attribute]] : [];
  if (!(attribute in document)) {
    values = [document];
    for (const step of attribute.split('.')) {
      values = values
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .map((value) => child(value, step));
    }
  }
  return values
    .flat(3)
    .filter(
      (value) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
    );
}

function child(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
