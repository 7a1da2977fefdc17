/** Fields of an article that a list shows; a change of any of them ends the copies of lists. The text of hundreds of articles would be megabytes. */
export const summaryFields = [
  'title',
  'slug',
  'link',
  'summary',
  'image',
  'readMinutes',
  'tags',
  'categoryIDs',
] as const;

/** Fields that say what an article is about. */
export const subjectFields = ['slug', 'tags', 'categoryIDs'] as const;

/** Fields that make the address of an article or page, with what sitemaps tell of it. */
export const addressFields = ['slug', 'link', 'section', 'parentPage', 'image'] as const;

/** What the content service is asked for, that it answers these fields alone. */
export function selectOf(fields: readonly string[]): string {
  return ['sys', ...fields.map((field) => `fields.${field}`)].join(',');
}
