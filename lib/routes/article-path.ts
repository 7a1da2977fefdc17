import { addQuery } from './add-query';

/** Path of a care article, `/information/resource-hub/{slug}` (specification A2). */
export function articlePath(slug: string): string {
  return `/information/resource-hub/${encodeURIComponent(slug)}`;
}

/** What narrows the resource hub (specification A2). */
export interface HubChoice {
  tag?: string | null;
  catID?: string | null;
}

/** Path of all care articles, or of those with a tag or of a category, `/information/resource-hub?tag=…&catID=…` (specification A2). */
export function resourceHubPath({ tag, catID }: HubChoice = {}): string {
  return addQuery('/information/resource-hub', { tag, catID });
}
