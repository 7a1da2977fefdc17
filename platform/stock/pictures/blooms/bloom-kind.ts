import type { DrawHead } from './head';

/** How one kind of flower is drawn, and how it stands among others. */
export interface BloomKind {
  draw: DrawHead;
  /** Seen from the side, for heads at the rim of a bunch. */
  fromSide?: DrawHead;
  /** Natural size in an arrangement. */
  radius: number;
  /** How it stands: a face, a flower that is always seen along its stem, a spire, or a cloud of filler. */
  stance: 'face' | 'upright' | 'spire' | 'cloud';
  /** How much more room it takes on a growing plant than others of its kind. */
  spread?: number;
  /** A ball looks round from every side. */
  globe?: boolean;
}
