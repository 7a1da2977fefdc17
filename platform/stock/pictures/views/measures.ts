import { shade } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';

/** Strokes of the figures on the ruler, in a box one wide and two high. */
const strokes: readonly (readonly Point[])[] = [
  [
    [0.5, 0],
    [0.05, 0.6],
    [0.05, 1.4],
    [0.5, 2],
    [0.95, 1.4],
    [0.95, 0.6],
    [0.5, 0],
  ],
  [
    [0.2, 0.4],
    [0.6, 0],
    [0.6, 2],
  ],
  [
    [0.05, 0.4],
    [0.5, 0],
    [0.95, 0.5],
    [0.05, 2],
    [1, 2],
  ],
  [
    [0.05, 0.2],
    [0.6, 0],
    [0.9, 0.5],
    [0.45, 0.95],
    [0.95, 1.5],
    [0.5, 2],
    [0.05, 1.8],
  ],
  [
    [0.75, 2],
    [0.75, 0],
    [0, 1.4],
    [1, 1.4],
  ],
  [
    [0.9, 0],
    [0.15, 0],
    [0.1, 0.9],
    [0.7, 0.8],
    [0.95, 1.4],
    [0.5, 2],
    [0.05, 1.8],
  ],
  [
    [0.8, 0],
    [0.15, 1],
    [0.15, 1.6],
    [0.55, 2],
    [0.95, 1.5],
    [0.6, 1],
    [0.2, 1.3],
  ],
  [
    [0.05, 0],
    [0.95, 0],
    [0.4, 2],
  ],
  [
    [0.5, 0.95],
    [0.1, 0.5],
    [0.5, 0],
    [0.9, 0.5],
    [0.5, 0.95],
    [0.05, 1.5],
    [0.5, 2],
    [0.95, 1.5],
    [0.5, 0.95],
  ],
  [
    [0.85, 0.7],
    [0.45, 1],
    [0.1, 0.5],
    [0.5, 0],
    [0.85, 0.4],
    [0.85, 1],
    [0.4, 2],
  ],
];

function figures(pen: Pen, count: number, x: number, y: number, size: number): void {
  [...String(count)].forEach((figure, index) =>
    pen.line(
      (strokes[Number(figure)] ?? []).map(([px, py]): Point => [
        x + (index * 1.5 + px) * size,
        y + py * size,
      ]),
      material.iron,
      size * 0.28,
    ),
  );
}

/** A twelve-inch wooden ruler that stands upright on y = 0; 40 units to the inch. */
export function ruler(pen: Pen): void {
  const inch = 40;
  const length = inch * 12;
  const wood = shade(material.straw, 0.05);
  pen.rectangle(-24, -length, 48, length, wood, { shadow: 6 });
  pen.rectangle(-24, -length, 7, length, material.brass);
  range(25).forEach((step) => {
    const y = -Math.min(length - 1.5, Math.max(1.5, (step * inch) / 2));
    pen.line(
      [
        [-17, y],
        [step % 2 ? -8 : 2, y],
      ],
      material.iron,
      step % 2 ? 1.8 : 2.4,
    );
  });
  range(11).forEach((index) =>
    figures(pen, index + 1, index + 1 > 9 ? 4 : 8, -(index + 1) * inch - 9, 7),
  );
}

/** A plain wooden chair, 34 inches to the top of its back; 20 units to the inch. */
export function chair(pen: Pen): void {
  const wood = shade(material.oak, -0.02);
  const dark = shade(wood, -0.1);
  const leg = (x: number, top: number, lean: number, tone: typeof wood) =>
    pen.polygon(
      [
        [x - 13, top],
        [x + 13, top],
        [x + lean + 9, 0],
        [x + lean - 9, 0],
      ],
      tone,
      { shadow: 4 },
    );
  leg(-112, -340, -8, dark);
  leg(112, -340, 8, dark);
  pen.shape(
    [
      [-126, -340],
      [-134, -520],
      [-128, -672],
      [-104, -672],
      [-108, -520],
      [-100, -340],
    ],
    dark,
    { shadow: 4 },
  );
  pen.shape(
    [
      [126, -340],
      [134, -520],
      [128, -672],
      [104, -672],
      [108, -520],
      [100, -340],
    ],
    dark,
    { shadow: 4 },
  );
  [-646, -556, -466].forEach((y) =>
    pen.shape(
      [
        [-122, y],
        [-122, y],
        [0, y - 16],
        [122, y],
        [122, y],
        [120, y + 44],
        [120, y + 44],
        [0, y + 30],
        [-120, y + 44],
        [-120, y + 44],
      ],
      wood,
      { shadow: 4 },
    ),
  );
  pen.polygon(
    [
      [-118, -350],
      [118, -350],
      [150, -300],
      [-150, -300],
    ],
    shade(wood, 0.06),
    { shadow: 5 },
  );
  pen.rectangle(-150, -302, 300, 24, wood);
  leg(-134, -278, -6, wood);
  leg(134, -278, 6, wood);
  pen.rectangle(-130, -142, 260, 16, dark);
}
