import { routerKey } from '@/lib/core/framework';
import { addressOf, textOf, withQuery } from './address';
import { isContentKey } from '@/lib/routes/content-keys';

/**
 * Where a page leads for now (a page past the end to the last one, an unknown variant to its product; ruling 41), with what the asked URL says beside
 * the choice of content: a page that is cached by its path knows no query.
 */
export function temporaryLocation(location: string, url: string): string {
  const kept = addressOf(url)
    .search.slice(1)
    .split('&')
    .filter((pair) => {
      const [key = ''] = new URLSearchParams(pair).keys();
      return key !== '' && key !== routerKey && !isContentKey(key);
    });
  return textOf(withQuery(addressOf(location), kept.length > 0 ? `?${kept.join('&')}` : ''));
}
