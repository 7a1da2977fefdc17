import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { mix, shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, lerp, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { needle } from '../foliage/sprigs';
import { leaf, material, petal, petalPigments } from '../pigments';
import type { Bloom, Palette, PlaceScene } from '../scene-description';

type Season = PlaceScene['season'];

export interface Bed {
  left: number;
  right: number;
  /** Where the near row stands; rows behind it stand higher. */
  base: number;
  /** Height of a tall flower. */
  tall: number;
  palette: Palette;
  season: Season;
  rows?: number;
}

const planting: Record<Exclude<Season, 'winter'>, readonly Bloom[]> = {
  spring: ['tulip', 'daisy', 'tulip', 'delphinium', 'iris', 'tulip', 'daisy'],
  summer: ['daisy', 'delphinium', 'daisy', 'lily', 'daisy', 'peony', 'delphinium'],
  autumn: [
    'chrysanthemum',
    'daisy',
    'chrysanthemum',
    'sunflower',
    'daisy',
    'ranunculus',
    'chrysanthemum',
  ],
};

const accents: Record<Exclude<Season, 'winter'>, readonly Pigment[]> = {
  spring: [petal.lavender, petal.coral, petal.pink],
  summer: [petal.purple, petal.yellow, petal.pink],
  autumn: [petal.burgundy, petal.orange, petal.yellow],
};

function clump(pen: Pen, x: number, y: number, tall: number, tone: Pigment): void {
  [-42, 38, -14].forEach((turn) =>
    pen.place(x, y, { turn: turn + pen.between(-8, 8) }, () =>
      drawLeaf(
        pen,
        tall * pen.between(0.34, 0.56),
        tall * 0.055,
        shade(tone, pen.between(-0.04, 0.04)),
        { bend: turn / 220, vein: false, shadow: 2 },
      ),
    ),
  );
}

function growingFlower(
  pen: Pen,
  x: number,
  y: number,
  reach: number,
  bloom: Bloom,
  colour: Pigment,
): void {
  const { radius, stance } = bloomKinds[bloom];
  const height = stance === 'spire' ? reach * 1.45 : reach;
  const size = stance === 'spire' ? height * 0.4 : Math.min(height * 0.34, radius * (height / 190));
  const lean = pen.between(-9, 9);
  const top = y - height + (stance === 'spire' ? size : 0);
  pen.ribbon(
    [
      [x, y],
      [x + lean * 0.4, y - height * 0.5],
      [x + lean, top],
    ],
    height * 0.035,
    height * 0.025,
    leaf.stem,
  );
  drawHead(pen, bloom, {
    x: x + lean,
    y: top,
    radius: size,
    pigment: colour,
    lean: lean + pen.between(-14, 14),
    tilt: pen.between(0, 0.45),
  });
}

/** Rows of flowers, the far ones smaller and paler. */
export function flowerBed(
  pen: Pen,
  { left, right, base, tall, palette, season, rows = 3 }: Bed,
): void {
  if (season === 'winter')
    return winterBed(pen, { left, right, base, tall, palette, season, rows });
  const pigments = [
    ...petalPigments[palette],
    ...accents[season].slice(0, palette.startsWith('mixed') ? 0 : 2),
  ];
  range(rows).forEach((row) => {
    const near = rows === 1 ? 1 : row / (rows - 1);
    const y = base - (1 - near) * tall * 0.42;
    const step = tall * lerp(0.34, 0.46, near);
    pen.atDepth(lerp(0.62, 1, near), () =>
      range(Math.floor((right - left) / step)).forEach((index) => {
        const x = left + (index + 0.5 + (row % 2) * 0.3) * step + pen.between(-step, step) * 0.22;
        const patch = Math.floor(x / (tall * 1.5)) + row * 2;
        const bloom = cycle(planting[season], patch);
        const height = tall * lerp(0.74, 1, near) * pen.between(0.62, 1.02);
        clump(pen, x, y, tall, mix(leaf.leaf, leaf.moss, pen.random()));
        growingFlower(pen, x, y, height, bloom, cycle(pigments, patch + (index % 3 === 2 ? 1 : 0)));
      }),
    );
  });
}

/** Under snow: red dogwood stems, dry seed heads in white caps, low evergreens. */
function winterBed(pen: Pen, { left, right, base, tall }: Bed): void {
  range(Math.floor((right - left) / (tall * 0.42))).forEach((index) => {
    const x = left + (index + 0.5) * tall * 0.42 + pen.between(-16, 16);
    const kind = index % 4;
    if (kind === 0)
      [-26, -12, 2, 15, 27].forEach((turn) =>
        pen.place(x, base, { turn: turn + pen.between(-4, 4) }, () =>
          pen.ribbon(
            [
              [0, 0],
              [4, -tall * 0.5],
              [0, -tall * pen.between(0.8, 1.05)],
            ],
            7,
            4,
            shade(petal.red, -0.06),
            { shadow: 2 },
          ),
        ),
      );
    else if (kind === 2)
      [-52, -26, 0, 24, 50].forEach((turn) =>
        pen.place(x, base + 8, { turn }, () => needle(pen, tall * 0.55, leaf.pine)),
      );
    else
      [-9, 5, 14].forEach((turn) =>
        pen.place(x + turn * 2, base, { turn }, () => {
          const height = tall * pen.between(0.6, 0.95);
          pen.line(
            [
              [0, 0],
              [2, -height * 0.5],
              [0, -height],
            ],
            shade(material.wood, -0.06),
            4,
          );
          pen.shape(ellipse(13, 11, { points: 8, y: -height }), shade(material.chocolate, 0.08), {
            shadow: 2,
          });
          pen.shape(ellipse(15, 8, { points: 8, y: -height - 9 }), material.snow);
        }),
      );
  });
  const drifts = range(12).map((index) => lerp(left - 60, right + 60, index / 11));
  drifts.forEach((x) =>
    pen.shape(
      ellipse(pen.between(90, 150), pen.between(22, 36), {
        points: 12,
        wobble: 0.1,
        random: pen.random,
        x,
        y: base + 22,
      }),
      shade(material.snow, pen.between(-0.03, 0.01)),
      { shadow: 4, shadowOpacity: 0.08 },
    ),
  );
}
