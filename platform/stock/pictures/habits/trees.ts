import { shade } from '../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { material } from '../pigments';
import { flower, radiusFor, type DrawHabit, type GrowingPlant } from './growing';
import { leafyDome } from './mound';

const bark = shade(material.wood, -0.16);
const tall = 620;

function trunk(pen: Pen, height: number, width: number): void {
  pen.ribbon(
    [
      [0, 10],
      [width * 0.4, -height * 0.5],
      [0, -height],
    ],
    width,
    width * 0.7,
    bark,
    { shadow: 5 },
  );
  pen.ribbon(
    [
      [-width * 0.16, 10],
      [width * 0.2, -height * 0.5],
      [-width * 0.16, -height],
    ],
    width * 0.28,
    width * 0.2,
    shade(bark, 0.18),
  );
}

function standardTree(pen: Pen, plant: GrowingPlant): void {
  trunk(pen, tall * 0.6, 30);
  const branch = (x: number) =>
    pen.ribbon(
      [
        [0, -tall * 0.36],
        [x * 0.5, -tall * 0.46],
        [x, -tall * 0.58],
      ],
      15,
      7,
      bark,
    );
  [-80, 84].forEach(branch);
  pen.place(0, -tall * 0.42, {}, () =>
    leafyDome(
      pen,
      { halfWidth: 210, halfHeight: 178, rise: 170, leaves: 150, leafSize: 74 },
      plant,
    ),
  );
}

/** How broad, how dense and how drooping a conifer grows, from its name: a balsam is a spire, a pine is loose and round. */
function coniferShape(name: string): { tiers: number; half: number; droop: number } {
  if (/pine/i.test(name) && !/norfolk/i.test(name)) return { tiers: 11, half: 0.4, droop: 90 };
  if (/norfolk/i.test(name)) return { tiers: 10, half: 0.36, droop: 80 };
  if (/balsam|cypress|arborvitae/i.test(name)) return { tiers: 16, half: 0.27, droop: 46 };
  if (/spruce/i.test(name)) return { tiers: 15, half: 0.34, droop: 54 };
  if (/silver|concolor/i.test(name)) return { tiers: 12, half: 0.34, droop: 84 };
  return { tiers: 13, half: 0.37, droop: 64 };
}

/** A tier of a conifer is a skirt of drooping, needled leaves. */
function conifer(pen: Pen, plant: GrowingPlant): void {
  pen.ribbon(
    [
      [0, 10],
      [0, -tall * 0.5],
      [0, -tall * 0.97],
    ],
    34,
    5,
    bark,
  );
  const { tiers, half: breadth, droop } = coniferShape(plant.name);
  range(tiers).forEach((tier) =>
    pen.atDepth(0.6 + (tier / (tiers - 1)) * 0.4, () => {
      const height = tier / (tiers - 1);
      const half = tall * breadth * (1 - height) ** 0.9 + 26;
      const y = -tall * (0.2 + 0.7 * height);
      range(13).forEach((index) => {
        const across = index / 6 - 1;
        const tone = shade(plant.leaf, 0.06 - across * 0.06 + pen.between(-0.025, 0.025));
        pen.place(
          across * half * 0.3,
          y - tall * 0.12 + pen.between(-6, 6),
          { turn: 180 - across * droop },
          () =>
            drawLeaf(
              pen,
              half * (0.62 + 0.3 * Math.abs(across)) * pen.between(0.9, 1.1),
              half * 0.1 + 5,
              tone,
              { shadow: 5, vein: false, bend: across * -0.12 },
            ),
        );
      });
    }),
  );
  [-30, 28, -13, 12, 0].forEach((turn) =>
    pen.place(0, -tall * (tiers < 13 ? 0.935 : 0.955), { turn }, () =>
      drawLeaf(
        pen,
        tall * 0.12 * (1 - Math.abs(turn) / 70),
        9,
        shade(plant.leaf, 0.05 - turn * 0.001),
      ),
    ),
  );
  const { flowers } = plant;
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const height = (index + 0.5) / flowers.count;
    const x = Math.sin(index * 2.4) * tall * 0.3 * (1 - height);
    flower(pen, flowers, index, { x, y: -tall * (0.2 + 0.68 * height), radius: 30 - height * 10 });
  });
}

