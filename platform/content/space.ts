import { now } from '@/lib/core/time/clock';
import type { ContentStock } from '@/platform/stock/stock-shape';
import type { Database, Queryable } from '@/services/database/database';
import type { ContentPlace } from './account';
import {
  deletedResource,
  managedResource,
  publishedResource,
  type Draft,
  type FilledKind,
} from './draft';
import { ContentFault, notFound } from './fault';
import { emptyLibrary, type Kind, type Library } from './library';
import { checkFields } from './management/check-fields';
import { checkForPublication } from './management/check-publication';
import { checkTypeChange, type TypeDefinition } from './management/type-definition';
import type { ContentEvent, Webhooks } from './management/webhooks';
import { newResource, newType, type Resource } from './resources';
import {
  deleteDraft,
  readDrafts,
  readPublished,
  writeDraft,
  writeLibrary,
  writePublished,
} from './store';

interface Change {
  /** The draft from now on; `null`: there is none any more. */
  draft: Draft | null;
  /** Whether what is published changes with it. */
  touchesPublished: boolean;
  event: ContentEvent;
}

/** One space: rows in the database, resources in memory. Writes run one after another, and every one tells the webhooks. */
export class ContentSpace {
  published: Library = emptyLibrary();
  preview: Library = emptyLibrary();
  private readonly drafts = new Map<string, Draft>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly webhooks: Webhooks,
    private readonly place: ContentPlace,
  ) {}

  /** Its ID at the vendor. */
  get id(): string {
    return this.place.space;
  }

  /** Fills the memory from the database. */
  async restore(): Promise<void> {
    this.published = await readPublished(this.db);
    this.preview = { ...emptyLibrary(), contentTypes: this.published.contentTypes };
    this.drafts.clear();
    for (const draft of await readDrafts(this.db))
      this.keep(draft.kind, draft.resource.sys.id, draft);
  }

  /** Replaces everything by a stock. */
  load(stock: ContentStock): Promise<void> {
    return this.inTurn(async () => {
      await writeLibrary(this.db, this.place, stock);
      await this.restore();
    });
  }

  /** The draft of a resource. Throws a `ContentFault` 404 when there is none. */
  draft(kind: Kind, id: string): Draft {
    const draft = this.drafts.get(`${kind} ${id}`);
    if (!draft) throw notFound({ type: typeNames[kind], id });
    return draft;
  }

  /** Every draft of a kind, by ID. */
  all(kind: Kind): Draft[] {
    return [...this.drafts.values()]
      .filter((draft) => draft.kind === kind)
      .sort((a, b) => (a.resource.sys.id < b.resource.sys.id ? -1 : 1));
  }

  /** Begins a resource. Fields in the default locale. Throws 409 when the ID is taken, 422 for fields its type does not have. */
  create(
    kind: FilledKind,
    id: string,
    contentType: string | null,
    fields: Record<string, unknown>,
  ): Promise<Draft> {
    return this.begin(kind, {
      ...newResource(this.place, kind, id, contentType, now().toISOString()),
      fields,
    });
  }

  /** Saves all fields of a draft. Throws 409 unless `version` is the newest. */
  save(
    kind: FilledKind,
    id: string,
    version: number,
    fields: Record<string, unknown>,
  ): Promise<Draft> {
    return this.renew(kind, id, version, { fields });
  }

  /** Writes a content type, a new one where `version` is `null`. Throws 409 unless that is the newest, 400 for what a published field cannot become. */
  define(id: string, version: number | null, definition: TypeDefinition): Promise<Draft> {
    // Its fields are a list, where other resources have values (`fieldsOf`).
    const described = definition as unknown as Partial<Resource>;
    return version === null
      ? this.begin('contentTypes', {
          ...newType(this.place, id, now().toISOString()),
          ...described,
        })
      : this.renew('contentTypes', id, version, described);
  }

  private begin(kind: Kind, resource: Resource): Promise<Draft> {
    const { id } = resource.sys;
    return this.change(kind, id, () => {
      if (this.drafts.has(`${kind} ${id}`)) throw versionMismatch();
      this.check(kind, resource);
      const draft: Draft = {
        kind,
        resource,
        version: 1,
        publishedVersion: null,
        publishedCounter: 0,
        firstPublishedAt: null,
        publishedAt: null,
      };
      return {
        draft,
        touchesPublished: false,
        event: { action: 'create', resource: managedResource(draft) },
      };
    });
  }

  private renew(
    kind: Kind,
    id: string,
    version: number,
    change: Partial<Resource>,
  ): Promise<Draft> {
    return this.change(kind, id, () => {
      const current = this.draftAt(kind, id, version);
      const resource = {
        ...current.resource,
        ...change,
        sys: { ...current.resource.sys, updatedAt: now().toISOString() },
      };
      this.check(kind, resource);
      const draft = { ...current, resource, version: version + 1 };
      return {
        draft,
        touchesPublished: false,
        event: { action: 'save', resource: managedResource(draft) },
      };
    });
  }

  /** Publishes the newest version. Throws 409 unless `version` is that one, 422 when a field may not be published as it is. */
  publish(kind: Kind, id: string, version: number): Promise<Draft> {
    return this.change(kind, id, () => {
      const current = this.draftAt(kind, id, version);
      if (kind !== 'contentTypes') checkForPublication(current, this.preview);
      const at = now().toISOString();
      const draft = {
        ...current,
        version: version + 1,
        publishedVersion: version,
        publishedCounter: current.publishedCounter + 1,
        firstPublishedAt: current.firstPublishedAt ?? at,
        publishedAt: at,
      };
      return {
        draft,
        touchesPublished: true,
        event: { action: 'publish', resource: managedResource(draft) },
      };
    });
  }

  /** Takes a resource off the delivery API; the draft stays. Throws 400 when it is not published, and for a content type with entries. */
  unpublish(kind: Kind, id: string): Promise<Draft> {
    return this.change(kind, id, () => {
      const current = this.draft(kind, id);
      if (current.publishedVersion === null)
        throw new ContentFault(400, 'BadRequest', 'Not published');
      if (kind === 'contentTypes' && this.all('entries').some((entry) => isOfType(entry, id)))
        throw new ContentFault(400, 'BadRequest', 'Cannot unpublish a content type with entries');
      const draft = {
        ...current,
        version: current.version + 1,
        publishedVersion: null,
        publishedAt: null,
      };
      return {
        draft,
        touchesPublished: true,
        event: { action: 'unpublish', resource: deletedResource(current, now().toISOString()) },
      };
    });
  }

  /** Deletes a resource that is not published. Throws 400 for one that is. */
  async remove(kind: Kind, id: string): Promise<void> {
    await this.change(kind, id, () => {
      const current = this.draft(kind, id);
      if (current.publishedVersion !== null)
        throw new ContentFault(400, 'BadRequest', 'Cannot delete published');
      return {
        draft: null,
        touchesPublished: false,
        event: { action: 'delete', resource: deletedResource(current, now().toISOString()) },
      };
    });
  }

  private check(kind: Kind, resource: Resource): void {
    const types = this.published.contentTypes;
    if (kind === 'contentTypes') checkTypeChange(resource, types.get(resource.sys.id));
    else checkFields(kind, resource, types);
  }

  private draftAt(kind: Kind, id: string, version: number): Draft {
    const draft = this.draft(kind, id);
    if (draft.version !== version) throw versionMismatch();
    return draft;
  }

  private change<D extends Draft | null>(
    kind: Kind,
    id: string,
    plan: () => Change & { draft: D },
  ): Promise<D> {
    return this.inTurn(async () => {
      const before = this.drafts.get(`${kind} ${id}`)?.version ?? null;
      const { draft, touchesPublished, event } = plan();
      const shown =
        draft === null || draft.publishedVersion === null ? null : publishedResource(draft);
      await this.db.tx(async (handle: Queryable) => {
        if (draft === null) await deleteDraft(handle, kind, id);
        else if (!(await writeDraft(handle, draft, before))) throw versionMismatch();
        if (touchesPublished) await writePublished(handle, kind, id, shown);
        await this.webhooks.tell(handle, event);
      });
      this.webhooks.deliveries.nudge();
      this.keep(kind, id, draft);
      if (touchesPublished) this.published[kind].set(id, shown);
      return draft;
    });
  }

  private keep(kind: Kind, id: string, draft: Draft | null): void {
    if (draft === null) this.drafts.delete(`${kind} ${id}`);
    else this.drafts.set(`${kind} ${id}`, draft);
    // Of content types even previews see what is published alone.
    if (kind !== 'contentTypes') this.preview[kind].set(id, draft?.resource ?? null);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work, work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}

const typeNames: Readonly<Record<Kind, string>> = {
  entries: 'Entry',
  assets: 'Asset',
  contentTypes: 'ContentType',
};

function isOfType({ resource }: Draft, id: string): boolean {
  return (resource.sys.contentType as { sys?: { id?: string } } | undefined)?.sys?.id === id;
}

function versionMismatch(): ContentFault {
  return new ContentFault(409, 'VersionMismatch', 'The version you sent is not the newest one.');
}
