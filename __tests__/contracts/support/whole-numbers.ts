import vendor from './vendor-whole-numbers.json';

type Shape = string | string[];
const operations: Record<string, Shape> = vendor.operations as Record<string, Shape>;
const schemas: Record<string, { whole: string[]; inner?: Record<string, string> }> = vendor.schemas;

/** The operations the stand-in serves whose answers hold whole numbers by the vendor's document (OpenAPI 1.0.239), as `METHOD /path`. */
export const operationsWithNumbers = Object.keys(operations);

/**
 * The paths within an answer at which the vendor has a whole number and this answer has none: its read-only counts, what has a default, and
 * the page's own numbers. Other properties may be `null`.
 */
export function notWhole(operation: string, answer: unknown): string[] {
  const shape = operations[operation];
  if (shape === undefined) throw new Error(`The vendor's document has no numbers in ${operation}.`);
  if (typeof shape === 'string') return inObject(shape, answer, shape);
  const { Items, Meta } = answer as { Items: unknown[]; Meta: unknown };
  return [
    ...inObject('Meta', Meta, 'Meta'),
    ...Items.flatMap((item) => inObject(shape[0] ?? '', item, shape[0] ?? '')),
  ];
}

function inObject(name: string, value: unknown, at: string): string[] {
  const schema = schemas[name];
  if (!schema || value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => inObject(name, one, at));
  const object = value as Record<string, unknown>;
  return [
    ...schema.whole
      .filter((field) => !Number.isInteger(object[field]))
      .map((field) => `${at}.${field}`),
    ...Object.entries(schema.inner ?? {}).flatMap(([field, inner]) =>
      inObject(inner, object[field], `${at}.${field}`),
    ),
  ];
}
