import type { Check } from './doctor/check';

/** What an account has of something that is wanted. */
export type Finding =
  | { is: 'there' }
  | { is: 'missing' }
  /** It is there, but these of its fields are not as wanted. */
  | { is: 'different'; fields: readonly string[] };

/** One thing of a vendor's account. */
export interface Step {
  /** As the plan says it: `API client "Storefront"`. */
  what: string;
  /** Reads the account, and writes nothing. */
  look(): Promise<Finding>;
  /** Writes what was found missing or different, and only that. `secret` hands out a line that is told once. */
  make(found: Finding, secret: (line: string) => void): Promise<void>;
}

/** A vendor's account as it is to be. */
export interface Account {
  /** Its name for people: `OrderCloud at https://…`. */
  name: string;
  /** In the order in which they need one another. */
  steps: readonly Step[];
  /** What no interface of the vendor's does: where a person clicks what. Known once the account was looked at. */
  byHand(): readonly string[];
  /** What is found of an account in which nothing is made by us, as the doctor finds it. Reads alone. */
  examine?(): Promise<readonly Check[]>;
  /** Lines for the environment that are known once all steps are done; no secrets. */
  settings(): string[];
}

/** How a thing differs from what is wanted of it: fields nobody asked for may be anything, and lists are compared without their order. */
export function findingOf(wanted: object, found: object | null): Finding {
  if (!found) return { is: 'missing' };
  const fields = Object.entries(wanted)
    .filter(([name, value]) => !isAsWanted(value, (found as Record<string, unknown>)[name]))
    .map(([name]) => name);
  return fields.length === 0 ? { is: 'there' } : { is: 'different', fields };
}

/** Those fields of a wanted thing that were found different. */
export function changeOf<T extends object>(wanted: T, found: Finding): Partial<T> {
  const fields = found.is === 'different' ? found.fields : Object.keys(wanted);
  return Object.fromEntries(
    Object.entries(wanted).filter(([name]) => fields.includes(name)),
  ) as Partial<T>;
}

function isAsWanted(wanted: unknown, found: unknown): boolean {
  if (wanted === undefined || wanted === null) return found === undefined || found === null;
  if (Array.isArray(wanted)) return sorted(wanted) === sorted(Array.isArray(found) ? found : []);
  if (typeof wanted === 'object')
    return typeof found === 'object' && findingOf(wanted, found).is === 'there';
  return wanted === found;
}

function sorted(list: readonly unknown[]): string {
  return JSON.stringify(list.map((each) => canonical(each)).sort());
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify(entries.map(([name, member]) => [name, canonical(member)]));
}
