import { labOfPigment, type Pigment } from '../drawing/colour';
import { cycle } from '../drawing/geometry';
import { leafPigment } from '../foliage/foliage-kinds';
import { material, paint, rooms } from '../pigments';
import type { Backdrop, Hardgood, SubjectScene } from '../scene-description';

/** OKLab × 100: leaves nearer to the wall than this sink into it; goods are told by their own light and shade, and may stand nearer. */
const leastForLeaves = 12;
const leastForGoods = 3.5;
const backdrops = Object.keys(rooms) as Backdrop[];

const apart = (one: Pigment, other: Pigment): number => {
  const [first, second] = [labOfPigment(one), labOfPigment(other)];
  return 100 * Math.hypot(...first.map((value, axis) => value - (second[axis] ?? 0)));
};

const evergreens = new Set<Hardgood>(['wreath', 'garland', 'rope', 'swag']);

/** The tones that must be told from the wall. Bunches bring their own contrast: many colours, lit from the side. */
function tonesOf(scene: SubjectScene): { tones: Pigment[]; least: number } {
  if (scene.kind === 'arrangement') return { tones: [], least: 0 };
  if (scene.kind === 'hardgood') {
    return evergreens.has(scene.item)
      ? { tones: [leafPigment('needle')], least: leastForLeaves }
      : { tones: [paint[scene.palette]], least: leastForGoods };
  }
  const tones = [leafPigment(scene.foliage, scene.leafPalette)];
  return {
    tones:
      scene.pot === 'nursery-pot' || scene.pot === 'pair-of-pots' || scene.pot === 'cell-pack'
        ? [...tones, material.nursery]
        : tones,
    least: leastForLeaves,
  };
}

/** Whether a subject can be told from the wall of a backdrop. */
export function standsApart(scene: SubjectScene, backdrop: Backdrop): boolean {
  const { tones, least } = tonesOf(scene);
  return tones.every((tone) => apart(tone, rooms[backdrop].wall) >= least);
}

/** The scene before its own backdrop, or, where it would sink into that, before another, chosen by `style`. */
export function beforeWall<Scene extends SubjectScene>(scene: Scene, style: number): Scene {
  if (standsApart(scene, scene.backdrop)) return scene;
  const fitting = backdrops.filter(
    (backdrop) => backdrop !== 'evergreen' && standsApart(scene, backdrop),
  );
  return fitting.length ? { ...scene, backdrop: cycle(fitting, style) } : scene;
}
