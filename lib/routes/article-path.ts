/** Path of a care article, `/information/resource-hub/{slug}` (000 §2). */
export function articlePath(slug: string): string {
  return `/information/resource-hub/${encodeURIComponent(slug)}`;
}

/** Path of all care articles, or of those of one category (000 §2). */
export function resourceHubPath(categoryID?: string): string {
  return categoryID ? `/information/resource-hub?catID=${encodeURIComponent(categoryID)}` : '/information/resource-hub';
}
