import { emptyPart, noVariant, queryPages, type QueryPage } from './query-pages';

/** The page of something gone for good below `/missing-view/`, with the parts of the category to look at instead (`/c/{one}/{two?}?c=`). */
export function gonePath(instead: string | null): string {
  const { pathname, searchParams } = new URL(instead ?? '/', 'http://shop');
  const [area, one, two] = pathname.split('/').slice(1);
  if (area !== 'c' || !one) return 'gone';
  return ['gone', one, two ?? emptyPart, searchParams.get('c') ?? emptyPart].join('/');
}

/**
 * What to do when an internal target of a rewrite is asked for directly: the public address it stands for, `null` when there is none
 * (a 404), or `undefined` for a path that is not internal.
 */
export function publicPathOf(pathname: string): string | null | undefined {
  const [area, ...rest] = pathname.split('/').slice(1);
  for (const page of queryPages) {
    if (area === page.target) return publicPath(page, rest);
    if (area === page.refined) return publicPathOfRefined(page, rest);
  }
  return area === 'missing-view' ? null : undefined;
}

function publicPath({ path, parts, keys, wrong }: QueryPage, rest: string[]): string | null {
  const names = Object.entries(keys);
  if (rest.length !== parts + names.length || !rest.every(Boolean)) return null;
  const values = rest.slice(parts);
  const query: string[] = [];
  for (const [index, [name, { shape, absent = emptyPart }]] of names.entries()) {
    const value = values[index] ?? '';
    if (value === absent || (value === noVariant && wrong?.endsWith(noVariant))) continue;
    if (!new RegExp(`^(?:${shape})$`).test(value)) return null;
    query.push(`${name}=${value}`);
  }
  const address = [path, ...rest.slice(0, parts).filter((part) => part !== emptyPart)].join('/');
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}

function publicPathOfRefined({ path, parts }: QueryPage, rest: string[]): string | null {
  const fits = rest.length <= parts && (parts === 0 || rest.length > 0) && rest.every(Boolean);
  return fits ? [path, ...rest].join('/') : null;
}
