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

/** Between the two ends of a curve. */
const steps = [0.2, 0.4, 0.6, 0.8];
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** How far points reach that were seen one by one. */
class Reach {
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  see(x: number, y: number): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }

  holds(x: number, y: number): boolean {
    return x >= this.left && x <= this.right && y >= this.top && y <= this.bottom;
  }
}

/** Sees the points along every line and curve of a path. */
function seePath(reach: Reach, path: string, shiftX: number, shiftY: number): void {
  let [fromX, fromY] = [0, 0];
  for (const [, command, text = ''] of path.matchAll(/([MLC])([^MLCZ]+)/g)) {
    const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const at = (index: number) => (numbers[index] ?? 0) + (index % 2 === 0 ? shiftX : shiftY);
    const last = command === 'C' ? 4 : 0;
    const [x, y] = [at(last), at(last + 1)];
    reach.see(x, y);
    // A curve stays within its four points.
    if (command === 'C' && !(reach.holds(at(0), at(1)) && reach.holds(at(2), at(3))))
      for (const t of steps)
        reach.see(cubic(fromX, at(0), at(2), x, t), cubic(fromY, at(1), at(3), y, t));
    [fromX, fromY] = [x, y];
  }
}

/** How far the subject's ink reaches on the page, shadows included. */
function inkReach(svg: string): { left: number; top: number; right: number; bottom: number } {
  const [, x = '0', y = '0', scale = '1', body = ''] =
    /<g id="subject" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g><\/defs>/.exec(
      svg,
    ) ?? [];
  const reach = new Reach();
  for (const [, path = '', shiftX = '0', shiftY = '0'] of body.matchAll(
    / d="([^"]+)"(?: transform="translate\((\S+) (\S+)\)")?/g,
  ))
    seePath(reach, path, Number(shiftX), Number(shiftY));
  return {
    left: Number(x) + reach.left * Number(scale),
    top: Number(y) + reach.top * Number(scale),
    right: Number(x) + reach.right * Number(scale),
    bottom: Number(y) + reach.bottom * Number(scale),
  };
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
