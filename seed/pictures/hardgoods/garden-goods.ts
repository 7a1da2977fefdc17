import { shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material } from '../pigments';
import { mouthOpening, rimLine, turnedBody } from '../vessels/turned';
import { standsOn, type DrawGood } from './hardgood';
import { floret, posy } from './solids';

const leftSeam: Point[] = [[-150, 0], [-163, -120], [-152, -260], [-158, -392]];
const rightSeam: Point[] = [[158, -392], [150, -290], [166, -130], [152, 0]];

/** A paper bag with a window of earth at its foot, a coloured band, a badge, and a seedling beside it. */
export const soilBag: DrawGood = (pen, { paint, scene }) => {
  const fill = fillingOf(scene.name);
  const paper = material.paper;
  pen.polygon([...leftSeam, ...rightSeam], paper, { shadow: 8 });
  pen.polygon([[78, 0], [104, -150], [88, -300], [96, -392], ...rightSeam], shade(paper, -0.06));
  pen.polygon([[-157, -392], [158, -392], [154, -346], [-155, -346]], paint);
  pen.polygon([[96, -392], [158, -392], [154, -346], [92, -346]], shade(paint, -0.05));
  pen.line([[-156, -369], [156, -369]], shade(paint, 0.2), 3);
  pen.shape([[-162, -118], [-162, -118], [-60, -140], [50, -114], [166, -136], [166, -136], [152, 0], [152, 0], [-150, 0], [-150, 0]],
    fill.ground);
  range(fill.pieces).forEach(() => fill.piece(pen, pen.between(-136, 142), pen.between(-98, -10)));
  pen.shape(ellipse(92, 92, { points: 16, y: -236 }), shade(paint, 0.16));
  pen.ribbon([[0, -150], [3, -190], [0, -236]], 8, 6, leaf.leaf);
  [-54, 54].forEach((turn) => pen.place(0, -186, { turn }, () => drawLeaf(pen, 80, 24, leaf.leaf, { bend: turn / 400 })));
  floret(pen, 0, -254, 52, material.lilac);
  [-176, -163].forEach((y, index) => pen.line([[-52 + index * 16, y], [52 - index * 16, y]], shade(paper, -0.25), 5 - index));
  pen.line([[-140, -320], [-112, -240], [-138, -170]], shade(paper, -0.07), 4);
  heap(pen, fill, 196, 4);
  return { feet: [{ x: 20, halfWidth: 180 }] };
};

interface Filling {
  ground: Pigment;
  pieces: number;
  piece(pen: Pen, x: number, y: number): void;
  grows: boolean;
}

const chip = (wood: Pigment): Filling['piece'] => (pen, x, y) => pen.place(x, y, { turn: pen.between(0, 180) }, () => {
  const half = pen.between(9, 17);
  pen.polygon([[-half, -5], [half * 0.8, -6], [half, 4], [-half * 0.9, 6]], shade(wood, pen.between(-0.1, 0.1)), { shadow: 2 });
});
const crumb: Filling['piece'] = (pen, x, y) =>
  pen.dot(x, y, pen.between(2, 6), shade(pen.chance(0.2) ? material.paper : material.soil, pen.between(0.02, 0.15)));
const seed: Filling['piece'] = (pen, x, y) => pen.place(x, y, { turn: pen.between(0, 180) }, () => {
  pen.shape(ellipse(10, 5, { points: 7 }), material.iron, { shadow: 2 });
  pen.line([[-7, -1], [7, -1]], material.paper, 1.8);
});

/** What is in the bag, from its name: chips of bark, bird seed, or earth. */
function fillingOf(name: string): Filling {
  if (/mulch|bark|chip/.test(name)) return { ground: shade(material.wood, -0.2), pieces: 90, piece: chip(shade(material.wood, -0.04)),
    grows: false };
  if (/bird|sunflower|seed$|thistle/.test(name)) return { ground: shade(material.iron, 0.04), pieces: 130, piece: seed, grows: false };
  return { ground: material.soil, pieces: 70, piece: crumb, grows: true };
}

function heap(pen: Pen, { ground, piece, grows }: Filling, x: number, y: number): void {
  pen.place(x, y, {}, () => {
    pen.shape([[-76, 2], [-40, -46], [10, -66], [58, -34], [88, 2], [0, 10]], ground, { shadow: 4 });
    range(20).forEach(() => piece(pen, pen.between(-46, 58), pen.between(-32, -4)));
    if (!grows) return;
    pen.ribbon([[20, -50], [24, -96]], 6, 5, leaf.fresh);
    [-46, 40].forEach((turn) => pen.place(24, -92, { turn }, () => drawLeaf(pen, 44, 13, leaf.fresh)));
  });
}

/** A galvanised can with a rose on its spout and a posy on its side. */
export const wateringCan: DrawGood = (pen, { paint }) => {
  const handle = asPoints(stemCurve([-104, -60], [-250, -190], [-70, -262], 8));
  pen.line(handle, shade(paint, -0.1), 20);
  pen.line(handle.map(([x, y]): Point => [x - 4, y - 3]), shade(paint, 0.04), 8);
  pen.ribbon([[90, -70], [170, -150], [232, -262]], 52, 26, shade(paint, -0.06), { shadow: 6 });
  pen.ribbon([[92, -86], [166, -162], [228, -268]], 14, 7, shade(paint, 0.05));
  pen.place(238, -272, { turn: 42 }, () => {
    pen.shape(ellipse(48, 19), shade(paint, -0.08), { shadow: 4 });
    pen.shape(ellipse(40, 14, { y: -2 }), shade(paint, 0.05));
    range(9).forEach((index) => pen.dot((index - 4) * 8, -4 + (index % 2) * 5, 2.2, shade(paint, -0.25)));
  });
  mouthOpening(pen, 92, -232, paint, 5);
  turnedBody(pen, [[97, -232], [106, -120], [118, 0]], paint);
  [0.14, 0.86].forEach((height) => pen.line(rimLine([lerp(98, 117, height), lerp(-232, 0, height)]), shade(paint, -0.1), 4));
  pen.shape([[-97, -232], [-60, -246], [20, -252], [97, -232], [60, -216], [-40, -216]], shade(paint, 0.045), { shadow: 3 });
  const arch = asPoints(stemCurve([-60, -240], [0, -352], [76, -236], 8));
  pen.line(arch, shade(paint, -0.06), 17);
  pen.line(arch.map(([x, y]): Point => [x - 3, y - 4]), shade(paint, 0.07), 6);
  posy(pen, -6, -110, 0.62);
  return standsOn(118);
};
