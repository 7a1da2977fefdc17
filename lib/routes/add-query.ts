/** A path, with its query or none, with more of one: the keys that have a value, in the order given. */
export function addQuery(
  path: string,
  more: Readonly<Record<string, string | false | null | undefined>>,
): string {
  let address = path;
  for (const [key, value] of Object.entries(more))
    if (value) address += `${address.includes('?') ? '&' : '?'}${key}=${encodeURIComponent(value)}`;
  return address;
}
