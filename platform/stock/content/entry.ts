import type { ContentStock } from '@/platform/stock/stock-shape';

export type StockEntry = ContentStock['entries'][number];

/** Day the shop's content was first published, for entries without a date of their own. */
const published = '2026-01-05T15:00:00.000Z';

/** An entry of the content service. */
export function entry(
  contentType: string,
  id: string,
  fields: Record<string, unknown>,
  days: { created?: string; updated?: string } = {},
): StockEntry {
  const createdAt = days.created ? instantOf(days.created) : published;
  return {
    id,
    contentType,
    createdAt,
    updatedAt: days.updated ? instantOf(days.updated) : createdAt,
    fields,
  };
}

/** A link to another entry, as the delivery API writes it. */
export function linkTo(id: string): { sys: { type: 'Link'; linkType: 'Entry'; id: string } } {
  return { sys: { type: 'Link', linkType: 'Entry', id } };
}

/** A link to an asset. */
export function assetLink(id: string): { sys: { type: 'Link'; linkType: 'Asset'; id: string } } {
  return { sys: { type: 'Link', linkType: 'Asset', id } };
}

/** ID of the asset of a picture: `articles/keep-a-cut-tree-fresh` → `picture-articles-keep-a-cut-tree-fresh`. */
export function assetID(pictureName: string): string {
  return `picture-${pictureName.replaceAll('/', '-')}`.slice(0, 64);
}

function instantOf(day: string): string {
  return `${day}T15:00:00.000Z`;
}
