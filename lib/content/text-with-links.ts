import type { Document } from '@contentful/rich-text-types';

/** What a text shows of an entry or asset that it leads to: its name, its address, the words of a block and the file of a picture. */
const shownFields = [
  'title',
  'slug',
  'link',
  'section',
  'subTitle',
  'linkUrl',
  'linkText',
  'description',
  'file',
] as const;

/** Levels of a text that are shown: no person writes deeper. */
export const deepestLevel = 24;

/** Pages above a page that its address has. */
const pagesAbove = 2;

/**
 * A text of the content service with what it leads to cut to what is shown of it. The service's client hands over whole entries, the texts of which may lead back to this
 * one: such a circle is no JSON, and can be kept nowhere.
 */
export function textWithLinks(body: Document | undefined): Document | null {
  return body ? (cutNode(body, 0) as Document) : null;
}

function cutNode(node: unknown, level: number): unknown {
  if (!isObject(node)) return node;
  const { data, content } = node;
  return {
    ...node,
    ...(isObject(data) && isObject(data.target)
      ? { data: { ...data, target: cutTarget(data.target) } }
      : {}),
    ...(Array.isArray(content)
      ? { content: level < deepestLevel ? content.map((each) => cutNode(each, level + 1)) : [] }
      : {}),
  };
}

function cutTarget({ sys, fields }: Record<string, unknown>): object {
  return { sys, ...(isObject(fields) ? { fields: cutFields(fields, pagesAbove) } : {}) };
}

function cutFields(fields: Record<string, unknown>, levels: number): object {
  const { parentPage } = fields;
  const above = levels > 0 && isObject(parentPage) && isObject(parentPage.fields);
  return {
    ...Object.fromEntries(
      shownFields.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
    ),
    ...(above
      ? {
          parentPage: {
            fields: cutFields(parentPage.fields as Record<string, unknown>, levels - 1),
          },
        }
      : {}),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
