import { shade, type Pigment } from '../drawing/colour';
import { lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import type { Frame, PaintRoom } from './room';

const stripes: readonly Pigment[] = [petal.lavender, material.sage, petal.coral, material.slate];

/** A linen runner laid at a slant over the table, its end hanging towards us in soft folds. */
function runner(pen: Pen, { width, height }: Frame, base: number, stripe: Pigment, flip: boolean) {
  const linen = shade(material.paper, -0.012);
  const size = Math.min(width, height);
  const [far, near] = [base - size * 0.075, height + 30];
  const edge = (share: number): readonly [Point, Point] => [
    [width / 2 + lerp(-0.19, 0.3, share) * size, far + share * 4],
    [width / 2 + lerp(-0.42, 0.21, share) * size, near],
  ];
  const band = (from: number, to: number): Point[] => {
    const [[farLeft, nearLeft], [farRight, nearRight]] = [edge(from), edge(to)];
    return [farLeft, farRight, nearRight, nearLeft];
  };
  pen.place(flip ? width : 0, 0, { flip }, () => {
    pen.polygon(band(0, 1), linen, { shadow: 7, shadowOpacity: 0.12 });
    [0.3, 0.62].forEach((share) =>
      pen.polygon(band(share, share + 0.13), shade(linen, -0.022), { opacity: 0.8 }),
    );
    [0.06, 0.1, 0.9, 0.94].forEach((share) => {
      const [from, to] = edge(share);
      pen.line([from, to], stripe, size * 0.0045, { opacity: 0.75 });
    });
    range(12).forEach((index) => {
      const [[x, y]] = edge((index + 0.5) / 12);
      pen.line(
        [
          [x, y],
          [x + 2, y - 8],
        ],
        linen,
        3,
      );
    });
  });
}

/** A round cloth on a small table: the edge of its top, and the folds that fall from it. */
function roundCloth(pen: Pen, { width, height }: Frame, base: number, wall: Pigment) {
  const linen = wall.lightness > 0.7 ? shade(material.paper, -0.02) : shade(material.paper, -0.09);
  const [half, deep] = [Math.min(width, height) * 0.43, height * 0.052];
  const top = base - height * 0.03;
  const rim = (share: number): Point => {
    const angle = Math.PI * share;
    return [width / 2 - Math.cos(angle) * half, top + Math.sin(angle) * deep];
  };
  const folds = range(15).map((index): Point => {
    const [x] = rim(index / 14);
    return [x + (x - width / 2) * 0.06, height + 40];
  });
  pen.polygon(
    [...range(25).map((index) => rim(index / 24)), ...[...folds].reverse()],
    shade(linen, -0.035),
    { shadow: 10, shadowOpacity: 0.12 },
  );
  range(7).forEach((index) => {
    const [from, to] = [(index * 2 + 0.3) / 14, (index * 2 + 1.05) / 14];
    const foot = (share: number): Point => [
      rim(share)[0] + (rim(share)[0] - width / 2) * 0.06,
      height + 40,
    ];
    pen.polygon([rim(from), rim(to), foot(to + 0.014), foot(from - 0.02)], shade(linen, -0.075), {
      opacity: 0.7,
    });
  });
  const oval = range(40).map((index): Point => {
    const angle = (index / 40) * Math.PI * 2;
    return [width / 2 + Math.cos(angle) * half, top + Math.sin(angle) * deep];
  });
  pen.polygon(oval, linen);
}

/** The same room with its table laid: a linen runner, or a round cloth. */
export const withLinen =
  (paint: PaintRoom, style: number): PaintRoom =>
  (pen, room) => {
    const ground = paint(pen, room);
    if (style % 3 === 0) roundCloth(pen, room, ground.base, room.wall);
    else
      runner(
        pen,
        room,
        ground.base,
        stripes[style % stripes.length] ?? material.sage,
        style % 2 === 0,
      );
    return ground;
  };
