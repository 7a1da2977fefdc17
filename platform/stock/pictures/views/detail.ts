import { toHex } from '../drawing/colour';
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

/** Where there is no flower: a third of the way down, where leaves and labels are; a ring or a swag is looked at below, at its bow; an arbor at the shoulder of its arch. */
function middle({ box: { left, top, right, bottom } }: Pen, scene: SubjectScene): Focus {
  const size = Math.min(right - left, bottom - top);
  const ring = scene.kind === 'hardgood' && (scene.item === 'wreath' || scene.item === 'garland');
  if (ring) return { x: (left + right) / 2, y: bottom - size * 0.2, radius: size * 0.2 };
  if (scene.kind === 'hardgood' && scene.item === 'arbor')
    return { x: left + size * 0.26, y: top + size * 0.24, radius: size * 0.24 };
  return {
    x: (left + right) / 2 + size * 0.04,
    y: top + (bottom - top) * 0.4,
    radius: size * 0.24,
  };
}

/** Sharp in the middle, soft towards the edges, as a lens that is close sees it. */
function inFocus(body: string, { width, height }: Frame, wall: string): string {
  const lens =
    '<radialGradient id="lens"><stop offset=".62" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>' +
    `<mask id="near"><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.52}" fill="url(#lens)"/></mask>` +
    '<filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>';
  return (
    `<defs>${lens}<g id="scene"><rect x="-60" y="-60" width="${width + 120}" height="${height + 120}" fill="${wall}"/>${body}</g></defs>` +
    `<use href="#scene"/><use href="#scene" filter="url(#far)"/><g mask="url(#near)"><use href="#scene"/></g>`
  );
}

/** The picture's own bloom, leaf or grip, large: the same drawing, cut out of its middle. */
export function drawDetail(scene: SubjectScene, frame: Frame, style: number): DrawnPicture {
  const { width, height } = frame;
  const seed = hashOf(JSON.stringify(scene));
  const subject = new Pen(seed + 7, 0.8);
  drawSubject(subject, scene, style);
  const bloom = bloomInView(scene);
  const focus: Focus = (bloom && chosenHead(subject.heads, bloom.bloom)) || middle(subject, scene);
  const scale = Math.min((width * 0.3) / focus.radius, 5.5);
  const backdrop = new Pen(seed);
  wallOnly(backdrop, { ...frame, ...rooms[scene.backdrop] });
  const piece = setPiece({
    id: 'subject',
    svg: subject.svg,
    scale,
    shadow: [30, 36],
    x: width * 0.51 - focus.x * scale,
    y: height * 0.5 - focus.y * scale,
  });
  return {
    svg: page(frame, inFocus(backdrop.svg + piece, frame, toHex(rooms[scene.backdrop].wall))),
    box: wholeFrame(frame),
    blooms: subject.blooms,
    room: null,
  };
}
