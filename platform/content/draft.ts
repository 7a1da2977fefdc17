import type { Kind } from './library';
import { localised, type Resource } from './resources';

/** Kinds whose fields hold values; those of a content type are described instead. */
export type FilledKind = Exclude<Kind, 'contentTypes'>;

/** A resource as it is being written, with what decides over its versions. Times as ISO texts. */
export interface Draft {
  kind: Kind;
  /** The newest state, in the delivery API's shape. */
  resource: Resource;
  /** Grows by one with every save, publication and withdrawal. */
  version: number;
  /** The version that was published; `null` while nothing is. */
  publishedVersion: number | null;
  publishedCounter: number;
  firstPublishedAt: string | null;
  publishedAt: string | null;
}

/** Never published, published as it stands, or changed since. */
export function draftState({
  version,
  publishedVersion,
}: Pick<Draft, 'version' | 'publishedVersion'>): 'draft' | 'published' | 'changed' {
  if (publishedVersion === null) return 'draft';
  return version === publishedVersion + 1 ? 'published' : 'changed';
}

const author = { sys: { type: 'Link', linkType: 'User', id: 'editor' } };

/** A draft as the management API answers it: its versions, and every field by locale. */
export function managedResource({
  resource,
  version,
  publishedVersion,
  publishedCounter,
  firstPublishedAt,
  publishedAt,
}: Draft): Resource {
  const { space, id, type, createdAt, updatedAt, environment, contentType } = resource.sys;
  return {
    ...localised(resource, true),
    sys: {
      space,
      id,
      type,
      createdAt,
      updatedAt,
      environment,
      createdBy: author,
      updatedBy: author,
      version,
      publishedCounter,
      ...(contentType === undefined ? {} : { contentType }),
      ...(publishedVersion === null ? {} : { publishedVersion, publishedAt, publishedBy: author }),
      ...(firstPublishedAt === null ? {} : { firstPublishedAt }),
    },
  };
}

/** What the delivery API shows of a draft that is published now. */
export function publishedResource({
  resource,
  publishedVersion,
  publishedCounter,
  firstPublishedAt,
  publishedAt,
}: Draft): Resource {
  const { createdAt, updatedAt } = resource.sys;
  const sys = {
    ...resource.sys,
    createdAt: firstPublishedAt ?? createdAt,
    updatedAt: publishedAt ?? updatedAt,
    publishedVersion,
    revision: publishedCounter,
  };
  return { ...resource, sys };
}

/** What is left of a resource that was withdrawn, as webhooks name it. */
export function deletedResource(
  { resource, publishedCounter }: Draft,
  deletedAt: string,
): Record<string, unknown> {
  const { space, id, type, createdAt, environment, contentType } = resource.sys;
  const sys = {
    space,
    id,
    type: `Deleted${type}`,
    createdAt,
    updatedAt: deletedAt,
    deletedAt,
    environment,
    revision: publishedCounter,
  };
  return { sys: contentType === undefined ? sys : { ...sys, contentType } };
}
