import { describeScene } from '../pictures/describe';
import type { PictureRequest, SceneDescription } from '../pictures/scene-description';
import type { ColorChoice, GroupSource, SizeStep } from './group-source';
import { fuller } from './scenes';
import { sizesOf } from './sizes-of-group';

/** A picture of a group: which variants it shows, its name below `public/pictures/`, and its scene. */
export interface GroupPicture {
  name: string;
  scene: SceneDescription;
}

/** The picture of one variant: its colour's own, its size's own, or the group's. Same name, same scene. */
export function pictureOfVariant(group: GroupSource, size?: SizeStep, color?: ColorChoice): GroupPicture {
  if (color?.scene) return { name: `products/${group.code}-${color.suffix}`, scene: color.scene };
  if (group.picturedSizes && size && size.suffix !== '' && group.scene.kind === 'arrangement') {
    return { name: `products/${group.code}-${size.suffix}`, scene: fuller(group.scene, size.factor) };
  }
  return { name: `products/${group.code}`, scene: group.scene };
}

/** Its further pictures: `products/104404-VIEW2` and on. */
export function viewsOfGroup(group: GroupSource): GroupPicture[] {
  return (group.views ?? []).map((scene, index) => ({ name: `products/${group.code}-VIEW${index + 2}`, scene }));
}

/** Every picture a group needs, each once. */
export function requestsOfGroup(group: GroupSource): PictureRequest[] {
  const pictures = [
    pictureOfVariant(group),
    ...sizesOf(group).map((size) => pictureOfVariant(group, size)),
    ...(group.colors ?? []).map((color) => pictureOfVariant(group, undefined, color)),
    ...viewsOfGroup(group),
  ];
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  return [...byName.values()].map(({ name, scene }) => ({ name, ratio: '1:1', scene }));
}

/** Base address and alt text of a picture, as the product's xp carries it. */
export function shownPicture(picture: GroupPicture): { url: string; title: string } {
  return { url: `/pictures/${picture.name}.webp`, title: describeScene(picture.scene).alt };
}
