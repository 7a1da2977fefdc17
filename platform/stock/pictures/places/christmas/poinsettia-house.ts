import { contactShadow } from '../../contact-shadow';
import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';
import type { Palette, PlantScene } from '../../scene-description';
import { roofAndGlass } from '../glasshouse-frame';
import { farTrees, lawn } from '../outdoors';
import { planks, stand, stageHeight, type DrawPlace } from '../stage';
import { armchair, parcels, sack } from './armchair';
import { santa } from './santa';

const poinsettia = (palette: Palette, pot: PlantScene['pot'] = 'terracotta'): PlantScene => ({
  kind: 'plant',
  name: 'poinsettia',
  backdrop: 'mist',
  habit: 'shrub-mound',
  foliage: 'ruscus',
  pot,
  bloom: { bloom: 'poinsettia', palette, count: 7 },
});

/** Snow beyond the glass. */
function winterOutside(pen: Pen, width: number): void {
  pen.rectangle(0, 0, width, stageHeight, pigment(0.9, 0.022, 250));
  farTrees(pen, width, 560, 'winter');
  lawn(pen, width, 540, 760, 'winter');
  range(70).forEach(() =>
    pen.dot(pen.between(0, width), pen.between(30, 620), pen.between(2.5, 6), material.snow, {
      opacity: 0.9,
    }),
  );
}

/** Lamps on a string from bar to bar. */
function lights(pen: Pen, width: number): void {
  const spans = 4;
  range(spans).forEach((span) => {
    const [from, reach] = [(span * width) / spans, width / spans];
    const at = (share: number): readonly [number, number] => [
      from + share * reach,
      210 + Math.sin(share * Math.PI) * 74,
    ];
    pen.line([at(0), at(0.25), at(0.5), at(0.75), at(1)], material.iron, 3);
    range(6).forEach((index) => {
      const [x, y] = at((index + 0.5) / 6);
      pen.dot(x, y + 9, 20, petal.yellow, { opacity: 0.25 });
      pen.dot(x, y + 8, 9, pigment(0.9, 0.11, 88));
    });
  });
}

/** A bench of poinsettias; every third is white or pink. */
function bench(pen: Pen, from: number, to: number, y: number, scale: number, first: number): void {
  const count = Math.max(2, Math.round((to - from) / (210 * scale * 1.5)));
  range(count).forEach((index) => {
    const palette: Palette =
      (index + first) % 4 === 2 ? 'white' : (index + first) % 5 === 4 ? 'blush' : 'red';
    stand(pen, from + ((to - from) * (index + 0.5)) / count, y, scale, poinsettia(palette));
  });
}

/** Glasshouse No. 2 in December: poinsettias on both sides, and Santa in his chair between them. */
export const poinsettiaHouse: DrawPlace = (pen, { width }) => {
  const haze = pigment(0.9, 0.022, 250);
  winterOutside(pen, width);
  roofAndGlass(pen, width);
  lights(pen, width);
  const middle = width / 2;
  const aisle = 300;
  pen.veiled(haze, 0.22, () => {
    pen.rectangle(0, 606, width, 16, material.oak);
    bench(pen, -40, middle - aisle * 0.66, 608, 0.44, 0);
    bench(pen, middle + aisle * 0.66, width + 40, 608, 0.44, 1);
  });
  pen.rectangle(0, 700, width, 300, shade(material.stone, 0.08));
  [770, 850, 940].forEach((y) =>
    pen.line(
      [
        [0, y],
        [width, y],
      ],
      shade(material.stone, 0.02),
      3,
    ),
  );
  ([-1, 1] as const).forEach((side) => {
    const [from, to] = side < 0 ? [-20, middle - aisle] : [middle + aisle, width + 20];
    planks(pen, from, 742, to - from, 46, material.oak, 2);
    pen.rectangle(from, 788, to - from, 20, shade(material.wood, -0.08));
    bench(pen, from, to, 756, 0.52, side < 0 ? 1 : 3);
  });
  pen.shape(
    ellipse(340, 58, { points: 22, x: middle, y: 930 }),
    mix(material.aubergine, petal.burgundy, 0.4),
    { shadow: 4 },
  );
  pen.shape(ellipse(306, 47, { points: 22, x: middle, y: 929 }), shade(petal.burgundy, 0.07));
  pen.place(middle, 926, { scale: 1.02 }, () => {
    const [pageX, pageY] = pen.toPage([0, 0]);
    pen.markup(contactShadow(pageX, pageY, 240 * pen.scale));
    armchair(pen);
    pen.place(0, 8, { scale: 0.97 }, () => santa(pen));
  });
  const front = [0.05, 0.165, 0.835, 0.95];
  front.forEach((share, index) =>
    stand(
      pen,
      width * share,
      966 + (index % 2) * 10,
      0.58,
      poinsettia(index === 1 ? 'white' : 'red', index % 2 ? 'glazed-blue' : 'terracotta'),
    ),
  );
  pen.place(middle - 296, 958, { scale: 0.92 }, () => sack(pen));
  pen.place(middle + 292, 962, { scale: 0.92 }, () => parcels(pen));
};
