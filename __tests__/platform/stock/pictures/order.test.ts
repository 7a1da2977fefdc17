/** @jest-environment node */
import type * as Colour from '@/platform/stock/pictures/drawing/colour';
import type * as Compose from '@/platform/stock/pictures/compose';
import type { PictureRequest } from '@/platform/stock/pictures/scene-description';
import { arrangements, hardgoods, plants } from './sample-scenes';

/** A generator that has drawn nothing yet. */
async function fresh(): Promise<typeof Compose> {
  jest.resetModules();
  return import('@/platform/stock/pictures/compose');
}

const scenes = [...arrangements.slice(0, 3), ...plants.slice(0, 3), ...hardgoods.slice(0, 3)];
const requests = scenes.map((scene, index): PictureRequest => ({
  name: `products/${index}`,
  ratio: '1:1',
  scene,
}));

describe('what was drawn before', () => {
  it('changes nothing of a picture', async () => {
    const { drawPicture } = await fresh();
    const inOrder = requests.map((request) => drawPicture(request).svg);
    const { drawPicture: drawAgain } = await fresh();
    const backwards = [...requests]
      .reverse()
      .map((request) => drawAgain(request).svg)
      .reverse();
    expect(backwards).toEqual(inOrder);
  });

  it('changes no tone: near colours share one, whichever is asked for first', async () => {
    const [one, other] = [
      { lightness: 0.61251, chroma: 0.11449, hue: 29.51 },
      { lightness: 0.61349, chroma: 0.11351, hue: 30.49 },
    ];
    const tones = async (...pigments: Colour.Pigment[]) => {
      jest.resetModules();
      const { toHex }: typeof Colour = await import('@/platform/stock/pictures/drawing/colour');
      return pigments.map(toHex);
    };
    expect((await tones(other, one)).reverse()).toEqual(await tones(one, other));
  });
});
