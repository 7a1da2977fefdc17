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
  /** Type of a native field; `null` for extended properties and members of native objects, whose type is whatever was written. */
  type: FieldType | null;
}

const SEGMENT = /^[\w -]{1,100}$/;

/** Finds a field by the name a query gives it: native names in any case, dots lead inside. Throws `List.InvalidProperty`. */
export function fieldPath({ model, joined = {}, indexed = [] }: ListSpec, given: string): FieldPath {
  const [root = '', ...inner] = given.split('.');
  const native = Object.keys(model).find((name) => name.toLowerCase() === root.toLowerCase());
  const wellFormed = inner.every((segment) => SEGMENT.test(segment));
  if (!native || !wellFormed || model[native]!.secret) throw refusal('List.InvalidProperty', { Property: given });
  if (native === 'ID' && inner.length === 0) return { name: 'ID', text: 'r.id', json: 'to_jsonb(r.id)', indexed: null, type: 'text' };
  const column = joined[native] ?? 'r.doc';
  const steps = joined[native] ? inner : [native, ...inner];
  const path = `'{${steps.map((step) => (step.includes(' ') ? `"${step}"` : step)).join(',')}}'`;
  return {
    name: [native, ...inner].join('.'),
    text: `(${column} #>> ${path})`,
    json: `(${column} #> ${path})`,
    indexed: native === 'xp' && inner.length === 1 && indexed.includes(inner[0]!) ? inner[0]! : null,
    type: inner.length > 0 || native === 'xp' ? null : model[native]!.type,
  };
}
