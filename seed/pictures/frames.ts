import type { Frame } from './backdrops/room';
import type { PictureRequest } from './scene-description';

export type Ratio = PictureRequest['ratio'];

/** The drawing board of each ratio, in drawing units. */
export const frames: Record<Ratio, Frame> = {
  '1:1': { width: 1000, height: 1000 },
  '1.5:1': { width: 1500, height: 1000 },
  '1.42:1': { width: 1420, height: 1000 },
  hero: { width: 1900, height: 1000 },
  'hero-phone': { width: 800, height: 1000 },
  og: { width: 1200, height: 630 },
};

/** Finished widths in pixels, with the size in bytes each should stay under. */
const finishedWidths = [
  { width: 400, bytes: 12 * 1024 },
  { width: 800, bytes: 30 * 1024 },
  { width: 1200, bytes: 60 * 1024 },
] as const;

/** The hero fills the window, so it has one width more. */
const heroWidth = { width: 1920, bytes: 120 * 1024 };

export const widthsOf = (ratio: Ratio): readonly { width: number; bytes: number }[] =>
  ratio === 'hero' ? [...finishedWidths, heroWidth] : finishedWidths;

/** The files of a picture, below the folder of pictures. An Open Graph picture is one JPEG. */
export const filesOf = (name: string, ratio: Ratio): string[] =>
  ratio === 'og' ? [`${name}.jpg`] : widthsOf(ratio).map(({ width }) => `${name}-${width}.webp`);
