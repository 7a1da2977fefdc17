import type { ContentFieldStock, ContentStock } from '@/platform/stock/stock-shape';
import type { ContentPlace } from './account';

/** An entry, asset or content type as the delivery API answers it, fields in the default locale. */
export interface Resource {
  metadata?: object;
  sys: {
    id: string;
    type: 'Entry' | 'Asset' | 'ContentType';
    createdAt: string;
    updatedAt: string;
  } & Record<string, unknown>;
  fields: Record<string, unknown>;
}

/** The one locale of the space. */
export const LOCALE = 'en-US';

/** A link to a resource, as it stands in fields. */
export function linkTo(
  linkType: string,
  id: string,
): { sys: { type: 'Link'; linkType: string; id: string } } {
  return { sys: { type: 'Link', linkType, id } };
}

/** The resources of a stock by kind; assets without dates get the entries' newest one. */
export function resourcesOf(
  place: ContentPlace,
  stock: ContentStock,
): {
  entries: Resource[];
  assets: Resource[];
  contentTypes: Resource[];
} {
  const newest =
    stock.entries
      .map((entry) => entry.updatedAt)
      .sort()
      .at(-1) ?? '2026-01-01T00:00:00.000Z';
  return {
    entries: stock.entries.map((entry) => ({
      metadata: { tags: [], concepts: [] },
      sys: {
        ...sys(place, 'Entry', entry.id, entry.createdAt, entry.updatedAt),
        contentType: linkTo('ContentType', entry.contentType),
        locale: LOCALE,
      },
      fields: entry.fields,
    })),
    assets: stock.assets.map((asset) => ({
      metadata: { tags: [], concepts: [] },
      sys: { ...sys(place, 'Asset', asset.id, newest, newest), locale: LOCALE },
      fields: {
        title: asset.title,
        description: asset.description,
        file: {
          url: asset.url,
          details: { size: 0, image: { width: asset.width, height: asset.height } },
          fileName: asset.url.split('/').at(-1) ?? asset.id,
          contentType: asset.contentType,
        },
      },
    })),
    contentTypes: stock.contentTypes.map(
      (type) =>
        // Its fields are a list, where other resources have values (`fieldsOf`).
        ({
          sys: sys(place, 'ContentType', type.id, newest, newest),
          name: type.name,
          description: '',
          displayField: type.displayField ?? type.fields[0]?.id ?? null,
          fields: type.fields.map((field) => ({
            name: field.id,
            localized: false,
            required: false,
            validations: [],
            disabled: false,
            omitted: false,
            ...field,
          })),
        }) as unknown as Resource,
    ),
  };
}

export type ContentField = ContentFieldStock;

/** The fields of a content type, which stand in a list where other resources have values. */
export function fieldsOf(contentType: Resource): ContentField[] {
  return Array.isArray(contentType.fields) ? (contentType.fields as ContentField[]) : [];
}

/** A content type without a definition, as it begins. */
export function newType(place: ContentPlace, id: string, at: string): Resource {
  return { sys: sys(place, 'ContentType', id, at, at), fields: {} };
}

/** A resource without fields, as it begins. */
export function newResource(
  place: ContentPlace,
  kind: 'entries' | 'assets',
  id: string,
  contentType: string | null,
  at: string,
): Resource {
  const type = kind === 'entries' ? 'Entry' : 'Asset';
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...sys(place, type, id, at, at),
      ...(contentType === null ? {} : { contentType: linkTo('ContentType', contentType) }),
      locale: LOCALE,
    },
    fields: {},
  };
}

function sys(
  { space, environment }: ContentPlace,
  type: Resource['sys']['type'],
  id: string,
  createdAt: string,
  updatedAt: string,
): Resource['sys'] {
  return {
    space: linkTo('Space', space),
    id,
    type,
    createdAt,
    updatedAt,
    environment: linkTo('Environment', environment),
    publishedVersion: 1,
    revision: 1,
  };
}

/** A resource with every field by locale when `all` is set; a content type has no values to set apart. */
export function localised(resource: Resource, all: boolean): Resource {
  if (!all || resource.sys.type === 'ContentType') return resource;
  return {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, value]) => [name, { [LOCALE]: value }]),
    ),
  };
}
