import { describeRequest } from '../pictures/describe-view';
import type { ArrangementScene, PictureRequest } from '../pictures/scene-description';
import type { ColorChoice, GroupSource, SizeStep } from './group-source';
import { fuller } from './scenes';
import { sizesOf } from './sizes-of-group';

/** A picture of a group: which variants it shows, its name below `public/pictures/`, and its scene. */
export type GroupPicture = Pick<PictureRequest, 'name' | 'scene' | 'view' | 'sizes'>;

/** The picture of one variant: its colour's own, its size's own, or the group's. Same name, same scene. */
export function pictureOfVariant(
  group: GroupSource,
  size?: SizeStep,
  color?: ColorChoice,
): GroupPicture {
  if (color?.scene) return { name: `products/${group.code}-${color.suffix}`, scene: color.scene };
  if (group.picturedSizes && size && size.suffix !== '' && group.scene.kind === 'arrangement') {
    return {
      name: `products/${group.code}-${size.suffix}`,
      scene: fuller(group.scene, size.factor),
    };
  }
  return { name: `products/${group.code}`, scene: group.scene };
}

function sizesPicture(group: GroupSource): GroupPicture[] {
  const { code, scene } = group;
  if (!group.picturedSizes || scene.kind !== 'arrangement') return [];
  const sizes = sizesOf(group).map(({ factor }): ArrangementScene => fuller(scene, factor));
  return sizes.length > 1 ? [{ name: `products/${code}-sizes`, scene, view: 'sizes', sizes }] : [];
}

/** Further views, of featured groups and of those whose sizes are pictured: all sizes in a row, in a room, and close. */
function drawnViews(group: GroupSource): GroupPicture[] {
  const { code, scene, featured, picturedSizes } = group;
  if (scene.kind === 'place' || scene.kind === 'map' || !(featured || picturedSizes)) return [];
  return [
    ...sizesPicture(group),
    { name: `products/${code}-room`, scene, view: 'room' },
    { name: `products/${code}-detail`, scene, view: 'detail' },
  ];
}

/** Other scenes of the same product: `products/104404-VIEW2` and on. */
function furtherScenes({ code, views = [] }: GroupSource): GroupPicture[] {
  return views.map((scene, index) => ({ name: `products/${code}-VIEW${index + 2}`, scene }));
}

/** What a variant's gallery shows: its own picture, then the views. Another colour has no views; a larger size is not shown in the room. */
export function galleryOfVariant(
  group: GroupSource,
  size?: SizeStep,
  color?: ColorChoice,
): GroupPicture[] {
  const own = pictureOfVariant(group, size, color);
  if (color?.scene) return [own];
  const first = !size || size.suffix === '';
  return [
    own,
    ...drawnViews(group).filter(({ view }) => first || view !== 'room'),
    ...furtherScenes(group),
  ];
}

/** Every picture a group needs, each once. */
export function requestsOfGroup(group: GroupSource): PictureRequest[] {
  const pictures = [
    pictureOfVariant(group),
    ...sizesOf(group).map((size) => pictureOfVariant(group, size)),
    ...(group.colors ?? []).map((color) => pictureOfVariant(group, undefined, color)),
    ...drawnViews(group),
    ...furtherScenes(group),
  ];
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  return [...byName.values()].map((picture) => ({ ...picture, ratio: '1:1', product: group.code }));
}

/** Base address and alt text of a picture, as the product's xp carries it. */
export function shownPicture(picture: GroupPicture): { url: string; title: string } {
  return {
    url: `/pictures/${picture.name}.webp`,
    title: describeRequest({ ...picture, ratio: '1:1' }).alt,
  };
}
