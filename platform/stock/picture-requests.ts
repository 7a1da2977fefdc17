import { allCategories, categoryPictureName } from './catalogue/all-categories';
import { allGroups } from './catalogue/all-groups';
import { requestsOfGroup } from './catalogue/pictures-of-group';
import { contentPictures } from './content/content-pictures';
import { workshopPictures } from './events/workshop-pictures';
import { storeMap } from './places/store-map';
import type { PictureRequest } from './pictures/scene-description';

/** Every picture the stock shows, each named once: what the generator draws into `public/pictures/`. */
export function pictureRequests(): PictureRequest[] {
  const products = allGroups().flatMap(({ group }) => requestsOfGroup(group));
  const categories = allCategories.flatMap(({ id, scene }): PictureRequest[] =>
    scene ? [{ name: categoryPictureName(id), ratio: '1.5:1', scene }] : [],
  );
  return [...products, ...categories, ...contentPictures, ...workshopPictures, storeMap];
}
