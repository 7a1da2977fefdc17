import type { Seen } from './seen-in-file';

/** What one picture of the shop is found to be: drawn again as lines, and seen in its files. */
export interface Measured {
  name: string;
  alt: string;
  /** Hash of its drawing, made again. */
  drawing: string;
  /** Hash of its files. */
  files: string;
  /** Flower heads drawn and described; `null` where the picture shows a part or a place. */
  heads: { drawn: number; described: number } | null;
  /** Smallest distance of the subject from an edge as a share of the picture, and what its file shows; `null` for a place, which fills it. */
  subject: (Seen & { margin: number }) | null;
}
