import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { measuredSizes } from '@/platform/stock/catalogue/measured-sizes';
import { drawSubject } from '@/platform/stock/pictures/draw-subject';
import { hashOf } from '@/platform/stock/pictures/drawing/random';
import { Pen } from '@/platform/stock/pictures/drawing/pen';
import { styleOf } from '@/platform/stock/pictures/style';
import { settingOf, unitsPerInch } from '@/platform/stock/pictures/views/true-size';
import type { SubjectScene } from '@/platform/stock/pictures/scene-description';

const groups = new Map(allGroups().map(({ group }) => [group.code, group]));
const everyTenth = Object.keys(measuredSizes).filter((_, index) => index % 10 === 0);

describe('the size a page says of cut flowers', () => {
  it.each(everyTenth)('%s: is that of their drawing beside a ruler', (code) => {
    const scene = groups.get(code)?.scene as SubjectScene;
    const pen = new Pen(hashOf(JSON.stringify(scene)) + 7);
    drawSubject(pen, scene, styleOf(scene, code));
    const { box } = pen;
    const inch = unitsPerInch(scene, box);
    expect(measuredSizes[code]).toEqual(
      [box.bottom - box.top, box.right - box.left].map((units) => Math.round(units / inch)),
    );
  });

  it('is said of things on a table alone', () => {
    const settings = Object.keys(measuredSizes).map((code) =>
      settingOf(groups.get(code)?.scene as SubjectScene),
    );
    expect(new Set(settings)).toEqual(new Set(['table']));
  });
});
