import type { Fields } from './fields';
import type { ListSpec } from './list-spec';

/** The six verbs every resource may have. */
export type Verb = 'list' | 'get' | 'create' | 'save' | 'patch' | 'delete';

/** One row of the resource table: all the engine needs to serve a kind of resource. */
export interface Resource {
  /** Also its name in 404 answers. */
  kind: string;
  model: Fields;
  /** Path of the collection below `/v1`; the one parameter in it names the parent. */
  path: string;
  /** The resource it lies under, which must exist. */
  parent?: { kind: string; param: string };
  verbs: readonly Verb[];
  read: readonly string[];
  write: readonly string[];
  list: ListSpec;
}
