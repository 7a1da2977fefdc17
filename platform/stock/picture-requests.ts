import { allCategories, categoryPictureName } from './catalogue/all-categories';
import { allGroups } from './catalogue/all-groups';
import { requestsOfGroup } from './catalogue/pictures-of-group';
import { contentPictures } from './content/content-pictures';
import { workshopPictures } from './events/workshop-pictures';
import type { PictureRequest } from './pictures/scene-description';

/** The region of the stores, for the store locator: `/pictures/stores/map.webp`. */
const storeMap: PictureRequest = {
  name: 'stores/map',
  ratio: '1.5:1',
  scene: { kind: 'map', name: 'the Twin Cities with their lakes, rivers and main roads' },
};

/** Every picture the stock shows, each named once: what the generator draws into `public/pictures/`. */
export function pictureRequests(): PictureRequest[] {
  const products = allGroups().flatMap(({ group }) => requestsOfGroup(group));
  const categories = allCategories.flatMap(({ id, scene }): PictureRequest[] =>
    scene ? [{ name: categoryPictureName(id), ratio: '1.5:1', scene }] : [],
  );
  return [...products, ...categories, ...contentPictures, ...workshopPictures, storeMap];
}
