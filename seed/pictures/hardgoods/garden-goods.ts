import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import { mouthOpening, rimLine, turnedBody } from '../vessels/turned';
import { hangs, standsOn, type DrawGood } from './hardgood';
import { floret, posy } from './solids';

const leftSeam: Point[] = [[-150, 0], [-163, -120], [-152, -260], [-158, -392]];
const rightSeam: Point[] = [[158, -392], [150, -290], [166, -130], [152, 0]];

/** A paper bag with a window of earth at its foot, a coloured band, a badge, and a seedling beside it. */
export const soilBag: DrawGood = (pen, { paint }) => {
  const paper = material.paper;
  pen.polygon([...leftSeam, ...rightSeam], paper, { shadow: 8 });
  pen.polygon([[78, 0], [104, -150], [88, -300], [96, -392], ...rightSeam], shade(paper, -0.06));
  pen.polygon([[-157, -392], [158, -392], [154, -346], [-155, -346]], paint);
  pen.polygon([[96, -392], [158, -392], [154, -346], [92, -346]], shade(paint, -0.05));
  pen.line([[-156, -369], [156, -369]], shade(paint, 0.2), 3);
  pen.shape([[-162, -118], [-162, -118], [-60, -140], [50, -114], [166, -136], [166, -136], [152, 0], [152, 0], [-150, 0], [-150, 0]], material.soil);
  range(60).forEach(() => pen.dot(pen.between(-140, 146), pen.between(-98, -6), pen.between(2, 6), shade(material.soil, pen.between(0.04, 0.17))));
  pen.shape(ellipse(92, 92, { points: 16, y: -236 }), shade(paint, 0.16));
  pen.ribbon([[0, -150], [3, -190], [0, -236]], 8, 6, leaf.leaf);
  [-54, 54].forEach((turn) => pen.place(0, -186, { turn }, () => drawLeaf(pen, 80, 24, leaf.leaf, { bend: turn / 400 })));
  floret(pen, 0, -254, 52, material.lilac);
  [-176, -163].forEach((y, index) => pen.line([[-52 + index * 16, y], [52 - index * 16, y]], shade(paper, -0.25), 5 - index));
  pen.line([[-140, -320], [-112, -240], [-138, -170]], shade(paper, -0.07), 4);
  seedlingHeap(pen, 196, 4);
  return { feet: [{ x: 20, halfWidth: 180 }] };
};

function seedlingHeap(pen: Pen, x: number, y: number): void {
  pen.place(x, y, {}, () => {
    pen.shape([[-76, 2], [-40, -46], [10, -66], [58, -34], [88, 2], [0, 10]], material.soil, { shadow: 4 });
    range(18).forEach(() => pen.dot(pen.between(-48, 60), pen.between(-30, -2), pen.between(2, 6), shade(material.soil, pen.between(0.04, 0.16))));
    pen.ribbon([[20, -50], [24, -96]], 6, 5, leaf.fresh);
    [-46, 40].forEach((turn) => pen.place(24, -92, { turn }, () => drawLeaf(pen, 44, 13, leaf.fresh)));
  });
}

function handled(pen: Pen, x: number, turn: number, grip: Pigment, blade: () => void): void {
  pen.place(x, -4, { turn }, () => {
    blade();
    pen.ribbon([[0, -170], [0, -262]], 13, 12, shade(material.zinc, -0.14), { shadow: 4 });
    pen.shape([[-15, -252], [-19, -330], [-15, -404], [0, -416], [15, -404], [19, -330], [15, -252], [0, -246]], shade(material.oak, -0.04), { shadow: 6 });
    pen.shape([[-14, -256], [-17, -330], [-12, -402], [-4, -400], [-6, -330], [-5, -254]], shade(material.oak, 0.08));
    pen.line([[-16, -268], [0, -264], [16, -268]], grip, 9);
    pen.dot(0, -396, 4, material.iron);
  });
}

