import { mix, shade } from '../../drawing/colour';
import { mirrored, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawBox } from '../../hardgoods/solids';
import { leaf, material, petal } from '../../pigments';
import { bow } from '../../vessels/bow';

const velvet = shade(mix(leaf.pine, leaf.deep, 0.4), 0.02);

/** A winged armchair in green velvet with a gilt edge, wide enough for Santa; it stands on y = 0. */
export function armchair(pen: Pen): void {
  const half: Point[] = [
    [-200, -110],
    [-204, -400],
    [-186, -600],
    [-96, -668],
  ];
  const back: Point[] = [...half, [0, -690], ...mirrored(half).reverse()];
  pen.shape(back, material.brass, { shadow: 10 });
  pen.place(0, -8, { scale: 0.955 }, () => pen.shape(back, velvet));
  range(3).forEach((row) =>
    range(row % 2 ? 4 : 3).forEach((index, _, all) =>
      pen.dot((index - (all.length - 1) / 2) * 92, -596 + row * 62, 8, shade(velvet, 0.12), {
        shadow: 4,
      }),
    ),
  );
  [-214, 188].forEach((x) =>
    pen.polygon(
      [
        [x, -30],
        [x + 30, -30],
        [x + 24, 12],
        [x + 6, 12],
      ],
      material.brass,
    ),
  );
  pen.rectangle(-206, -178, 412, 150, shade(velvet, -0.05), { shadow: 6 });
  pen.shape(
    [
      [-180, -182],
      [-172, -222],
      [0, -232],
      [172, -222],
      [180, -182],
      [0, -160],
    ],
    shade(velvet, 0.05),
    { shadow: 4 },
  );
  ([-1, 1] as const).forEach((side) => {
    pen.shape(
      [
        [side * 160, -24],
        [side * 160, -24],
        [side * 158, -214],
        [side * 202, -252],
        [side * 250, -214],
        [side * 244, -24],
        [side * 244, -24],
      ],
      shade(velvet, side < 0 ? 0.03 : -0.04),
      { shadow: 8 },
    );
    pen.dot(side * 203, -206, 24, material.brass, { shadow: 3 });
    pen.dot(side * 203, -206, 17, shade(velvet, 0.08));
  });
}

/** Two parcels with their ribbons. */
export function parcels(pen: Pen): void {
  const parcel = (
    x: number,
    width: number,
    height: number,
    tone: typeof velvet,
    ribbon: typeof velvet,
  ) => {
    drawBox(pen, x, 0, { width, height, depth: [34, 22] }, tone);
    pen.rectangle(x + width * 0.42, -height, width * 0.16, height, ribbon);
    pen.polygon(
      [
        [x + width * 0.42, -height],
        [x + width * 0.58, -height],
        [x + width * 0.58 + 34, -height - 22],
        [x + width * 0.42 + 34, -height - 22],
      ],
      shade(ribbon, 0.06),
    );
    bow(pen, { x: x + width * 0.5 + 16, y: -height - 14, size: 0.6, pigment: ribbon });
  };
  parcel(-92, 150, 124, material.lilac, material.aubergine);
  pen.place(64, 18, {}, () => parcel(0, 104, 84, material.cream, petal.red));
}

/** A full sack, tied. */
export function sack(pen: Pen): void {
  const cloth = shade(material.kraft, -0.05);
  const half: Point[] = [
    [-34, -250],
    [-96, -196],
    [-124, -92],
    [-104, -10],
    [-60, 8],
  ];
  pen.shape(
    [
      [-66, -306],
      [-30, -318],
      [0, -300],
      [34, -320],
      [68, -304],
      [36, -252],
      [-36, -252],
    ],
    shade(cloth, -0.06),
    { shadow: 5 },
  );
  pen.shape([[0, -256], ...half, ...mirrored(half).reverse()], cloth, { shadow: 8 });
  pen.shape(
    [
      [24, -240],
      [96, -196],
      [124, -92],
      [104, -10],
      [50, 4],
      [84, -100],
    ],
    shade(cloth, -0.06),
  );
  [-50, -14, 26].forEach((x) =>
    pen.line(
      [
        [x * 0.4, -240],
        [x, -190],
        [x * 1.2, -140],
      ],
      shade(cloth, -0.09),
      4,
    ),
  );
  pen.ribbon(
    [
      [-44, -258],
      [0, -246],
      [44, -258],
    ],
    18,
    18,
    petal.red,
    { shadow: 4 },
  );
  bow(pen, { x: 4, y: -250, size: 0.62, pigment: petal.red });
}
