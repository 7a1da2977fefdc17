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
