import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, paint } from '../pigments';
import type { PlantScene } from '../scene-description';
import { drawHardgood } from '../hardgoods/hardgood-kinds';
import { signboard } from './signboard';
import { bucket, stand, stageHeight, type DrawPlace } from './stage';

const signDark = material.aubergine;

function bricks(pen: Pen, width: number): void {
  pen.rectangle(0, 0, width, stageHeight, material.brick);
  range(27).forEach((row) =>
    range(Math.ceil(width / 96) + 1).forEach((column) => {
      if (pen.chance(0.62))
        pen.rectangle(
          column * 96 - (row % 2) * 48,
          row * 32,
          91,
          27,
          shade(material.brick, pen.between(-0.045, 0.03)),
          { opacity: 0.8 },
        );
    }),
  );
}

function pavement(pen: Pen, width: number): void {
  const stone = pigment(0.8, 0.015, 80);
  pen.rectangle(0, 868, width, 132, stone);
  range(10).forEach((index) =>
    pen.line(
      [
        [width * (index * 0.125) - 20, 1000],
        [width * (index * 0.12) + 20, 870],
      ],
      shade(stone, -0.05),
      3,
    ),
  );
  pen.rectangle(0, 862, width, 12, shade(stone, -0.1));
}

/** A shop window with a shelf of plants behind the glass. */
function shopWindow(pen: Pen, x: number, paintwork: Pigment, plants: readonly PlantScene[]): void {
  const size = 440;
  pen.rectangle(x - 12, 330, size + 24, 400, shade(paintwork, 0.07));
  pen.rectangle(x, 342, size, 376, material.warm);
  pen.veiled(material.warm, 0.2, () => {
    pen.rectangle(x, 560, size, 10, material.oak);
    plants.forEach((plant, index) => stand(pen, x + 76 + index * 146, 560, 0.38, plant));
    bucket(pen, x + 120, 716, 0.34, [['rose', 'coral', 7]]);
    bucket(pen, x + 322, 716, 0.34, [['sunflower', 'yellow', 5]]);
  });
  pen.polygon(
    [
      [x, 342],
      [x + size * 0.34, 342],
      [x + size * 0.04, 718],
      [x, 718],
    ],
    material.white,
    { opacity: 0.22 },
  );
  pen.polygon(
    [
      [x + size * 0.45, 342],
      [x + size * 0.55, 342],
      [x + size * 0.25, 718],
      [x + size * 0.15, 718],
    ],
    material.white,
    { opacity: 0.18 },
  );
  pen.rectangle(x + size / 2 - 5, 342, 10, 376, shade(paintwork, 0.05));
  pen.rectangle(x - 12, 744, size + 24, 90, shade(paintwork, 0.05));
  pen.rectangle(x + 8, 758, size - 16, 62, shade(paintwork, -0.02));
}

function door(pen: Pen, x: number, paintwork: Pigment): void {
  const leafColour = shade(material.sage, -0.16);
  pen.rectangle(x - 108, 330, 216, 535, shade(paintwork, -0.05));
  pen.rectangle(x - 94, 344, 188, 521, leafColour);
  pen.rectangle(x - 66, 374, 132, 300, material.warm);
  pen.polygon(
    [
      [x - 66, 374],
      [x - 10, 374],
      [x - 60, 674],
      [x - 66, 674],
    ],
    material.white,
    { opacity: 0.3 },
  );
  pen.rectangle(x - 66, 704, 132, 130, shade(leafColour, -0.04));
  pen.dot(x + 82, 640, 9, material.brass, { shadow: 3 });
  pen.place(x, 500, { scale: 0.26 }, () =>
    drawHardgood(pen, {
      kind: 'hardgood',
      item: 'wreath',
      name: 'eucalyptus wreath',
      palette: 'coral',
      backdrop: 'mist',
    }),
  );
}

function awning(pen: Pen, left: number, width: number, stripe: Pigment): void {
  const count = 17;
  const step = width / count;
  range(count).forEach((index) => {
    const x = left + index * step;
    const scallop: Point[] = [
      [x, 224],
      [x, 224],
      [x + step, 224],
      [x + step, 224],
      [x + step - 1, 312],
      [x + step - 1, 312],
      [x + step / 2, 336],
      [x, 312],
      [x, 312],
    ];
    pen.shape(scallop, shade(index % 2 ? stripe : material.paper, -index * 0.002), {
      shadow: 8,
      shadowOpacity: 0.14,
    });
  });
  pen.rectangle(left, 224, width, 18, shade(signDark, -0.04), { opacity: 0.22 });
}

