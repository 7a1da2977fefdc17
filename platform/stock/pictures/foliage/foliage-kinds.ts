import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf, petalPigments } from '../pigments';
import type { Foliage, Palette } from '../scene-description';
import { drawLeaf, heartLeaf } from './leaf';
import { monsteraLeaf } from './monstera-leaf';
import {
  eucalyptus,
  fern,
  grass,
  needle,
  palm,
  ruscus,
  strap,
  vine,
  type DrawSprig,
} from './sprigs';
import { succulentRosette } from './succulent-rosette';

export interface FoliageKind {
  pigment: Pigment;
  /** A stem of it, for bunches and wreaths. */
  sprig: DrawSprig;
  /** One leaf, for mounds, trees and creeping carpets. */
  blade(pen: Pen, size: number, pigment: Pigment): void;
}

const broadBlade =
  (share: number): FoliageKind['blade'] =>
  (pen, size, pigment) =>
    drawLeaf(pen, size, size * share, pigment, { shadow: 3 });

const coin: FoliageKind['blade'] = (pen, size, pigment) => {
  pen.shape(
    ellipse(size * 0.34, size * 0.4, { points: 9, y: -size * 0.4 }),
    shade(pigment, pen.light(0) * 0.05),
    { shadow: 3 },
  );
  pen.line(
    [
      [0, 0],
      [0, -size * 0.55],
    ],
    shade(pigment, 0.08),
    1.3,
  );
};

const monsteraSprig: DrawSprig = (pen, length, pigment) => {
  pen.line(
    [
      [0, 0],
      [0, -length * 0.5],
    ],
    shade(leaf.stem, -0.03),
    5,
  );
  pen.place(0, -length * 0.5, {}, () => monsteraLeaf(pen, length * 0.5, pigment));
};

const succulentSprig: DrawSprig = (pen, length, pigment) => {
  pen.line(
    [
      [0, 0],
      [0, -length * 0.8],
    ],
    leaf.stem,
    6,
  );
  pen.place(0, -length * 0.8, { squash: 0.9 }, () => succulentRosette(pen, length * 0.26, pigment));
};

export const foliageKinds: Record<Foliage, FoliageKind> = {
  eucalyptus: { pigment: leaf.dusty, sprig: eucalyptus, blade: coin },
  ruscus: { pigment: leaf.leaf, sprig: ruscus, blade: broadBlade(0.26) },
  fern: {
    pigment: leaf.fresh,
    sprig: fern,
    blade: (pen, size, pigment) => fern(pen, size * 1.3, pigment),
  },
  palm: { pigment: leaf.leaf, sprig: palm, blade: broadBlade(0.12) },
  strap: { pigment: leaf.leaf, sprig: strap, blade: broadBlade(0.1) },
  monstera: {
    pigment: leaf.leaf,
    sprig: monsteraSprig,
    blade: (pen, size, pigment) => monsteraLeaf(pen, size, pigment),
  },
  vine: {
    pigment: leaf.fresh,
    sprig: vine,
    blade: (pen, size, pigment) => heartLeaf(pen, size * 0.72, pigment),
  },
  succulent: {
    pigment: leaf.sage,
    sprig: succulentSprig,
    blade: (pen, size, pigment) => succulentRosette(pen, size * 0.4, pigment),
  },
  needle: {
    pigment: leaf.pine,
    sprig: needle,
    blade: (pen, size, pigment) => needle(pen, size * 1.15, pigment),
  },
  grass: {
    pigment: leaf.fresh,
    sprig: grass,
    blade: (pen, size, pigment) => grass(pen, size * 1.2, pigment),
  },
};

/** The leaf pigment of a plant: the foliage's own green, or coloured leaves that keep a little of it. */
export function leafPigment(foliage: Foliage, palette?: Palette): Pigment {
  const own = foliageKinds[foliage].pigment;
  const [coloured] = palette ? petalPigments[palette] : [];
  if (!coloured || palette === 'green') return own;
  if (foliage === 'needle' && palette === 'yellow') return mix(leaf.fresh, coloured, 0.3);
  const glaucous = palette === 'blue' || coloured.lightness > 0.9;
  return mix(own, coloured, foliage === 'needle' ? 0.38 : glaucous ? 0.42 : 0.72);
}
