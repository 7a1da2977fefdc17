import { contentTypes } from '@/provision/contentful/content-types';
import type { ContentStock } from '@/platform/stock/stock-shape';
import { readingEntries } from './articles-as-entries';
import { contentAssets } from './assets';
import { homeEntries } from './home';
import { menuEntries } from './menus';
import { otherEntries } from './other-entries';
import { searchTermEntries } from './search-terms';

/** Everything the content service holds. */
export function contentStock(): ContentStock {
  return {
    contentTypes,
    entries: [
      ...readingEntries(),
      ...menuEntries(),
      ...homeEntries(),
      ...otherEntries(),
      ...searchTermEntries(),
    ],
    assets: contentAssets(),
  };
}
