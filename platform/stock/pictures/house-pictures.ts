import type { PictureRequest, PlaceScene } from './scene-description';

const glasshouses: PlaceScene = {
  kind: 'place',
  place: 'greenhouse',
  name: 'our glasshouses behind a bed of tulips',
  palette: 'mixed-pastel',
  season: 'spring',
};

/** The pictures of the house itself, beside those of the stock: the home hero for wide and for narrow windows. */
export const housePictures: readonly PictureRequest[] = [
  { name: 'home/hero-wide', ratio: 'hero', scene: glasshouses },
  { name: 'home/hero-phone', ratio: 'hero-phone', scene: glasshouses },
];
