import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { clamp, cycle, headingOf, lerp, range, sunflowerScatter } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { material, petalPigments } from '../pigments';
import type { ArrangementScene, Bloom, Foliage } from '../scene-description';
import type { Standing } from '../subject';
import { bow } from '../vessels/bow';
import type { DrawnVessel } from '../vessels/vessel';

interface LaidHead {
  bloom: Bloom;
  palette: ArrangementScene['blooms'][number]['palette'];
  /** Its number among its kind: picks the pigment of a mixed palette. */
  order: number;
  radius: number;
  x: number;
  y: number;
}

const halfWidth = 322;
const halfHeight = 112;
const rounds = 60;

/** How much of its natural size a head keeps, so that few fill the lid and many still fit on it. */
function sizeFor(blooms: ArrangementScene['blooms']): number {
  const area = blooms.reduce(
    (sum, { bloom, count }) => sum + count * Math.min(bloomKinds[bloom].radius, 92) ** 2,
    0,
  );
  return clamp(Math.sqrt((halfWidth * halfHeight * 3.5) / area), 0.5, 1.05);
}

/** Spreads the heads over a long low oval, focal ones towards its middle, and pushes crowded ones apart. */
function laid(pen: Pen, blooms: ArrangementScene['blooms']): LaidHead[] {
  const size = sizeFor(blooms);
  const heads = blooms
    .flatMap(({ bloom, palette, count }, group) =>
      range(count).map((order) => ({
        bloom,
        palette,
        order,
        rank: pen.random() + group * 0.18,
        radius: Math.min(bloomKinds[bloom].radius, 118) * size * pen.between(0.92, 1.06),
      })),
    )
    .sort((one, other) => one.rank - other.rank);
  const places = sunflowerScatter(heads.length, pen.between(0, 360));
  const spread = heads.map((head, index): LaidHead => {
    const { x, y } = cycle(places, index);
    return { ...head, x: x * halfWidth, y: y * halfHeight };
  });
  range(rounds).forEach(() =>
    spread.forEach((head, index) => {
      spread.slice(index + 1).forEach((other) => {
        const needed = (head.radius + other.radius) * 0.76;
        const [dx, dy] = [other.x - head.x || 0.1, other.y - head.y || 0.1];
        const apart = Math.hypot(dx, dy);
        if (apart >= needed) return;
        const push = ((needed - apart) / apart) * 0.22;
        head.x -= dx * push;
        head.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      });
      const out = Math.hypot(head.x / (halfWidth * 1.08), head.y / (halfHeight * 1.12));
      if (out > 1) {
        head.x /= out;
        head.y /= out;
      }
    }),
  );
  return spread.sort((one, other) => one.y - other.y);
}

/** Greens that run out to both ends of the lid and fall a little over its edge. */
function greens(pen: Pen, foliage: readonly Foliage[], near: number, share: number): void {
  range(32).forEach((index) => {
    const around = (index / 32) * Math.PI * 2 + pen.between(-0.06, 0.06);
    const [across, down] = [Math.cos(around), Math.sin(around)];
    const kind = foliageKinds[cycle(foliage, index)];
    const length = (118 + 112 * Math.abs(across)) * share * pen.between(0.88, 1.08);
    pen.atDepth(near + (index % 3) * 0.08, () =>
      pen.place(
        across * halfWidth * 0.6,
        down * halfHeight * 0.42,
        { turn: headingOf(across * 2.3, down) },
        () => kind.sprig(pen, down > 0.3 ? length * 0.8 : length, kind.pigment),
      ),
    );
  });
}

/** A long, low spray on the lid of a casket. */
export function drawCasketSpray(
  pen: Pen,
  { blooms, foliage }: ArrangementScene,
  casket: DrawnVessel,
): Standing {
  const kinds: readonly Foliage[] = foliage.length ? foliage : ['ruscus'];
  casket.back();
  pen.place(0, casket.mouth - 76, {}, () => {
    greens(pen, kinds, 0.42, 1.12);
    const heads = laid(pen, blooms);
    const spires = heads.filter(({ bloom }) => bloomKinds[bloom].stance === 'spire');
    spires.forEach(({ bloom, palette, order }, index) => {
      const side = index % 2 ? 1 : -1;
      const step = Math.floor(index / 2) / Math.max(1, Math.ceil(spires.length / 2) - 1);
      const lean = side * lerp(34, 90, step);
      const reach = lerp(92, 322, step);
      drawHead(pen, bloom, {
        x: side * reach,
        y: lerp(-136, 4, step),
        radius: lerp(118, 128, step),
        lean,
        pigment: cycle(petalPigments[palette], order),
      });
    });
    greens(pen, kinds, 0.66, 0.8);
    heads
      .filter(({ bloom }) => bloomKinds[bloom].stance !== 'spire')
      .forEach(({ bloom, palette, order, radius, x, y }) => {
        const away = Math.hypot(x / halfWidth, y / halfHeight);
        const upright = bloomKinds[bloom].stance !== 'face';
        pen.atDepth(clamp(0.86 + y / 500, 0.6, 1), () =>
          drawHead(pen, bloom, {
            x,
            y,
            radius,
            lean: upright ? clamp(x / 4.2, -78, 78) : headingOf(x, y * 2.2 - 30),
            tilt: clamp(away * 0.8 - 0.15, 0, y > 40 ? 0.35 : 0.9),
            pigment: cycle(petalPigments[palette], order),
          }),
        );
      });
  });
  bow(pen, { x: 0, y: casket.mouth + 54, size: 0.92, pigment: material.lilac });
  casket.front();
  return { feet: [{ x: 0, halfWidth: casket.foot }] };
}
