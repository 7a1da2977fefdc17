const here = 'https://own-path.invalid';

/**
 * Where a shopper goes back to after a save (specification A2): a path of this site with its query and place, as a browser reads it. Anything else is nowhere:
 * another origin in every spelling a browser would follow (`//host`, `/\host`, a tab in between), a scheme, a relative path.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > 500 || !URL.canParse(path, here)) return null;
  const { origin, pathname, search, hash } = new URL(path, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
