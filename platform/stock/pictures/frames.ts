import type { Frame } from './backdrops/room';
import type { PictureRequest } from './scene-description';

export type Ratio = PictureRequest['ratio'];

/** The drawing board of each ratio, in drawing units. */
export const frames: Record<Ratio, Frame> = {
  '1:1': { width: 1000, height: 1000 },
  '1.5:1': { width: 1500, height: 1000 },
  '1.42:1': { width: 1420, height: 1000 },
  hero: { width: 3200, height: 1000 },
  'hero-phone': { width: 800, height: 1000 },
  og: { width: 1200, height: 630 },
};

/** One finished file of a picture: quality falls from `best` to `least` until the file fits into `bytes`. */
export interface Finish {
  width: number;
  bytes: number;
  best: number;
  least: number;
}

/**
 * Chosen by measuring 29 pictures and looking at them at full size: flat paper stays clean far down, and the wider a file, the
 * denser the screen that asks for it. About 34 KB for the three of a picture, so that 700 pictures stay under 25 MB.
 */
const finishes: readonly Finish[] = [
  { width: 400, bytes: 6_800, best: 48, least: 32 },
  { width: 800, bytes: 15_500, best: 38, least: 26 },
  { width: 1200, bytes: 24_500, best: 30, least: 22 },
];

/** The hero fills the window, so it has two widths more. */
const heroFinishes: readonly Finish[] = [
  { width: 1920, bytes: 42_000, best: 40, least: 30 },
  { width: 2400, bytes: 60_000, best: 38, least: 28 },
];

export const finishesOf = (ratio: Ratio): readonly Finish[] =>
  ratio === 'hero' ? [...finishes, ...heroFinishes] : finishes;

/** The files of a picture, below the folder of pictures. An Open Graph picture is one JPEG. */
export const filesOf = (name: string, ratio: Ratio): string[] =>
  ratio === 'og' ? [`${name}.jpg`] : finishesOf(ratio).map(({ width }) => `${name}-${width}.webp`);
