import type { Queryable } from '@/services/database/database';
import type { Counts } from './counts';
import type { Fields } from './fields';
import type { Json } from './json';
import type { ListSpec } from './list-spec';
import type { Key } from './store';

/** The six verbs every resource may have. */
export type Verb = 'list' | 'get' | 'create' | 'save' | 'patch' | 'delete';

/** One row of the resource table: all the engine needs to serve a kind of resource. */
export interface Resource {
  /** Also its name in 404 answers. */
  kind: string;
  model: Fields;
  /** Path of the collection below `/v1`; the one parameter in it names the parent. */
  path: string;
  /** Name of the path parameter that holds its ID, as the vendor writes it. */
  param: string;
  /** The resource it lies under, which must exist. */
  parent?: { kind: string; param: string };
  verbs: readonly Verb[];
  read: readonly string[];
  write: readonly string[];
  list: ListSpec;
  /** Its read-only counts. */
  counts?: Counts;
  /** Completes a whole document before it is stored; throws the vendor's refusal for one that contradicts itself. */
  finish?(doc: Json): Json;
  /** Checks a whole document against others before it is stored, in the transaction that stores it; throws the vendor's refusal. */
  check?(handle: Queryable, key: Key, doc: Json): Promise<void>;
}
