import { resourceHubPath } from './article-path';
import { calendarChoice, calendarPath } from './event-path';
import { salePagePath, salePath } from './sale-path';

const empty = '-';

/** The page of something gone for good below `/missing-view/`, with the parts of the category to look at instead (`/c/{one}/{two?}?c=`). */
export function gonePath(instead: string | null): string {
  const { pathname, searchParams } = new URL(instead ?? '/', 'http://shop');
  const [area, one, two] = pathname.split('/').slice(1);
  if (area !== 'c' || !one) return 'gone';
  return ['gone', one, two ?? empty, searchParams.get('c') ?? empty].join('/');
}

/**
 * What to do when an internal target of a rewrite is asked for directly: the public address it stands for, `null` when there is none
 * (a 404), or `undefined` for a path that is not internal.
 */
export function publicPathOf(pathname: string): string | null | undefined {
  const [area, ...rest] = pathname.split('/').slice(1);
  if (area === 'category-view') return categoryAddress(rest);
  if (area === 'product-view') return productAddress(rest);
  if (area === 'filtered')
    return rest.length > 0 && rest.length < 3 && rest.every(Boolean)
      ? `/c/${rest.join('/')}`
      : null;
  if (area === 'filtered-sale') return rest.length === 0 ? salePath : null;
  if (area === 'sale-view')
    return rest.length === 1 && /^[1-9][0-9]{0,3}$/.test(rest[0] ?? '')
      ? salePagePath(Number(rest[0]))
      : null;
  if (area === 'calendar-view') return calendarAddress(rest);
  if (area === 'hub-view') return hubAddress(rest);
  return area === 'missing-view' ? null : undefined;
}

function categoryAddress([one, two, c, page, ...more]: string[]): string | null {
  if (!one || !two || !c || !page || more.length > 0) return null;
  const query = [
    ...(c === empty ? [] : [`c=${c}`]),
    ...(page === '1' ? [] : [`page=${page}`]),
  ].join('&');
  return `/c/${one}${two === empty ? '' : `/${two}`}${query ? `?${query}` : ''}`;
}

function productAddress([code, variant, ...more]: string[]): string | null {
  if (!code || !variant || more.length > 0) return null;
  return variant === empty ? `/p/${code}` : `/p/${code}?v=${variant}`;
}

function calendarAddress(parts: string[]): string | null {
  const choice = parts.length === 4 && parts.every(Boolean) ? calendarChoice(parts) : null;
  return choice && calendarPath(choice);
}

function hubAddress([tag, catID, ...more]: string[]): string | null {
  if (!tag || !catID || more.length > 0) return null;
  return resourceHubPath({
    tag: tag === empty ? null : tag,
    catID: catID === empty ? null : catID,
  });
}
