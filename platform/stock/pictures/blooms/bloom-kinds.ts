import { shade, toHex, type Pigment } from '../drawing/colour';
import { clamp } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import type { Bloom } from '../scene-description';
import { gardenBloomKinds } from './garden/garden-bloom-kinds';
import { daffodil, fruit, pansy, violet } from './garden-faces';
import { babysBreathBranch } from './babys-breath-branch';
import { babysBreath, delphinium, hydrangea } from './clusters';
import type { BloomKind } from './bloom-kind';
import { hyacinth } from './hyacinth';
import { chrysanthemum, ranunculus, ranunculusFromSide } from './layered';
import { lily, lilyFromSide, orchid } from './lily';
import { daisy, daisyFromSide, sunflower, sunflowerFromSide } from './rayed';
import { poinsettia } from './poinsettia';
import { lilac } from './lilac';
import { rose, roseFromSide, sprayRose } from './rose';
import { carnation, carnationFromSide, peony, peonyFromSide } from './ruffled';
import { pottedBloomKinds } from './potted/potted-bloom-kinds';
import { calla, iris, tulip } from './side-view';
import { geranium, stonecrop } from './umbels';
import { waterLily } from './water-lily';

export const bloomKinds: Record<Bloom, BloomKind> = {
  ...pottedBloomKinds,
  ...gardenBloomKinds,
  rose: { draw: rose, fromSide: roseFromSide, radius: 72, stance: 'face' },
  'spray-rose': { draw: sprayRose, radius: 70, stance: 'upright' },
  peony: { draw: peony, fromSide: peonyFromSide, radius: 92, stance: 'face' },
  tulip: { draw: tulip, radius: 48, stance: 'upright' },
  daisy: { draw: daisy, fromSide: daisyFromSide, radius: 58, stance: 'face' },
  sunflower: { draw: sunflower, fromSide: sunflowerFromSide, radius: 100, stance: 'face' },
  lily: { draw: lily, fromSide: lilyFromSide, radius: 116, stance: 'face' },
  carnation: { draw: carnation, fromSide: carnationFromSide, radius: 62, stance: 'face' },
  chrysanthemum: { draw: chrysanthemum, radius: 66, stance: 'face', globe: true },
  hydrangea: { draw: hydrangea, radius: 108, stance: 'face', globe: true },
  orchid: { draw: orchid, radius: 66, stance: 'upright' },
  iris: { draw: iris, radius: 60, stance: 'upright' },
  delphinium: { draw: delphinium, radius: 150, stance: 'spire' },
  ranunculus: { draw: ranunculus, fromSide: ranunculusFromSide, radius: 60, stance: 'face' },
  'babys-breath': { draw: babysBreath, radius: 84, stance: 'cloud' },
  calla: { draw: calla, radius: 62, stance: 'upright' },
  poinsettia: { draw: poinsettia, radius: 122, stance: 'face', spread: 1.6 },
  daffodil: { draw: daffodil, radius: 60, stance: 'face' },
  pansy: { draw: pansy, radius: 54, stance: 'face', spread: 1.1 },
  violet: { draw: violet, radius: 48, stance: 'face', spread: 1.1 },
  fruit: { draw: fruit, radius: 44, stance: 'upright' },
  geranium: { draw: geranium, radius: 104, stance: 'face', globe: true },
  stonecrop: { draw: stonecrop, radius: 104, stance: 'upright' },
  lilac: { draw: lilac, radius: 96, stance: 'upright', spread: 1.65 },
  hyacinth: { draw: hyacinth, radius: 120, stance: 'upright' },
  'water-lily': { draw: waterLily, radius: 96, stance: 'upright' },
  'babys-breath-branch': { draw: babysBreathBranch, radius: 110, stance: 'cloud' },
};

export interface Pose {
  x: number;
  y: number;
  radius: number;
  pigment: Pigment;
  /** Degrees in which the flower leans; "up" is 0. */
  lean?: number;
  /** 0 looks at us, 1 is seen from the side. */
  tilt?: number;
}

const leanMost = 72;

/** Draws one flower head and counts it. No two heads of a colour are quite alike; far away, every third is. */
export function drawHead(
  pen: Pen,
  bloom: Bloom,
  { x, y, radius, pigment, lean = 0, tilt = 0 }: Pose,
): void {
  const { draw, fromSide, radius: natural, stance, globe } = bloomKinds[bloom];
  const tone = shade(
    { ...pigment, hue: pigment.hue + pen.between(-4, 4) },
    pen.between(-0.022, 0.018),
  );
  const [pageX, pageY] = pen.toPage([x, y]);
  pen.heads.push({ bloom, x: pageX, y: pageY, radius: radius * pen.scale });
  pen.blooms += 1;
  const sideways = stance === 'face' && fromSide && tilt > 0.72 && Math.abs(lean) < leanMost;
  const seen = stance === 'face' ? (sideways ? 1 : clamp(tilt, 0, 1)) : tilt;
  const placement =
    stance !== 'face'
      ? { turn: lean }
      : sideways
        ? { turn: lean * 0.9, scale: 0.92 }
        : { turn: lean, squash: 1 - (globe ? 0.08 : 0.34) * seen };
  const name = [
    bloom,
    sideways ? 'side' : Math.round(seen * 2),
    toHex(pigment),
    pen.blooms % 3,
  ].join(' ');
  pen.place(x, y, placement, () =>
    pen.stamp(name, radius, natural, (size) =>
      (sideways ? fromSide : draw)(pen, { radius: size, pigment: tone, tilt: seen }),
    ),
  );
}
