import type { Category } from 'ordercloud-javascript-sdk';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/chicago-time';
import { describeScene } from '../pictures/describe';
import { allCategories, categoryPictureName, parentCategoryID } from './all-categories';
import { allGroups } from './all-groups';
import type { CategorySource } from './category-source';
import { pictureOfVariant, shownPicture } from './pictures-of-group';

/** Every category as the commerce platform keeps it, parents before children. */
export function commerceCategories(today: ChicagoDate): (Category & { ID: string })[] {
  const groups = new Map(allGroups().map(({ group }) => [group.code, group]));
  return allCategories.map((source) => {
    const [StartDate, EndDate] = shownBetween(source, today);
    const model = source.shownBy ? groups.get(source.shownBy) : undefined;
    const picture = source.scene
      ? { url: `/pictures/${categoryPictureName(source.id)}.webp`, title: describeScene(source.scene).alt }
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
        ...(StartDate ? { StartDate } : {}),
        ...(EndDate ? { EndDate } : {}),
        ...(picture ? { Contentful: { Images: { List: picture } } } : {}),
      },
    };
  });
}

/** First and last Chicago day of a season (this year's, or next year's once it is over) or of a window around today. */
function shownBetween({ season, window }: CategorySource, today: ChicagoDate): [string?, string?] {
  if (window) return [addChicagoDays(today, window[0]), addChicagoDays(today, window[1])];
  if (!season) return [];
  const thisYear = Number(today.slice(0, 4));
  const year = `${thisYear}-${season[1]}` < today ? thisYear + 1 : thisYear;
  return [`${year}-${season[0]}`, `${year}-${season[1]}`];
}
