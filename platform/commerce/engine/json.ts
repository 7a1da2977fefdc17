/** A JSON object whose members are not known. */
export type Json = Record<string, unknown>;

/** Whether a value is a JSON object (no array, no null). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const DEEPEST = 32;
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can hold a JSON value: no NUL and no half of a character in any text, and not nested without end. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && !UNSTORABLE.test(key) && isStorable(item, depth + 1),
  );
}

/** A PATCH of extended properties: objects merge key by key, everything else (arrays, null) replaces. */
export function mergeJson(base: unknown, change: Json): Json {
  const merged: Json = isJson(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    merged[key] = isJson(value) && isJson(merged[key]) ? mergeJson(merged[key], value) : value;
  }
  return merged;
}
