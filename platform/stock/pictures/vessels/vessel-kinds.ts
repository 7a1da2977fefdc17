import type { Pigment } from '../drawing/colour';
import { cycle } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { PlantScene, Vessel } from '../scene-description';
import { basket } from './basket';
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
import type { DrawnVessel, MakeVessel } from './vessel';
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
