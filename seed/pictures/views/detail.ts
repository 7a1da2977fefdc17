import { rooms } from '../pigments';
import { Pen, type DrawnHead } from '../drawing/pen';
import { hashOf } from '../drawing/random';
import { wallOnly, type Frame } from '../backdrops/room';
import { drawSubject } from '../draw-subject';
import { page, setPiece, wholeFrame, type DrawnPicture } from '../page';
import type { SubjectScene } from '../scene-description';
import { bloomInView } from './bloom-in-view';

interface Focus {
  x: number;
  y: number;
  radius: number;
}

/** The largest heads are in front; the last drawn of them is covered by nothing. */
function chosenHead(heads: readonly DrawnHead[], bloom: string): DrawnHead | undefined {
  const candidates = heads.filter((head) => head.bloom === bloom);
  const largest = Math.max(...candidates.map(({ radius }) => radius));
  return candidates.findLast(({ radius }) => radius > largest * 0.85);
}

/** Where there is no flower: a third of the way down, where leaves and labels are. */
function middle({ box: { left, top, right, bottom } }: Pen): Focus {
  const size = Math.min(right - left, bottom - top);
  return { x: (left + right) / 2 + size * 0.04, y: top + (bottom - top) * 0.4, radius: size * 0.24 };
}

/** The picture's own bloom, leaf or grip, large: the same drawing, cut out of its middle. */
export function drawDetail(scene: SubjectScene, frame: Frame, style: number): DrawnPicture {
  const { width, height } = frame;
  const seed = hashOf(JSON.stringify(scene));
  const subject = new Pen(seed + 7, 0.8);
  drawSubject(subject, scene, style);
  const bloom = bloomInView(scene);
  const focus: Focus = (bloom && chosenHead(subject.heads, bloom.bloom)) || middle(subject);
  const scale = Math.min((width * 0.3) / focus.radius, 5.5);
  const backdrop = new Pen(seed);
  wallOnly(backdrop, { ...frame, ...rooms[scene.backdrop] });
  const piece = setPiece({
    id: 'subject', svg: subject.svg, scale, shadow: [30, 36], x: width * 0.51 - focus.x * scale, y: height * 0.5 - focus.y * scale,
  });
  return { svg: page(frame, backdrop.svg + piece), box: wholeFrame(frame), blooms: subject.blooms };
}
