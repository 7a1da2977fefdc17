import { allCategories } from './catalogue/all-categories';
import { allGroups } from './catalogue/all-groups';
import { kindDefaults } from './catalogue/kinds';
import { requestsOfGroup } from './catalogue/pictures-of-group';
import { contentPictures } from './content/content-pictures';
import type { PictureRequest } from './pictures/scene-description';

/** Every picture the stock shows, each named once: what the generator draws into `public/pictures/`. */
export function pictureRequests(): PictureRequest[] {
  const products = allGroups().flatMap(({ group }) => requestsOfGroup(group, group.sizes ?? kindDefaults[group.kind].sizes));
  const categories = allCategories.flatMap(({ id, scene }): PictureRequest[] =>
    scene ? [{ name: `categories/${categoryFile(id)}`, ratio: '1.5:1', scene }] : []);
  return [...products, ...categories, ...contentPictures];
}

/** File name of a category's own picture: `Flowers_Bouquets` → `flowers-bouquets`. */
function categoryFile(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll('_', '-').toLowerCase();
}
