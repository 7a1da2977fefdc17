import type { Category } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { describeScene } from '../pictures/describe';
import { allCategories, categoryPictureName, parentCategoryID } from './all-categories';
import { allGroups } from './all-groups';
import type { CategorySource } from './category-source';
import { pictureOfVariant, shownPicture } from './pictures-of-group';
import { seasonAround, type ReleaseDays } from './release-days';

/** Every category as the commerce platform keeps it, parents before children. */
export function commerceCategories(today: ChicagoDate): (Category & { ID: string })[] {
  const groups = new Map(allGroups().map(({ group }) => [group.code, group]));
  return allCategories.map((source) => {
    const { from, until } = shownBetween(source, today);
    const model = source.shownBy ? groups.get(source.shownBy) : undefined;
    const picture = source.scene
      ? {
          url: `/pictures/${categoryPictureName(source.id)}.webp`,
          title: describeScene(source.scene).alt,
        }
      : model && shownPicture(pictureOfVariant(model));
    const ParentID = parentCategoryID(source.id);
    return {
      ID: source.id,
      Name: source.name,
      Description: source.text,
      ListOrder: source.order,
      Active: !source.inactive,
      ...(ParentID ? { ParentID } : {}),
      xp: {
        ShortDescription: source.text,
        Articles: [...(source.articles ?? [])],
        ...(source.note ? { Note: source.note } : {}),
        ...(from ? { StartDate: from } : {}),
        ...(until ? { EndDate: until } : {}),
        ...(picture ? { Contentful: { Images: { List: picture } } } : {}),
      },
    };
  });
}

/** First and last Chicago day on which a category shows; open when it has no season and no window. */
function shownBetween({ season, window }: CategorySource, today: ChicagoDate): ReleaseDays {
  if (season) return seasonAround(season, today);
  if (!window) return { from: null, until: null };
  return { from: addChicagoDays(today, window[0]), until: addChicagoDays(today, window[1]) };
}
