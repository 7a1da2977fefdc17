import { refusal } from '../errors';
import type { FieldType } from './fields';
import type { ListSpec } from './list-spec';

/** A field named in a query, as SQL. */
export interface FieldPath {
  /** As the vendor spells it, `xp.ProductCode`. */
  name: string;
  /** SQL for its text, NULL when unset. */
  text: string;
  /** SQL for its JSON. */
  json: string;
  /** Its name in `commerce.member`, where its members are kept; else `null`. */
  indexed: string | null;
  /** Alias of the row that has `uid`, `id` and perhaps `flags`. */
  key: string;
  /** The bit of a member in the key's `flags`; `null` where none is kept. */
  flag: ((member: 'true' | 'false') => number) | null;
  /** Type of a native field; `null` for extended properties and members of native objects, whose type is whatever was written. */
  type: FieldType | null;
}

const SEGMENT = /^[\w -]{1,100}$/;

/** Finds a field by the name a query gives it: native names in any case, dots lead inside. Throws `List.InvalidProperty`. */
export function fieldPath(
  { model, joined = {}, indexed = [], key = 'r', flags }: ListSpec,
  fieldName: string,
): FieldPath {
  const [root = '', ...inner] = fieldName.split('.');
  const native = Object.keys(model).find((name) => name.toLowerCase() === root.toLowerCase());
  const wellFormed = inner.every((segment) => SEGMENT.test(segment));
  if (!native || !wellFormed || model[native]!.secret)
    throw refusal('List.InvalidProperty', { Property: fieldName });
  if (native === 'ID' && inner.length === 0)
    return {
      name: 'ID',
      text: `${key}.id`,
      json: `to_jsonb(${key}.id)`,
      indexed: null,
      key,
      flag: null,
      type: 'text',
    };
  const column = joined[native] ?? 'r.doc';
  const steps = joined[native] ? inner : [native, ...inner];
  const path = `'{${steps.map((step) => (step.includes(' ') ? `"${step}"` : step)).join(',')}}'`;
  const property = native === 'xp' && inner.length === 1 ? inner[0]! : null;
  return {
    name: [native, ...inner].join('.'),
    text: `(${column} #>> ${path})`,
    json: `(${column} #> ${path})`,
    indexed: property && indexed.includes(property) ? property : null,
    key,
    flag:
      property && flags?.names.includes(property) ? (member) => flags.bit(property, member) : null,
    type: inner.length > 0 || native === 'xp' ? null : model[native]!.type,
  };
}
