import { shade } from '../../drawing/colour';
import type { Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';

export const suit = shade(petal.red, -0.01);
export const fur = shade(material.paper, 0.02);

/** A band of fur: a soft strip with a scalloped lower edge of light. */
export function furBand(pen: Pen, points: readonly Point[], width: number): void {
  pen.ribbon(points, width, width, shade(fur, -0.07), { shadow: 5 });
  pen.place(-1, -3, {}, () => pen.ribbon(points, width * 0.72, width * 0.72, fur));
}