/** Trowel, fork and weeder on a peg rail. */
export const handTools: DrawGood = (pen, { paint }) => {
  const steel = material.zinc;
  handled(pen, -130, -10, paint, () => {
    pen.shape([[0, 0], [0, 0], [-44, -60], [-48, -150], [-22, -186], [22, -186], [48, -150], [44, -60]], steel, { shadow: 7 });
    pen.shape([[0, 0], [0, 0], [44, -60], [48, -150], [22, -186], [0, -186]], shade(steel, -0.1));
    pen.line([[-26, -70], [-30, -140]], shade(steel, 0.13), 7);
  });
  handled(pen, 4, 2, paint, () => [-34, 0, 34].forEach((x) =>
    pen.ribbon(asPoints(stemCurve([x * 1.05, 0], [x * 1.2, -90], [x * 0.3, -178], 8)), 9, 17, shade(steel, -0.04 - x * 0.0015), { shadow: 6 })));
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

/** A hopper feeder under a cedar roof, with seed, a perch and a cardinal. */
export const feeder: DrawGood = (pen, { paint }) => {
  const wood = shade(material.wood, 0.02);
  pen.line([[0, -470], [0, -392]], material.iron, 6);
  pen.line([[0, -470], [-16, -486], [0, -500], [16, -486]], material.iron, 6);
  pen.rectangle(-104, -300, 208, 236, material.glass, { shadow: 6 });
  pen.polygon([[-100, -210], [100, -236], [100, -70], [-100, -70]], shade(material.straw, -0.04));
  range(110).forEach(() => pen.shape(ellipse(6, 4, { points: 6, x: pen.between(-92, 92), y: pen.between(-214, -76) }), shade(pen.chance(0.3) ? material.chocolate : material.straw, pen.between(-0.08, 0.12))));
  pen.polygon([[-100, -300], [-62, -300], [-88, -70], [-100, -70]], material.white, { opacity: 0.35 });
  [-112, 96].forEach((x) => pen.rectangle(x, -304, 16, 244, shade(wood, x > 0 ? -0.06 : 0.03)));
  pen.polygon([[-164, -296], [0, -412], [0, -412], [164, -296], [164, -272], [0, -384], [-164, -272]], shade(paint, -0.08), { shadow: 8 });
  pen.polygon([[-164, -296], [0, -412], [0, -384], [-164, -272]], shade(paint, 0.03));
  pen.rectangle(-176, -66, 352, 28, shade(wood, 0.02), { shadow: 6 });
  pen.rectangle(-176, -38, 352, 12, shade(wood, -0.1));
  pen.ribbon([[-240, -30], [-150, -34]], 10, 10, shade(wood, -0.08));
  cardinal(pen, -198, -36);
  return hangs;
};

function cardinal(pen: Pen, x: number, y: number): void {
  const red = shade(petal.red, 0.02);
  pen.place(x, y, {}, () => {
    pen.ribbon([[-18, -34], [-56, 22]], 22, 30, shade(red, -0.08), { shadow: 4 });
    pen.shape([[-30, -24], [-20, -76], [14, -104], [44, -86], [46, -44], [20, -6], [-12, -4]], red, { shadow: 4 });
    pen.shape([[-26, -34], [-14, -70], [14, -66], [18, -36], [-6, -16]], shade(red, -0.09));
    pen.shape([[2, -92], [4, -132], [-14, -158], [26, -138], [50, -108], [44, -84], [20, -78]], red, { shadow: 3 });
    pen.shape([[34, -116], [52, -110], [46, -92], [30, -94]], material.iron);
    pen.polygon([[48, -112], [72, -100], [48, -92]], petal.orange);
    pen.dot(32, -118, 4, material.iron);
  });
}

/** A cedar fan with a clematis climbing it. Its flowers are ornament. */
export const trellis: DrawGood = (pen, { paint }) => {
  const wood = paint;
  [-1, -0.5, 0, 0.5, 1].forEach((side) => pen.ribbon([[side * 44, 0], [side * 100, -320], [side * 196, -640]], 17, 17, shade(wood, side * -0.03), { shadow: 6 }));
  range(5).forEach((index) => {
    const y = -130 - index * 118;
    const half = 74 + index * 33;
    pen.ribbon([[-half, y], [0, y - 6], [half, y]], 15, 15, shade(wood, 0.05), { shadow: 5 });
  });
  const climb = asPoints(stemCurve([-96, 0], [170, -260], [20, -590], 14));
  pen.line(climb, shade(leaf.moss, -0.05), 6);
  climb.slice(1).forEach(([x, y], index) => {
    [-58, 64].forEach((turn) => pen.place(x, y, { turn: turn + pen.between(-16, 16) }, () => drawLeaf(pen, 56, 16, shade(leaf.leaf, pen.between(-0.04, 0.04)))));
    const counted = pen.blooms;
    if (index % 3 === 1) drawHead(pen, 'daisy', { x: x + (index % 2 ? 14 : -16), y: y - 10, radius: 38, pigment: petal.purple });
    pen.blooms = counted;
  });
  return standsOn(80);
};

/** Pavers stacked crosswise, in four stone tones. */
export const paverStack: DrawGood = (pen, { paint }) => {
  range(4).forEach((row) => {
    const y = -row * 62;
    const shift = (row % 2) * 16 - 8 + pen.between(-5, 5);
    range(2).forEach((column) => {
      const x = -190 + column * 172 + shift;
      const tone = shade(paint, pen.between(-0.05, 0.05));
      pen.polygon([[x, y - 54], [x + 164, y - 54], [x + 214, y - 92], [x + 56, y - 92]], shade(tone, 0.06));
      pen.polygon([[x, y], [x + 164, y], [x + 164, y - 54], [x, y - 54]], tone, { shadow: 5 });
      if (column) pen.polygon([[x + 164, y], [x + 214, y - 38], [x + 214, y - 92], [x + 164, y - 54]], shade(tone, -0.1));
      range(7).forEach(() => pen.dot(x + pen.between(10, 152), y - pen.between(8, 46), pen.between(1.5, 4), shade(tone, pen.between(-0.12, 0.08)), { opacity: 0.6 }));
    });
  });
  return { feet: [{ x: 10, halfWidth: 190 }] };
};
