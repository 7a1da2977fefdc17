/** Types a native field may have; `any` takes whatever JSON says. */
export type FieldType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'object' | 'list';

/** What the vendor's document says about one native field. */
export interface Field {
  type: FieldType;
  /** Longest text, in characters. */
  max?: number;
  required: boolean;
  readOnly: boolean;
  /** Accepted in a body, never answered. */
  secret: boolean;
  oneOf?: readonly string[];
  /** What an unset field is answered as: a whole number for the vendor's counts and multipliers, `null` for every other. */
  unset: number | null;
}

/** The native fields of a model, by name. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * Reads a compact table of fields, one line of words each: the type, then any of `max=100`, `required`, `readonly`, `secret`,
 * `of=A|B`, `default=1`. A read-only integer is a count: 0 while there is nothing.
 */
export function fields(table: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(table).map(([name, words]) => [name, field(words.split(' '))]),
  );
}

function field([type, ...words]: string[]): Field {
  const value = (key: string) =>
    words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  const max = value('max');
  return {
    type: type as FieldType,
    max: max === undefined ? undefined : Number(max),
    required: words.includes('required'),
    readOnly: words.includes('readonly'),
    secret: words.includes('secret'),
    oneOf: value('of')?.split('|'),
    unset: unsetOf(type, value('default'), words.includes('readonly')),
  };
}

function unsetOf(
  type: string | undefined,
  defaultValue: string | undefined,
  readOnly: boolean,
): number | null {
  if (defaultValue !== undefined) return Number(defaultValue);
  return type === 'integer' && readOnly ? 0 : null;
}
