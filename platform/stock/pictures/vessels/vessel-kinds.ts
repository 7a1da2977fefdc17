import { shade, type Pigment } from '../drawing/colour';
import { cycle } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { PlantScene, Vessel } from '../scene-description';
import { basket } from './basket';
import { bonsaiTray } from './bonsai-tray';
import { casket } from './casket';
import { cellPack } from './carriers/cell-pack';
import { pairOfPots } from './carriers/pair-of-pots';
import { handledBasket } from './carriers/handled-basket';
import { treeStand, woodenCross } from './carriers/tree-stands';
import { easel } from './easel';
import { forcingGlass } from './forcing-glass';
import { bubbleBowl, glassCylinder, masonJar } from './glass';
import {
  ceramicBelly,
  ceramicPlanter,
  ceramicSquare,
  glazedBlue,
  nurseryPot,
  terracotta,
  terracottaVase,
} from './pots';
import { lowDish } from './low-dish';
import { halfBarrel } from './half-barrel';
import { glassOfGravel } from './glass-of-gravel';
import { handTied } from './hand-tied';
import { mossBall } from './moss-ball';
import { twineTied } from './twine-tied';
import { proportioned, type DrawnVessel, type MakeVessel } from './vessel';
import { dress, lapel, wristband } from './worn';
import { wrappedPaper } from './wrap';

interface VesselKind {
  make: MakeVessel;
  /** Glazes it may come in; none means its own. */
  glazes?: readonly Pigment[];
  /** Widths and heights it is thrown or blown in, against its natural size. */
  builds?: readonly (readonly [width: number, height: number])[];
}

const vesselKinds: Record<Vessel, VesselKind> = {
  'glass-cylinder': {
    make: glassCylinder,
    builds: [
      [1, 1],
      [0.9, 1.12],
      [1.14, 0.92],
    ],
  },
  'bubble-bowl': {
    make: bubbleBowl,
    builds: [
      [1, 1],
      [1.16, 1.02],
    ],
  },
  'mason-jar': {
    make: masonJar,
    builds: [
      [1, 1],
      [0.9, 1.06],
    ],
  },
  'ceramic-belly': {
    make: ceramicBelly,
    glazes: [material.cream, material.indigo, material.sage, material.blush, material.lilac],
    builds: [
      [1, 1],
      [0.9, 1.14],
      [1.12, 0.92],
    ],
  },
  'ceramic-square': {
    make: ceramicSquare,
    glazes: [material.slate, material.aubergine, material.paper, material.sage],
    builds: [
      [1, 1],
      [1.24, 0.84],
      [0.94, 1.1],
    ],
  },
  terracotta: {
    make: terracottaVase,
    builds: [
      [1, 1],
      [0.9, 1.12],
    ],
  },
  'glazed-blue': { make: glazedBlue },
  basket: {
    make: basket,
    builds: [
      [1, 1],
      [1.2, 0.98],
    ],
  },
  'handled-basket': { make: handledBasket },
  'wrapped-paper': { make: wrappedPaper, glazes: [material.kraft, material.paper, material.kraft] },
  easel: { make: easel },
  casket: {
    make: casket,
    glazes: [
      shade(material.wood, -0.12),
      shade(material.paper, -0.02),
      shade(material.chocolate, 0.06),
    ],
  },
  'hand-tied': { make: handTied, glazes: [material.paper, material.lilac, material.blush] },
  'twine-tied': { make: twineTied },
  lapel: {
    make: lapel,
    glazes: [
      shade(material.slate, -0.1),
      material.iron,
      material.aubergine,
      shade(material.indigo, -0.06),
      shade(material.sage, -0.2),
    ],
  },
  dress: { make: dress },
  wristband: { make: wristband },
};

const potKinds: Record<Exclude<PlantScene['pot'], 'none'>, VesselKind> = {
  'ceramic-belly': {
    make: ceramicPlanter,
    glazes: [material.cream, material.sage, material.blush, material.lilac],
  },
  'ceramic-square': vesselKinds['ceramic-square'],
  terracotta: { make: terracotta },
  'glazed-blue': { make: glazedBlue },
  basket: { make: basket },
  'handled-basket': vesselKinds['handled-basket'],
  'nursery-pot': { make: nurseryPot },
  'pair-of-pots': { make: pairOfPots },
  tray: {
    make: bonsaiTray,
    glazes: [
      shade(material.clay, -0.14),
      material.indigo,
      shade(material.sage, -0.2),
      material.aubergine,
    ],
    builds: [[0.84, 0.94]],
  },
  dish: { make: lowDish, glazes: [material.cream, material.sage, material.slate] },
  'forcing-glass': { make: forcingGlass },
  'glass-of-gravel': { make: glassOfGravel },
  'moss-ball': { make: mossBall },
  'half-barrel': { make: halfBarrel },
  'cell-pack': { make: cellPack },
  'tree-stand': { make: treeStand },
  'wooden-cross': { make: woodenCross },
};

function made(pen: Pen, { make, glazes, builds }: VesselKind, style: number): DrawnVessel {
  const vessel = make(pen, glazes && cycle(glazes, style));
  return builds ? proportioned(pen, vessel, cycle(builds, Math.floor(style / 3))) : vessel;
}

/** The vessel in one of its glazes, chosen by the style number. */
export const vesselFor = (pen: Pen, vessel: Vessel, style: number): DrawnVessel =>
  made(pen, vesselKinds[vessel], style);
export const potFor = (
  pen: Pen,
  pot: Exclude<PlantScene['pot'], 'none'>,
  style: number,
): DrawnVessel => made(pen, potKinds[pot], style);
