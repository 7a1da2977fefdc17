import { rooms } from './pigments';
import { drawPlace } from './places/place-kinds';
import { Pen } from './drawing/pen';
import { hashOf } from './drawing/random';
import { roomFor } from './backdrops/choose-room';
import { beforeWall } from './backdrops/stand-apart';
import type { Frame } from './backdrops/room';
import { contactShadow } from './contact-shadow';
import { drawMap } from './map/draw-map';
import { drawSubject } from './draw-subject';
import { frames } from './frames';
import { page, setPiece, wholeFrame, type DrawnPicture } from './page';
import type { PictureRequest, SceneDescription, SubjectScene } from './scene-description';
import { styleOf } from './style';
import { drawDetail } from './views/detail';
import { drawInRoom } from './views/in-room';
import { drawSizes } from './views/sizes';

/** A little more than the promised 8 %, so that shadows and round overshoot stay inside too. */
const margin = 0.092;
const largestZoom = 1.9;

/** Sets a drawn subject into its room: as large as the margin allows, on the table or on the wall. */
function composeSubject(scene: SubjectScene, frame: Frame, style: number): DrawnPicture {
  const { width, height } = frame;
  const seed = hashOf(JSON.stringify(scene));
  const subject = new Pen(seed + 7);
  const standing = drawSubject(subject, scene, style);
  const backdrop = new Pen(seed);
  const ground = roomFor(scene, style, standing)(backdrop, { ...frame, ...rooms[scene.backdrop] });
  const { left, top, right, bottom } = subject.box;
  const lowest = standing.hung
    ? height * (1 - margin)
    : Math.min(ground.base, height * (1 - margin));
  const scale = Math.min(
    (width * (1 - 2 * margin)) / (right - left),
    (lowest - height * margin) / (bottom - top),
    largestZoom,
  );
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = standing.hung
    ? (height - (bottom - top) * scale) / 2 - top * scale
    : lowest - bottom * scale;
  const under = standing.feet
    .map((foot) => contactShadow(x + foot.x * scale, y, foot.halfWidth * scale))
    .join('');
  const shadow = ground.close || standing.hung ? ([16, 22] as const) : ([44, 18] as const);
  const body =
    backdrop.svg + setPiece({ id: 'subject', svg: subject.svg, x, y, scale, shadow, under });
  const box = {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
  return { svg: page(frame, body), box, blooms: subject.blooms, room: page(frame, backdrop.svg) };
}

/** Draws a description into a frame. The same description gives the same bytes. */
export function drawScene(scene: SceneDescription, frame: Frame, product?: string): DrawnPicture {
  if (scene.kind === 'map')
    return {
      svg: page(frame, drawMap(frame)),
      box: wholeFrame(frame),
      blooms: 0,
      room: null,
    };
  if (scene.kind !== 'place') {
    const style = styleOf(scene, product);
    return composeSubject(beforeWall(scene, style), frame, style);
  }
  const pen = new Pen(hashOf(JSON.stringify(scene)), 4, true);
  drawPlace(pen, scene, frame);
  return { svg: page(frame, pen.svg), box: wholeFrame(frame), blooms: pen.blooms, room: null };
}

/** Draws what is asked for, in the view that is asked for. */
export function drawPicture({
  scene,
  ratio,
  view,
  sizes = [],
  product,
}: PictureRequest): DrawnPicture {
  const frame = frames[ratio];
  if (!view || scene.kind === 'place' || scene.kind === 'map')
    return drawScene(scene, frame, product);
  const style = styleOf(scene, product);
  switch (view) {
    case 'detail':
      return drawDetail(beforeWall(scene, style), frame, style);
    case 'room':
      return drawInRoom(beforeWall(scene, style), frame, style);
    case 'sizes':
      return drawSizes(sizes, frame, style);
  }
}
