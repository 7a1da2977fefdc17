import { pigment, shade } from '../drawing/colour';
import { lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { palm, strap } from '../foliage/sprigs';
import { leaf, material, petalPigments } from '../pigments';
import { cycle, ellipse } from '../drawing/geometry';

export interface Glasshouse {
  x: number;
  /** Where its plinth ends and the glass begins. */
  base: number;
  halfWidth: number;
  height: number;
  door?: boolean;
  /** Snow lies along the ridge and the eaves. */
  snow?: boolean;
}

const glass = pigment(0.885, 0.038, 168);
const frame = material.white;

/** A point of the curved roof: −1 to 1 across, 0 at the eaves to 1 at the ridge. */
const roofPoint = (
  { x, base, halfWidth, height }: Glasshouse,
  across: number,
  up: number,
): Point => {
  const eaves = base - height * 0.45;
  const angle = (up * Math.PI) / 2;
  return [x + across * halfWidth * Math.cos(angle * 0.93), eaves - Math.sin(angle) * height * 0.55];
};

function plantsInside(pen: Pen, { x, base, halfWidth, height }: Glasshouse): void {
  pen.veiled(glass, 0.42, () => {
    const clumps = Math.round(halfWidth / 15);
    range(clumps).forEach((index) => {
      const at = lerp(-0.86, 0.86, (index + 0.5) / clumps) * halfWidth;
      const size =
        Math.min(halfWidth * 0.9, height * pen.between(0.22, 0.44)) *
        (1 - Math.abs(at / halfWidth) * 0.3);
      pen.place(x + at, base, { turn: (-at / halfWidth) * 14 + pen.between(-22, 22) }, () =>
        (index % 4 === 1 ? palm : strap)(
          pen,
          size,
          cycle([leaf.leaf, leaf.fresh, leaf.moss], index),
        ),
      );
    });
    range(Math.round(halfWidth / 22)).forEach((index) => {
      const radius = pen.between(8, 17);
      const tint = cycle(petalPigments['mixed-pastel'], index);
      pen.shape(
        ellipse(radius, radius, {
          points: 8,
          x: x + pen.between(-0.85, 0.85) * halfWidth,
          y: base - pen.between(14, height * 0.22),
        }),
        tint,
      );
    });
  });
}

function glazingBars(pen: Pen, house: Glasshouse): void {
  const { x, base, halfWidth, height } = house;
  const eaves = base - height * 0.45;
  const bars = Math.max(5, Math.round(halfWidth / 30));
  range(bars + 1).forEach((index) => {
    const across = (index / bars) * 2 - 1;
    const line = range(8).map((step) => roofPoint(house, across, (step / 7) * 0.98));
    pen.line(
      [[x + across * halfWidth, base], [x + across * halfWidth, eaves], ...line.slice(1)],
      frame,
      index % 3 ? 2.6 : 5,
    );
  });
  [0.16, 0.32].forEach((share) =>
    pen.line(
      [
        [x - halfWidth, base - height * share],
        [x + halfWidth, base - height * share],
      ],
      frame,
      3,
    ),
  );
  pen.line(
    [
      [x - halfWidth - 4, eaves],
      [x + halfWidth + 4, eaves],
    ],
    frame,
    9,
  );
  [0.3, 0.58, 0.82].forEach((up) =>
    pen.line(
      range(9).map((index) => {
        const [px, py] = roofPoint(house, index / 4 - 1, up);
        return [px, py + (1 - Math.abs(index / 4 - 1)) * -4] as const;
      }),
      frame,
      3,
    ),
  );
}

/** The front of a Victorian glasshouse: glass over a brick plinth, curved roof, finial, and a lit door. */
export function drawGlasshouse(pen: Pen, house: Glasshouse): void {
  const { x, base, halfWidth, height, door, snow } = house;
  const left = range(12).map((step) => roofPoint(house, -1, step / 11));
  const right = range(12).map((step) => roofPoint(house, 1, 1 - step / 11));
  const outline: Point[] = [
    [x - halfWidth, base],
    [x - halfWidth, base],
    ...left,
    ...right,
    [x + halfWidth, base],
    [x + halfWidth, base],
  ];
  pen.shape(outline, glass, { shadow: 8 });
  pen.shape(
    [
      [x - halfWidth, base],
      [x - halfWidth, base],
      ...left,
      [x - halfWidth * 0.1, base - height],
      [x - halfWidth * 0.5, base],
    ],
    shade(glass, 0.025),
    { opacity: 0.7 },
  );
  plantsInside(pen, house);
  glazingBars(pen, house);
  pen.line([...outline.slice(1, -1)], frame, 8);
  pen.ribbon(
    [
      [x, base - height - 2],
      [x, base - height - 46],
    ],
    7,
    5,
    frame,
  );
  pen.dot(x, base - height - 54, 10, frame);
  const plinth = 44;
  pen.rectangle(x - halfWidth - 6, base, halfWidth * 2 + 12, plinth, shade(material.clay, -0.02), {
    shadow: 5,
  });
  range(3).forEach((row) =>
    range(Math.round(halfWidth / 17)).forEach((column) => {
      if (pen.chance(0.7))
        pen.rectangle(
          x - halfWidth - 4 + column * 34 + (row % 2) * 15,
          base + 2 + row * 14,
          30,
          12,
          shade(material.clay, pen.between(-0.06, 0.05)),
        );
    }),
  );
  if (door) litDoor(pen, x, base + plinth, height * 0.38);
  if (snow) snowOn(pen, house);
}

/** Snow that has slid to the eaves and kept to the crown. */
function snowOn(pen: Pen, house: Glasshouse): void {
  const { x, base, halfWidth, height } = house;
  const crown = (up: number): Point[] => [
    ...range(9).map((step) => roofPoint(house, -1, lerp(up, 1, step / 8))),
    ...range(9).map((step) => roofPoint(house, 1, lerp(1, up, step / 8))),
  ];
  const top = crown(0.8);
  const foot = [...top].reverse().map(([px, py], index): Point => [px, py + 16 + (index % 3) * 7]);
  pen.shape([...top, ...foot], material.snow, { shadow: 4, shadowOpacity: 0.1 });
  range(9).forEach((index) =>
    pen.shape(
      ellipse(halfWidth * 0.16, 10, {
        points: 9,
        wobble: 0.2,
        random: pen.random,
        x: x + (index / 4 - 1) * halfWidth * 0.9,
        y: base - height * 0.45 - 8,
      }),
      material.snow,
    ),
  );
}

function litDoor(pen: Pen, x: number, foot: number, height: number): void {
  const half = height * 0.3;
  const arch = (grow: number): Point[] => {
    const top = range(13).map((index): Point => {
      const angle = Math.PI * (1 + index / 12);
      return [
        x + Math.cos(angle) * (half + grow),
        foot - height + half + Math.sin(angle) * (half + grow),
      ];
    });
    return [[x - half - grow, foot], ...top, [x + half + grow, foot]];
  };
  pen.polygon(arch(14), material.aubergine, { shadow: 5 });
  pen.polygon(arch(0), material.warm);
  pen.line(
    [
      [x, foot],
      [x, foot - height],
    ],
    material.aubergine,
    7,
  );
  [0.36, 0.68].forEach((share) =>
    pen.line(
      [
        [x - half, foot - height * share],
        [x + half, foot - height * share],
      ],
      material.aubergine,
      6,
    ),
  );
}
