const types: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** The content type a stored file is served with, by its ending; plain text where unknown. */
export function contentTypeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'text/plain; charset=utf-8';
}
