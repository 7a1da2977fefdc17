/** @jest-environment node */
import { drawScene } from '@/platform/stock/pictures/compose';
import { describeScene } from '@/platform/stock/pictures/describe';
import { frames } from '@/platform/stock/pictures/frames';
import type { SceneDescription } from '@/platform/stock/pictures/scene-description';
import { arrangements, hardgoods, plants } from './sample-scenes';

const titled = (scenes: SceneDescription[]) =>
  scenes.map((scene): [string, SceneDescription] => [describeScene(scene).alt, scene]);
const all = titled([...arrangements, ...plants, ...hardgoods]);
const margin = 0.08;

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** Points along every line and curve of a path. */
function pointsAlong(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([MLC])([^MLCZ]+)/g)].flatMap(([, command, text = '']) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(
      Number,
    );
    const from = at;
    if (command !== 'C') return [(at = [a, b])];
    at = [x, y];
    return steps.map((t): [number, number] => [
      cubic(from[0], a, c, x, t),
      cubic(from[1], b, d, y, t),
    ]);
  });
}

/** How far the subject's ink reaches on the page, shadows included. */
function inkReach(svg: string): { left: number; top: number; right: number; bottom: number } {
  const [, x = '0', y = '0', scale = '1', body = ''] =
    /<g id="subject" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g><\/defs>/.exec(
      svg,
    ) ?? [];
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [, path = '', shiftX = '0', shiftY = '0'] of body.matchAll(
    / d="([^"]+)"(?: transform="translate\((\S+) (\S+)\)")?/g,
  )) {
    for (const [pathX, pathY] of pointsAlong(path)) {
      const px = Number(x) + (pathX + Number(shiftX)) * Number(scale);
      const py = Number(y) + (pathY + Number(shiftY)) * Number(scale);
      reach.left = Math.min(reach.left, px);
      reach.right = Math.max(reach.right, px);
      reach.top = Math.min(reach.top, py);
      reach.bottom = Math.max(reach.bottom, py);
    }
  }
  return reach;
}

describe('a drawn scene', () => {
  it.each(all)('keeps inside the margin and draws the heads its words count: %s', (_, scene) => {
    const ratio = scene.kind === 'plant' ? '1.5:1' : '1:1';
    const { width, height } = frames[ratio];
    const { svg, blooms } = drawScene(scene, frames[ratio]);
    const { left, top, right, bottom } = inkReach(svg);
    expect(blooms).toBe(describeScene(scene).stems ?? 0);
    expect(left).toBeGreaterThanOrEqual(width * margin);
    expect(top).toBeGreaterThanOrEqual(height * margin);
    expect(right).toBeLessThanOrEqual(width * (1 - margin));
    expect(bottom).toBeLessThanOrEqual(height * (1 - margin));
  });

  it.each(all.filter((_, index) => index % 11 === 0))('is the same every time: %s', (_, scene) => {
    expect(drawScene(scene, frames['1:1']).svg).toBe(
      drawScene(structuredClone(scene), frames['1:1']).svg,
    );
  });

  it('differs where the description differs', () => {
    const [scene] = arrangements;
    if (!scene) throw new Error('no sample');
    const other = {
      ...scene,
      blooms: scene.blooms.map((entry) => ({ ...entry, count: entry.count + 1 })),
    };
    expect(drawScene(other, frames['1:1']).svg).not.toBe(drawScene(scene, frames['1:1']).svg);
  });
});
