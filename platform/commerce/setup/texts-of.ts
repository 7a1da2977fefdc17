import { invalid } from '../errors';
import type { Json } from '../engine/json';

/** A list of texts of a document, empty where it is unset. Throws 400 for a list of anything else. */
export function textsOf(doc: Json, name: string): string[] {
  const value = doc[name];
  return (Array.isArray(value) ? value : []).map((each) => {
    if (typeof each !== 'string') throw invalid(name, 'must hold texts.');
    return each;
  });
}