const indoor = (
  habit: PlantScene['habit'],
  foliage: PlantScene['foliage'],
  more: Partial<PlantScene> = {},
): PlantScene => ({
  kind: 'plant',
  name: 'plant',
  habit,
  foliage,
  pot: 'terracotta',
  backdrop: 'sage',
  ...more,
});

/** A brick corner shop: signboard with florets, striped awning, two windows, and the flowers on the pavement by season. */
export const facade: DrawPlace = (pen, { width, scene: { palette, season } }) => {
  const middle = width / 2;
  const left = middle - 640;
  const wintry = season === 'winter';
  bricks(pen, width);
  pavement(pen, width);
  pen.rectangle(left, 150, 1280, 715, signDark, { shadow: 12 });
  pen.rectangle(left - 20, 128, 1320, 96, shade(signDark, 0.04), { shadow: 8 });
  pen.rectangle(left - 20, 128, 1320, 8, shade(signDark, 0.16));
  signboard(pen, middle, 177);
  shopWindow(pen, left + 50, signDark, [
    indoor('upright', 'strap'),
    indoor('arching', 'monstera'),
    indoor('shrub-mound', 'ruscus', { bloom: { bloom: 'daisy', palette: 'blush', count: 9 } }),
  ]);
  shopWindow(pen, left + 790, signDark, [
    indoor('arching', 'fern'),
    indoor('cactus', 'succulent'),
    indoor('rosette', 'succulent'),
  ]);
  door(pen, middle, signDark);
  awning(pen, left - 14, 1308, mix(paint[palette], material.paper, 0.12));
  [-1, 1].forEach((side) =>
    stand(
      pen,
      middle + side * 160,
      896,
      0.48,
      wintry
        ? indoor('tree', 'needle', { form: 'conifer', pot: 'ceramic-square' })
        : indoor('tree', 'ruscus', {
            pot: 'ceramic-square',
            bloom: { bloom: 'rose', palette: 'blush', count: 9 },
          }),
    ),
  );
  const cut: Record<string, Parameters<typeof bucket>[4][]> = {
    spring: [
      [['tulip', 'coral', 9]],
      [
        ['delphinium', 'lavender', 4],
        ['daisy', 'white', 6],
      ],
      [['tulip', 'purple', 9]],
      [['peony', 'blush', 6]],
      [['iris', 'blue', 7]],
      [['ranunculus', 'cream', 9]],
    ],
    summer: [
      [['sunflower', 'yellow', 5]],
      [
        ['delphinium', 'blue', 4],
        ['daisy', 'white', 6],
      ],
      [['lily', 'coral', 4]],
      [['peony', 'blush', 6]],
      [['rose', 'red', 8]],
      [['hydrangea', 'blue', 4]],
    ],
    autumn: [
      [['sunflower', 'orange', 5]],
      [['chrysanthemum', 'burgundy', 7]],
      [['chrysanthemum', 'yellow', 7]],
      [['rose', 'orange', 8]],
      [['daisy', 'coral', 9]],
      [['ranunculus', 'orange', 9]],
    ],
    winter: [
      [['rose', 'red', 8]],
      [['carnation', 'white', 9]],
      [['lily', 'white', 4]],
      [['rose', 'cream', 8]],
      [['carnation', 'burgundy', 9]],
      [['ranunculus', 'white', 9]],
    ],
  };
  [-600, -450, -300, 300, 450, 600].forEach((offset, index) =>
    bucket(
      pen,
      middle + offset,
      934 + (index % 2) * 24,
      0.6,
      (cut[season] ?? [])[index] ?? [['daisy', 'white', 7]],
      { foliage: wintry ? ['needle'] : ['ruscus'] },
    ),
  );
  if (wintry)
    range(70).forEach(() =>
      pen.dot(pen.between(0, width), pen.between(0, 980), pen.between(2, 6), material.snow, {
        opacity: 0.85,
      }),
    );
};