/** Long shoots that fall from the crown almost to the ground. */
function weeping(pen: Pen, plant: GrowingPlant): void {
  trunk(pen, tall * 0.82, 30);
  const blade = foliageKinds[plant.foliage].blade;
  const soft = plant.foliage !== 'needle' && plant.foliage !== 'fern';
  const shoot = (x: number, drop: number, near: number) =>
    pen.atDepth(near, () => {
      const line = stemCurve(
        [0, -tall * 0.78],
        [x * 0.8, -tall * 1.06],
        [x, -tall * 0.78 + drop],
        15,
      );
      pen.line(asPoints(line), shade(plant.leaf, -0.14), 3);
      line
        .slice(3)
        .forEach(({ x: px, y: py, heading }, index) =>
          pen.place(px, py, { turn: heading + (index % 2 ? 48 : -48) * (soft ? 1 : 0.4) }, () =>
            blade(pen, soft ? 56 : 62, shade(plant.leaf, pen.between(-0.04, 0.04) - x / 4500)),
          ),
        );
    });
  const ring = (count: number, half: number, drop: number, near: number) =>
    range(count).forEach((index) =>
      shoot(
        lerp(-half, half, index / (count - 1)) + pen.between(-12, 12),
        drop * pen.between(0.7, 1.08),
        near,
      ),
    );
  ring(9, 250, 360, 0.55);
  ring(9, 215, 300, 0.78);
  ring(8, 150, 230, 1);
  const { flowers } = plant;
  if (!flowers) return;
  const radius = radiusFor(flowers, 230, 190, 0.7);
  range(flowers.count).forEach((index) => {
    const x = lerp(-215, 215, (index + 0.5) / flowers.count) + pen.between(-12, 12);
    const drop = ((index * 0.618) % 1) * 210;
    flower(pen, flowers, index, {
      x,
      y: -tall * 0.9 + 40 + (Math.abs(x) / 220) * 70 + drop,
      radius,
      lean: x / 6,
      tilt: 0.3,
    });
  });
}

export const tree: DrawHabit = (pen, plant) => {
  if (plant.form === 'conifer') conifer(pen, plant);
  else if (plant.form === 'weeping') weeping(pen, plant);
  else standardTree(pen, plant);
};

const pads: [x: number, y: number, half: number][] = [
  [-150, -196, 92],
  [128, -258, 100],
  [-40, -352, 112],
];

/** An old trunk in two bends, with three clouds of foliage. */
export const bonsai: DrawHabit = (pen, plant) => {
  const bends: Point[] = [
    [20, 10],
    [54, -70],
    [-6, -150],
    [-44, -230],
    [-30, -330],
  ];
  pen.ribbon(
    [
      [54, 0],
      [30, -30],
      [10, -60],
    ],
    12,
    26,
    bark,
  );
  pen.ribbon(
    [
      [-26, 4],
      [0, -26],
      [26, -60],
    ],
    10,
    26,
    bark,
  );
  pen.ribbon(bends, 46, 18, bark, { shadow: 6 });
  pen.ribbon(
    [
      [-10, -160],
      [-80, -180],
      [-150, -190],
    ],
    20,
    10,
    bark,
    { shadow: 4 },
  );
  pen.ribbon(
    [
      [-36, -220],
      [50, -230],
      [126, -250],
    ],
    18,
    9,
    bark,
    { shadow: 4 },
  );
  pen.ribbon(
    bends.map(([x, y]): Point => [x - 8, y]),
    12,
    5,
    shade(bark, 0.16),
  );
  const { flowers } = plant;
  pads.forEach(([x, y, half], index) => {
    const count = flowers ? Math.floor((flowers.count + index) / pads.length) : 0;
    const own = { ...plant, flowers: flowers && count ? { ...flowers, count } : null };
    pen.atDepth(0.82 + index * 0.09, () =>
      pen.place(x, y, {}, () =>
        leafyDome(
          pen,
          { halfWidth: half, halfHeight: half * 0.48, rise: half * 0.3, leaves: 90, leafSize: 34 },
          own,
        ),
      ),
    );
  });
};
