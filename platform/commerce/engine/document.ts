import { CommerceError, vendorError, type VendorError } from '../errors';
import type { Field, Fields } from './fields';
import { isJson, mergeJson, type Json } from './json';

const XP_BYTES = 8000;
const INT_MAX = 2_147_483_647;

/** How a body is read: a `patch` names only what changes, a `save` or `create` is the whole. */
export type BodyMode = 'create' | 'save' | 'patch';

/**
 * The writable native fields of a request body; what is unknown or read-only is ignored in silence, as the vendor does. Throws a
 * 400 that lists every fault.
 */
export function readBody(model: Fields, body: Json, mode: BodyMode): Json {
  const faults: VendorError[] = [];
  const fault = (name: string, message: string) =>
    faults.push(vendorError('ValidationFailure', { Property: name }, `${name}: ${message}`));
  const read: Json = {};
  for (const [name, field] of Object.entries(model)) {
    if (field.readOnly) continue;
    const value = body[name];
    const missing = value === null || value === undefined || (field.required && value === '');
    if (missing && field.required && (mode !== 'patch' || value !== undefined))
      fault(name, 'is required.');
    if (value === undefined) continue;
    const problem = value === null ? null : faultOf(field, value);
    if (problem) fault(name, problem);
    if (name === 'xp' && isJson(value) && Buffer.byteLength(JSON.stringify(value)) > XP_BYTES)
      fault(name, `is larger than ${XP_BYTES} bytes.`);
    read[name] =
      field.type === 'date' && typeof value === 'string' && !problem
        ? new Date(value).toISOString()
        : value;
  }
  if (faults.length > 0) throw new CommerceError(400, faults);
  return read;
}

function faultOf(field: Field, value: unknown): string | null {
  switch (field.type) {
    case 'text':
      if (typeof value !== 'string') return 'must be text.';
      if (field.max !== undefined && value.length > field.max)
        return `must not be longer than ${field.max}.`;
      return field.oneOf && !field.oneOf.includes(value)
        ? `must be one of ${field.oneOf.join(', ')}.`
        : null;
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= INT_MAX
        ? null
        : 'must be a whole number.';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number.';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false.';
    case 'date':
      return typeof value === 'string' && isDate(value) ? null : 'must be a date.';
    case 'object':
      return isJson(value) ? null : 'must be an object.';
    case 'list':
      return Array.isArray(value) ? null : 'must be a list.';
  }
}

/** Whether a text is a date the vendor reads: ISO 8601, years 1 to 9999. */
export function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

/** A stored document with a change laid over it: objects (extended properties, inventory) merge, `null` unsets. */
export function applyPatch(stored: Json, change: Json): Json {
  return prune(mergeJson(stored, change));
}

/** A document without its unset native fields. */
export function prune(doc: Json): Json {
  return Object.fromEntries(
    Object.entries(doc).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** A stored document as answered: every native field is there, unset ones as explicit `null`, counts and multipliers as numbers. */
export function present(model: Fields, doc: Json): Json {
  const answered = Object.entries(model).filter(([, field]) => !field.secret);
  return Object.fromEntries(answered.map(([name, field]) => [name, doc[name] ?? field.unset]));
}
