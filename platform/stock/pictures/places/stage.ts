import { contactShadow } from '../contact-shadow';
import { drawArrangement } from '../florist/arrangement';
import { shade, type Pigment } from '../drawing/colour';
import { range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawSubject } from '../draw-subject';
import { material } from '../pigments';
import type {
  ArrangementScene,
  Bloom,
  Foliage,
  Palette,
  PlaceScene,
  SubjectScene,
} from '../scene-description';
import { zincBucket } from '../vessels/pots';

/** A place is drawn 1000 units high and as wide as its frame asks. */
export interface Stage {
  width: number;
  scene: PlaceScene;
}

export const stageHeight = 1000;
export type DrawPlace = (pen: Pen, stage: Stage) => void;

/** Sets a subject into a place, with its shadow on the floor. */
export function stand(pen: Pen, x: number, y: number, scale: number, scene: SubjectScene): void {
  pen.place(x, y, { scale }, () => {
    const [pageX, pageY] = pen.toPage([0, 0]);
    pen.markup(contactShadow(pageX, pageY, 84 * pen.scale));
    drawSubject(pen, scene);
  });
}

type Stems = readonly [Bloom, Palette, number];

export const bunch = (
  stems: readonly Stems[],
  foliage: Foliage[] = ['ruscus'],
): ArrangementScene => ({
  kind: 'arrangement',
  vessel: 'terracotta',
  backdrop: 'sage',
  foliage,
  blooms: stems.map(([bloom, palette, count]) => ({ bloom, palette, count })),
});

/** A florist's bucket of cut flowers. */
export function bucket(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  stems: readonly Stems[],
  options: { foliage?: Foliage[]; glaze?: Pigment } = {},
): void {
  pen.place(x, y, { scale }, () => {
    const [pageX, pageY] = pen.toPage([0, 0]);
    pen.markup(contactShadow(pageX, pageY, 80 * pen.scale));
    drawArrangement(pen, bunch(stems, options.foliage), 0, zincBucket(pen, options.glaze));
  });
}

/** Boards with a little grain. */
export function planks(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: Pigment,
  count = 4,
): void {
  pen.rectangle(x, y, width, height, wood, { shadow: 7 });
  range(count).forEach((index) => {
    pen.rectangle(
      x,
      y + (height * index) / count,
      width,
      height / count - 3,
      shade(wood, (index % 2) * 0.02),
    );
    range(6).forEach((grain) => {
      const start = x + (width * (grain + pen.random())) / 6;
      const line = y + (height * (index + 0.5)) / count;
      pen.line(
        [
          [start, line],
          [start + 60, line - 3],
          [start + 130, line],
        ],
        shade(wood, -0.04),
        1.8,
        { opacity: 0.7 },
      );
    });
  });
  pen.rectangle(x, y, width, 4, shade(wood, 0.07));
}

export const woodenTable = shade(material.oak, 0.02);
