import { describeScene, type PictureWords } from './describe';
import type { PictureRequest, SubjectScene } from './scene-description';
import { bloomInView } from './views/bloom-in-view';
import { settingOf, type Setting } from './views/true-size';
import { bloomWords, countInWords, inSeries, paletteWords, withArticle } from './words';

const besides: Record<Setting, string> = {
  table: 'on a table beside a mug and a 12-inch ruler',
  wall: 'hung beside a 12-inch ruler',
  floor: 'on the floor beside a chair',
  garden: 'outdoors beside a chair',
};

function detailPhrase(scene: SubjectScene): string {
  const bloom = bloomInView(scene);
  if (bloom) {
    const colour = bloom.palette.startsWith('mixed') ? '' : `${paletteWords[bloom.palette]} `;
    return `Close view of ${withArticle(`${colour}${bloomWords[bloom.bloom][0]}`)}`;
  }
  if (scene.kind === 'plant')
    return `Close view of the ${scene.foliage === 'needle' ? 'needles' : 'leaves'} of ${withArticle(scene.name)}`;
  return `Close view of ${scene.kind === 'hardgood' ? withArticle(scene.name) : 'the foliage'}`;
}

/** The words of a picture in its view; only whole pictures and rooms count stems. */
export function describeRequest({ scene, view, sizes = [] }: PictureRequest): PictureWords {
  const whole = describeScene(scene);
  if (!view || scene.kind === 'place' || scene.kind === 'map') return whole;
  if (view === 'detail') return { alt: detailPhrase(scene), stems: null };
  if (view === 'room')
    return { alt: `${whole.alt}, ${besides[settingOf(scene)]}`, stems: whole.stems };
  const counts = sizes.map((size) => countInWords(describeScene(size).stems ?? 0));
  return {
    alt: `${sizes.length === 2 ? 'Two' : 'Three'} sizes side by side, with ${inSeries(counts)} stems`,
    stems: null,
  };
}
