import { shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material } from '../pigments';
import { mouthOpening, rimLine, turnedBody } from '../vessels/turned';
import { hangs, standsOn, type DrawGood } from './hardgood';
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

function handled(pen: Pen, x: number, turn: number, grip: Pigment, blade: () => void): void {
  pen.place(x, -4, { turn }, () => {
    blade();
    pen.ribbon([[0, -170], [0, -262]], 13, 12, shade(material.zinc, -0.14), { shadow: 4 });
    pen.shape([[-15, -252], [-19, -330], [-15, -404], [0, -416], [15, -404], [19, -330], [15, -252], [0, -246]],
      shade(material.oak, -0.04), { shadow: 6 });
    pen.shape([[-14, -256], [-17, -330], [-12, -402], [-4, -400], [-6, -330], [-5, -254]], shade(material.oak, 0.08));
    pen.line([[-16, -268], [0, -264], [16, -268]], grip, 9);
    pen.dot(0, -396, 4, material.iron);
  });
}

/** Bypass pruners, hung by their spring, blades down. */
function pruners(pen: Pen, x: number, y: number, grip: Pigment): void {
  pen.place(x, y, {}, () => {
    pen.shape([[-10, -150], [-30, -70], [-22, 10], [4, 40], [4, 40], [14, -60], [16, -150]], material.zinc, { shadow: 6 });
    pen.shape([[10, -150], [34, -90], [30, -20], [8, 16], [8, 16], [20, -60]], shade(material.zinc, -0.12), { shadow: 4 });
    [-1, 1].forEach((side) => {
      pen.line([[side * 4, -150], [side * 44, -220], [side * 40, -320], [side * 26, -344]], grip, 27);
      pen.line([[side * 2, -158], [side * 38, -224], [side * 34, -316]], shade(grip, 0.1), 7);
    });
    pen.line([[-26, -224], [-8, -236], [8, -222], [26, -236]], material.iron, 5);
    pen.dot(0, -146, 13, material.brass, { shadow: 3 });
  });
}

/** Trowel, fork and weeder on a peg rail, or pruners where the fork would hang. */
export const handTools: DrawGood = (pen, { paint, scene }) => {
  const steel = material.zinc;
  const pruning = /pruner|snip|secateur/.test(scene.name);
  handled(pen, -130, -10, paint, () => {
    pen.shape([[0, 0], [0, 0], [-44, -60], [-48, -150], [-22, -186], [22, -186], [48, -150], [44, -60]], steel, { shadow: 7 });
    pen.shape([[0, 0], [0, 0], [44, -60], [48, -150], [22, -186], [0, -186]], shade(steel, -0.1));
    pen.line([[-26, -70], [-30, -140]], shade(steel, 0.13), 7);
  });
  if (pruning) pruners(pen, 10, -60, paint);
  else handled(pen, 4, 2, paint, () => [-34, 0, 34].forEach((x) =>
    pen.ribbon(asPoints(stemCurve([x * 1.05, 0], [x * 1.2, -90], [x * 0.3, -178], 8)), 9, 17, shade(steel, -0.04 - x * 0.0015),
      { shadow: 6 })));
  handled(pen, 134, 12, paint, () => {
    pen.shape([[0, 2], [0, 2], [-24, -60], [-26, -166], [0, -186], [26, -166], [24, -60]], steel, { shadow: 7 });
    pen.shape([[0, 2], [0, 2], [24, -60], [26, -166], [0, -186]], shade(steel, -0.1));
    range(4).forEach((index) => pen.line([[-20, -70 - index * 24], [-6, -70 - index * 24]], shade(steel, -0.2), 2.5));
  });
  pen.rectangle(-290, -470, 600, 32, shade(material.oak, 0.03), { shadow: 7 });
  pen.rectangle(-290, -444, 600, 6, shade(material.oak, -0.08));
  [[-200, -396], [19, -402], [220, -398]].forEach(([x = 0, y = 0]) => {
    pen.line([[x, y], [x - 9, -440], [x, -456], [x + 9, -440], [x, y]], shade(material.clay, -0.14), 5);
    pen.dot(x, -455, 11, shade(material.oak, -0.12), { shadow: 4 });
  });
  return hangs;
};

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
