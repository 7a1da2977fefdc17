import { shade } from '../drawing/colour';
import { ellipse, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { grass } from '../foliage/sprigs';
import { leaf, material } from '../pigments';
import type { Habit, PlantScene } from '../scene-description';
import { styleOf } from '../style';
import type { Standing } from '../subject';
import { potFor } from '../vessels/vessel-kinds';
import { arching } from './arching';
import { growingPlant, type DrawHabit } from './growing';
import { cactus, rosette } from './low';
import { groundcover, shrubMound } from './mound';
import { speciesKinds, speciesOnOwnGround, speciesOverRim } from './species-kinds';
import { trailing } from './trailing';
import { bonsai, tree } from './trees';
import { upright } from './upright';

const habits: Record<Habit, DrawHabit> = {
  rosette,
  upright,
  arching,
  'trailing-basket': trailing,
  'shrub-mound': shrubMound,
  tree,
  groundcover,
  cactus,
  bonsai,
};

/** Habits whose leaves lie over the rim, so the pot is drawn first. */
const overRim = new Set<Habit>(['rosette', 'groundcover', 'shrub-mound']);
const inGround = 150;

const drawn = ({ species, habit }: PlantScene): DrawHabit =>
  species ? speciesKinds[species] : habits[habit];

const liesOverRim = ({ species, habit }: PlantScene): boolean =>
  species ? speciesOverRim.has(species) : overRim.has(habit);

/** A heap of earth with tufts of grass: the plant stands in the garden. */
function earth(pen: Pen, half: number): void {
  pen.shape(
    ellipse(half * 1.5, 30, { points: 14, wobble: 0.1, random: pen.random }),
    shade(material.soil, 0.06),
    { shadow: 5 },
  );
  pen.shape(
    ellipse(half * 1.2, 20, { points: 14, wobble: 0.12, random: pen.random, y: -8 }),
    shade(material.soil, 0.12),
  );
  range(14).forEach(() =>
    pen.dot(
      pen.between(-1, 1) * half * 1.3,
      pen.between(-14, 18),
      pen.between(3, 7),
      shade(material.soil, pen.between(-0.04, 0.14)),
    ),
  );
}

function growInGround(pen: Pen, scene: PlantScene): Standing {
  const bare = !scene.species || !speciesOnOwnGround.has(scene.species);
  if (bare) earth(pen, inGround);
  drawn(scene)(pen, growingPlant(scene, 112));
  if (bare)
    [-1.25, -0.9, 0.95, 1.3].forEach((side) =>
      pen.place(side * inGround, 14, {}, () => grass(pen, 52, leaf.leaf)),
    );
  return { feet: [{ x: 0, halfWidth: inGround * 1.4 }] };
}

/** A basket on three cords. */
function hang(pen: Pen, scene: PlantScene, pot: ReturnType<typeof potFor>): Standing {
  pot.back();
  pot.front();
  [-1, 0, 1].forEach((side) =>
    pen.line(
      [
        [side * pot.opening, pot.mouth],
        [side * pot.opening * 0.45, pot.mouth - 260],
        [0, pot.mouth - 430],
      ],
      shade(material.kraft, -0.1),
      5,
    ),
  );
  pen.place(0, pot.mouth + 6, {}, () => drawn(scene)(pen, growingPlant(scene, pot.opening)));
  pen.line(
    [
      [0, pot.mouth - 428],
      [0, pot.mouth - 446],
    ],
    material.iron,
    7,
  );
  return { feet: [], hung: true };
}

/** Draws a living plant in its pot, in the ground, or hung up. */
export function drawPlant(pen: Pen, scene: PlantScene, style = styleOf(scene)): Standing {
  if (scene.pot === 'none' && scene.habit !== 'trailing-basket') return growInGround(pen, scene);
  const pot = potFor(pen, scene.pot === 'none' ? 'basket' : scene.pot, style);
  if (scene.habit === 'trailing-basket') return hang(pen, scene, pot);
  const grow = () =>
    pen.place(0, pot.mouth + 6, {}, () => drawn(scene)(pen, growingPlant(scene, pot.opening)));
  pot.back();
  if (!liesOverRim(scene)) grow();
  pot.front();
  if (liesOverRim(scene)) grow();
  return { feet: [{ x: 0, halfWidth: pot.foot }] };
}
