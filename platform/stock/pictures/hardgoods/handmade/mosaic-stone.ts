import { mix, shade, type Pigment } from '../../drawing/colour';
import { cycle, ellipse, lerp, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { grass } from '../../foliage/sprigs';
import { leaf, material, paint, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const [radius, slant, thick] = [290, 0.52, 26];
const middle = -thick - radius * slant - 26;
const willow = { ...paint.blue, lightness: 0.5, chroma: 0.12 };
const china: readonly Pigment[] = [
  material.paper,
  willow,
  shade(material.sage, 0.06),
  material.paper,
  petal.yellow,
  petal.coral,
];

/** A shard with uneven corners between two radii and two angles; some are painted as plates are. */
function shard(pen: Pen, [near, far]: Point, [from, to]: Point, tone: Pigment): void {
  const corner = (turn: number, reach: number): Point =>
    polar(turn + pen.between(-1.4, 1.4), reach + pen.between(-6, 6));
  const middleTurn = (from + to) / 2;
  pen.polygon(
    [
      corner(from, near),
      corner(from, far),
      corner(middleTurn, far * 1.03),
      corner(to, far),
      corner(to, near),
    ],
    shade(tone, pen.between(-0.02, 0.02)),
    { shadow: 4 },
  );
  if (tone !== material.paper) return;
  pen.line(
    range(4).map((step) =>
      polar(lerp(from + 4, to - 4, step / 3), lerp(near, far, step % 2 ? 0.62 : 0.4)),
    ),
    willow,
    4,
  );
}

/** A ring of shards, their colours in turn. */
function ring(pen: Pen, count: number, between: Point, first: number): void {
  const step = 360 / count;
  range(count).forEach((index) => {
    const gap = 340 / between[1];
    shard(
      pen,
      between,
      [index * step + gap, (index + 1) * step - gap],
      cycle(china, first + index * (first % 2 ? 1 : 5)),
    );
  });
}

/** A flower of broken plates: eight long shards for petals round a yellow heart. */
function rosette(pen: Pen): void {
  range(8).forEach((index) =>
    pen.place(0, 0, { turn: index * 45 }, () => {
      pen.polygon(
        [
          [-12, -52],
          [-40, -104],
          [-24, -140],
          [4, -152],
          [30, -138],
          [40, -100],
          [13, -52],
        ],
        index % 2 ? willow : material.paper,
        { shadow: 4 },
      );
      pen.line(
        [
          [0, -66],
          [-4, -100],
          [2, -130],
        ],
        index % 2 ? material.paper : willow,
        4,
      );
    }),
  );
  pen.polygon(
    range(7).map((index) => polar(index * 51 + 8, 40)),
    petal.yellow,
    { shadow: 4 },
  );
}

/** The patch of lawn it lies in. */
function turf(pen: Pen): void {
  const y = middle + thick + 8;
  const edge = (grow: number) =>
    ellipse(radius * grow, radius * slant * grow, {
      points: 40,
      wobble: 0.03,
      random: pen.random,
      y,
    });
  pen.shape(edge(1.24), shade(leaf.leaf, 0.04), { shadow: 7 });
  pen.shape(edge(1.16), shade(leaf.fresh, 0.02));
  range(15).forEach((index) => {
    const angle = Math.PI * (1 + index / 14);
    pen.place(
      Math.cos(angle) * radius * 1.16,
      y + Math.sin(angle) * radius * slant * 1.13,
      {},
      () => grass(pen, pen.between(34, 50), shade(leaf.leaf, pen.between(0, 0.06))),
    );
  });
}

/** A round stepping stone with pieces of broken plates set into it, lying in the grass. */
export const mosaicStone: DrawGood = (pen) => {
  const stone = mix(material.stone, material.slate, 0.18);
  turf(pen);
  pen.shape(
    ellipse(radius, radius * slant, { points: 30, y: middle + thick }),
    shade(stone, -0.14),
    { shadow: 8 },
  );
  pen.rectangle(-radius, middle, radius * 2, thick, shade(stone, -0.14));
  pen.shape(ellipse(radius, radius * slant, { points: 30, y: middle }), shade(stone, 0.03));
  pen.place(0, middle, { squash: slant }, () => {
    ring(pen, 20, [224, 272], 1);
    ring(pen, 14, [160, 208], 2);
    rosette(pen);
  });
  range(9).forEach((index) => {
    const share = index / 4 - 1;
    const down = Math.sqrt(Math.max(0, 1 - share * share * 0.8));
    pen.place(share * radius * 0.98, middle + thick + 14 + down * radius * slant, {}, () =>
      grass(pen, pen.between(30, 44), shade(leaf.leaf, pen.between(0, 0.06))),
    );
  });
  return standsOn(340);
};
