import type { Frame } from '../backdrops/room';
import { mix, pigment, shade } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import { Pen } from '../drawing/pen';
import { floret } from '../hardgoods/solids';
import { leaf, material } from '../pigments';
import type { MapScene } from '../scene-description';
import { onMap, region } from './projection';
import { downtowns, lakes, minnetonka, rivers, roads, type Place } from './region';

const land = pigment(0.945, 0.022, 118);
const water = pigment(0.82, 0.05, 228);
const road = pigment(0.99, 0.008, 90);
const kerb = pigment(0.79, 0.025, 80);

/** Woods and parks: patches of darker paper, and trees on some of them. */
function greens(pen: Pen, { width, height }: Frame): void {
  range(26).forEach((index) => {
    const [x, y] = [
      (pen.random() * 1.1 - 0.05) * width,
      (((index * 0.618) % 1) * 1.1 - 0.05) * height,
    ];
    const outline = ellipse(pen.between(46, 120), pen.between(36, 84), {
      points: 10,
      wobble: 0.3,
      random: pen.random,
      x,
      y,
    });
    pen.shape(outline, mix(shade(land, -0.02), leaf.sage, pen.between(0.1, 0.24)));
  });
  range(46).forEach((index) => {
    const [x, y] = [pen.random() * width, ((index * 0.618) % 1) * height];
    pen.ribbon(
      [
        [x, y],
        [x, y - 14],
      ],
      4,
      3,
      shade(material.wood, -0.1),
    );
    const tone = mix(leaf.sage, leaf.leaf, pen.random() * 0.5);
    if (index % 3)
      pen.shape(
        ellipse(13, 14, { points: 8, wobble: 0.15, random: pen.random, x, y: y - 22 }),
        tone,
        { shadow: 2 },
      );
    else
      pen.shape(
        [
          [x - 12, y - 8],
          [x - 12, y - 8],
          [x, y - 42],
          [x, y - 42],
          [x + 12, y - 8],
          [x + 12, y - 8],
        ],
        shade(tone, -0.06),
        { shadow: 2 },
      );
  });
}

/** A few towers. */
function downtown(pen: Pen, [x, y]: Point): void {
  [
    [-26, 34],
    [-8, 58],
    [12, 44],
    [28, 26],
  ].forEach(([dx = 0, tall = 0], index) => {
    const tone = mix(material.lilac, material.slate, 0.25 + index * 0.12);
    pen.rectangle(x + dx - 9, y - tall + 14, 18, tall, tone, { shadow: 3 });
    pen.rectangle(x + dx + 3, y - tall + 14, 6, tall, shade(tone, -0.06));
  });
}

/** A pin whose point is on the shop; the flagships' are larger. */
function pin(pen: Pen, [x, y]: Point, flagship: boolean): void {
  pen.shape(ellipse(17, 6, { x: x + 7, y: y + 2 }), material.loam, { opacity: 0.28 });
  pen.place(x, y, { scale: flagship ? 1 : 0.8 }, () => {
    const drop: Point[] = [
      [0, 0],
      [0, 0],
      [-30, -48],
      [-37, -80],
      [-24, -110],
      [0, -120],
      [24, -110],
      [37, -80],
      [30, -48],
    ];
    pen.shape(drop, flagship ? material.aubergine : shade(material.aubergine, 0.2), { shadow: 4 });
    pen.dot(0, -80, 27, material.paper);
    floret(pen, 0, -80, 21, flagship ? shade(material.lilac, -0.08) : material.lilac);
  });
}

/** The region in cut paper: woods, water, main roads, the two downtowns, and a pin for every shop. */
export function drawMap({ shops }: MapScene, frame: Frame): string {
  const pen = new Pen(1926);
  const { width, height } = frame;
  const at = ([lat, lng]: Place): Point => {
    const { x, y } = onMap(lat, lng);
    return [x * width, y * height];
  };
  const degree = height / (region.north - region.south);
  pen.rectangle(0, 0, width, height, land);
  greens(pen, frame);
  const banks = shade(water, -0.05);
  rivers.forEach(({ width: wide, line }) =>
    pen.line(line.map(at), banks, wide + 5, { opacity: 0.5 }),
  );
  rivers.forEach(({ width: wide, line }) => pen.line(line.map(at), water, wide));
  pen.shape(minnetonka.map(at), water, { shadow: 2 });
  lakes.forEach(([lat, lng, halfWidth, halfHeight]) => {
    const [x, y] = at([lat, lng]);
    pen.shape(
      ellipse(halfWidth * degree, halfHeight * degree, {
        points: 9,
        wobble: 0.3,
        random: pen.random,
        x,
        y,
      }),
      water,
      { shadow: 2 },
    );
  });
  roads.forEach(({ wide, line }) => pen.line(line.map(at), kerb, wide ? 11 : 7.5));
  roads.forEach(({ wide, line }) => pen.line(line.map(at), road, wide ? 7.5 : 4.5));
  downtowns.forEach((place) => downtown(pen, at(place)));
  const pins = shops.map(({ lat, lng, flagship }) => ({ flagship, point: at([lat, lng]) }));
  pins
    .sort((one, other) => one.point[1] - other.point[1])
    .forEach(({ point, flagship }) => pin(pen, point, flagship));
  return pen.svg;
}
