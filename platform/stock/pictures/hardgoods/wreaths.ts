import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { shade } from '../drawing/colour';
import { asPoints, clamp, cycle, polar, range, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { petal, petalPigments } from '../pigments';
import type { Bloom, Foliage, HardgoodScene } from '../scene-description';
import { bow } from '../vessels/bow';
import { driedFlowerWreath } from './dried/dried-flower-wreath';
import { lavenderWreath } from './dried/lavender-wreath';
import { hangs, type DrawGood } from './hardgood';

const ringRadius = 232;

/** What a wreath is bound of, from its name: evergreen for the winter, leaves for the rest of the year. */
function greensOf({ name, palette }: HardgoodScene): Foliage[] {
  const words = name.toLowerCase();
  if (/eucalyptus/.test(words)) return ['eucalyptus', 'eucalyptus', 'ruscus'];
  if (/pine/.test(words)) return ['needle', 'grass', 'needle'];
  if (/cedar/.test(words) && !/balsam/.test(words)) return ['fern', 'needle', 'fern'];
  if (/fir|spruce|evergreen|cedar|balsam|holiday|christmas|winter|holly|juniper/.test(words))
    return ['needle', 'needle', 'eucalyptus'];
  if (/boxwood|bay|laurel|olive|magnolia/.test(words)) return ['ruscus', 'ruscus', 'vine'];
  if (/wheat|grass|straw|autumn|fall|harvest/.test(words)) return ['grass', 'ruscus', 'fern'];
  return palette === 'green' || palette === 'red'
    ? ['needle', 'ruscus', 'eucalyptus']
    : ['eucalyptus', 'ruscus', 'fern'];
}

function sprig(pen: Pen, kind: Foliage, x: number, y: number, turn: number, length: number): void {
  pen.place(x, y, { turn }, () =>
    foliageKinds[kind].sprig(
      pen,
      length,
      shade(foliageKinds[kind].pigment, pen.between(-0.03, 0.03)),
    ),
  );
}

/** Three rows of sprigs bound one way round: outside, inside, and over the wire. */
function greenRing(pen: Pen, greens: readonly Foliage[]): void {
  const rows = [
    { offset: 16, slant: -24, near: 0.45 },
    { offset: -18, slant: 30, near: 0.6 },
    { offset: 0, slant: 2, near: 0.86 },
  ];
  rows.forEach(({ offset, slant, near }, row) =>
    range(36).forEach((index) =>
      pen.atDepth(near + pen.between(-0.05, 0.05), () => {
        const around = index * 10 + row * 4;
        const [x, y] = polar(around, ringRadius + offset);
        sprig(
          pen,
          cycle(greens, index * 2 + row),
          x,
          y,
          around + 90 + slant + pen.between(-9, 9),
          pen.between(104, 132),
        );
      }),
    ),
  );
}

const mixes: { bloom: Bloom; size: number }[] = [
  { bloom: 'rose', size: 0.86 },
  { bloom: 'daisy', size: 0.66 },
  { bloom: 'ranunculus', size: 0.84 },
  { bloom: 'chrysanthemum', size: 0.66 },
  { bloom: 'rose', size: 0.7 },
];

/** Flowers heaped two deep at one side, largest in the middle. They are ornament and not counted. */
function cluster(pen: Pen, scene: HardgoodScene, greens: readonly Foliage[], middle: number): void {
  const pigments = petalPigments[scene.palette === 'green' ? 'cream' : scene.palette];
  const counted = pen.blooms;
  const places = range(13).map((index) => {
    const along = ((index * 0.618) % 1) * 2 - 1;
    const across = ((index * 0.755 + 0.2) % 1) * 2 - 1;
    const { bloom, size } = cycle(mixes, index);
    const radius = bloomKinds[bloom].radius * size * (1.05 - Math.abs(along) * 0.3);
    return {
      along,
      bloom,
      radius,
      around: middle + along * 54,
      reach: ringRadius + across * 62 * (1 - Math.abs(along) * 0.5),
      index,
    };
  });
  places.forEach(({ around, reach, radius, index }) =>
    [-64, 0, 70].forEach((aside, step) =>
      pen.atDepth(0.8, () => {
        const [x, y] = polar(around, reach);
        sprig(
          pen,
          cycle(greens, index + step),
          x,
          y,
          around + aside + pen.between(-20, 20),
          radius * 1.5,
        );
      }),
    ),
  );
  [...places]
    .sort((one, other) => Math.abs(other.along) - Math.abs(one.along))
    .forEach(({ around, reach, bloom, radius, index }) => {
      const [x, y] = polar(around, reach);
      const pigment = bloom === 'daisy' ? petal.white : cycle(pigments, index);
      drawHead(pen, bloom, {
        x,
        y,
        radius,
        pigment: index % 2 && pigments.length === 1 ? shade(pigment, 0.07) : pigment,
        lean: around,
        tilt: clamp(Math.abs(reach - ringRadius) / 70, 0, 0.6),
      });
    });
  pen.blooms = counted;
}

/** Round the ring: berries, or slices of dried orange where its name has them. */
function berries(pen: Pen, name: string): void {
  if (/orange/i.test(name)) return slices(pen);
  const berry = /blue/i.test(name) ? shade(petal.blue, -0.14) : petal.red;
  range(26).forEach((index) => {
    const [x, y] = polar((360 * index) / 26, ringRadius + pen.between(-36, 36));
    pen.dot(x, y, 10, berry, { shadow: 4 });
    pen.dot(x - 3, y - 3, 3, shade(berry, 0.25));
  });
}

function slices(pen: Pen): void {
  range(9).forEach((index) => {
    const [x, y] = polar(index * 40 + 20, ringRadius + (index % 2 ? 14 : -12));
    pen.place(x, y, { turn: pen.between(0, 90), squash: pen.between(0.82, 1) }, () => {
      pen.dot(0, 0, 44, shade(petal.orange, -0.12), { shadow: 5 });
      pen.dot(0, 0, 38, shade(petal.orange, 0.13));
      range(8).forEach((step) =>
        pen.place(0, 0, { turn: step * 45 }, () =>
          pen.shape(
            [
              [0, -5],
              [-11, -28],
              [0, -34],
              [11, -28],
            ],
            shade(petal.orange, -0.02),
          ),
        ),
      );
    });
  });
}

/** A hung ring of greens with one heap of flowers, or berries and a bow in winter; lavender stands all the way round, and grapevine is bare but for its dried flowers. */
export const wreath: DrawGood = (pen, { scene, paint }) => {
  if (/lavender/i.test(scene.name)) {
    lavenderWreath(pen);
    return hangs;
  }
  if (/grapevine/i.test(scene.name)) {
    driedFlowerWreath(pen);
    return hangs;
  }
  const greens = greensOf(scene);
  greenRing(pen, greens);
  const wintry = greens.includes('needle');
  const plain = scene.palette === 'green' && !wintry;
  if (wintry) {
    berries(pen, scene.name);
    const [x, y] = polar(180, ringRadius + 6);
    bow(pen, {
      x,
      y,
      size: 1.3,
      pigment: scene.palette === 'green' ? shade(petal.red, -0.02) : paint,
    });
  } else if (!plain) cluster(pen, scene, greens, 232);
  return hangs;
};

/** A swag along a rail, with cones of flowers at its two ends and the middle. */
export const garland: DrawGood = (pen, { scene, paint }) => {
  const greens = greensOf(scene);
  const rope = stemCurve([-330, 0], [0, 470], [330, 0], 34);
  pen.line(asPoints(rope), shade(foliageKinds[cycle(greens, 0)].pigment, -0.1), 12);
  [
    { slant: -34, near: 0.5 },
    { slant: 34, near: 0.65 },
    { slant: 4, near: 0.9 },
  ].forEach(({ slant, near }, row) =>
    rope.forEach(({ x, y, heading }, index) =>
      pen.atDepth(near, () =>
        sprig(
          pen,
          cycle(greens, index * 2 + row),
          x,
          y,
          heading + slant + pen.between(-9, 9),
          pen.between(128, 160),
        ),
      ),
    ),
  );
  rope.forEach(({ x, y }, index) => {
    if (index % 3) return;
    pen.dot(x + pen.between(-16, 16), y + pen.between(-22, 22), 10, petal.red, { shadow: 4 });
  });
  [
    [-326, 0],
    [326, 0],
    [0, 236],
  ].forEach(([x = 0, y = 0]) =>
    bow(pen, {
      x,
      y,
      size: 1.15,
      pigment: scene.palette === 'green' ? shade(petal.red, -0.02) : paint,
    }),
  );
  return hangs;
};
