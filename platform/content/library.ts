import type { Resource } from './resources';

export const kinds = ['entries', 'assets', 'contentTypes'] as const;
export type Kind = (typeof kinds)[number];

/** Resources of one kind by ID, in memory: there are few, and every query filters over fields. */
export class Shelf {
  private readonly byID = new Map<string, Resource>();
  private listed: readonly Resource[] | null = null;

  constructor(resources: Iterable<Resource> = []) {
    for (const resource of resources) this.byID.set(resource.sys.id, resource);
  }

  get(id: string): Resource | undefined {
    return this.byID.get(id);
  }

  all(): readonly Resource[] {
    return (this.listed ??= [...this.byID.values()].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1)));
  }

  /** Replaces a resource, or takes it away with `null`. */
  set(id: string, resource: Resource | null): void {
    if (resource === null) this.byID.delete(id);
    else this.byID.set(id, resource);
    this.listed = null;
  }
}

/** Everything one API sees: what is published, or for previews the drafts. */
export type Library = Record<Kind, Shelf>;

/** A library without entries, assets and content types. */
export function emptyLibrary(): Library {
  return { entries: new Shelf(), assets: new Shelf(), contentTypes: new Shelf() };
}
