import { shade, type Pigment } from '../drawing/colour';
import { cycle } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { PlantScene, Vessel } from '../scene-description';
import { basket } from './basket';
import { casket } from './casket';
import { easel } from './easel';
import { bubbleBowl, glassCylinder, masonJar } from './glass';
import {
  ceramicBelly,
  ceramicPlanter,
  ceramicSquare,
  glazedBlue,
  nurseryPot,
  terracotta,
} from './pots';
import { handTied } from './hand-tied';
import type { DrawnVessel, MakeVessel } from './vessel';
import { dress, lapel, wristband } from './worn';
import { wrappedPaper } from './wrap';

interface VesselKind {
  make: MakeVessel;
  /** Glazes it may come in; none means its own. */
  glazes?: readonly Pigment[];
}

const vesselKinds: Record<Vessel, VesselKind> = {
  'glass-cylinder': { make: glassCylinder },
  'bubble-bowl': { make: bubbleBowl },
  'mason-jar': { make: masonJar },
  'ceramic-belly': {
    make: ceramicBelly,
    glazes: [material.cream, material.indigo, material.sage, material.blush, material.lilac],
  },
  'ceramic-square': {
    make: ceramicSquare,
    glazes: [material.slate, material.aubergine, material.paper, material.sage],
  },
  terracotta: { make: terracotta },
  'glazed-blue': { make: glazedBlue },
  basket: { make: basket },
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
  'nursery-pot': { make: nurseryPot },
};

const made = (pen: Pen, { make, glazes }: VesselKind, style: number): DrawnVessel =>
  make(pen, glazes && cycle(glazes, style));

/** The vessel in one of its glazes, chosen by the style number. */
export const vesselFor = (pen: Pen, vessel: Vessel, style: number): DrawnVessel =>
  made(pen, vesselKinds[vessel], style);
export const potFor = (
  pen: Pen,
  pot: Exclude<PlantScene['pot'], 'none'>,
  style: number,
): DrawnVessel => made(pen, potKinds[pot], style);
