import type { PictureRequest, PlaceScene } from './scene-description';

/** The glasshouses as they look at a time of the year: the heroes of the home page. */
const looks = {
  spring: {
    name: 'our glasshouses behind a bed of tulips',
    palette: 'mixed-pastel',
    season: 'spring',
  },
  summer: { name: 'our glasshouses in full flower', palette: 'mixed-bright', season: 'summer' },
  autumn: { name: 'our glasshouses behind a bed of mums', palette: 'orange', season: 'autumn' },
  thanksgiving: {
    name: 'our glasshouses with mums and pumpkins at the door',
    palette: 'orange',
    season: 'autumn',
    holiday: 'thanksgiving',
  },
  winter: { name: 'our glasshouses under snow', palette: 'blue', season: 'winter' },
  christmas: {
    name: 'our glasshouses under snow with a wreath on the door and lights on two spruces',
    palette: 'red',
    season: 'winter',
    holiday: 'christmas',
  },
} satisfies Record<string, Omit<PlaceScene, 'kind' | 'place'>>;

/** Name of the look that is shown where nothing else is asked for. */
const usual = 'spring';

/** The pictures of the house itself, beside those of the stock: the home hero for wide and for narrow windows, in six looks. */
export const housePictures: readonly PictureRequest[] = Object.entries(looks).flatMap(
  ([look, seen]): PictureRequest[] => {
    const scene: PlaceScene = { kind: 'place', place: 'greenhouse', ...seen };
    const suffix = look === usual ? '' : `-${look}`;
    return [
      { name: `home/hero-wide${suffix}`, ratio: 'hero', scene },
      { name: `home/hero-phone${suffix}`, ratio: 'hero-phone', scene },
    ];
  },
);
