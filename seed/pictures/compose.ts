import { drawArrangement } from './florist/arrangement';
import { drawPlant } from './habits/plant';
import { drawHardgood } from './hardgoods/hardgood-kinds';
import { rooms } from './pigments';
import { drawPlace } from './places/place-kinds';
import { Pen, shadowColour, type Box } from './drawing/pen';
import { hashOf } from './drawing/random';
import { roomFor } from './backdrops/choose-room';
import type { Frame } from './backdrops/room';
import { contactShadow } from './contact-shadow';
import { styleOf } from './style';
import type { SceneDescription } from './scene-description';
import type { Standing } from './subject';

export interface DrawnPicture {
  svg: string;
  /** The subject on the page; the whole frame for a place. */
  box: Box;
  /** Flower heads that were drawn. */
  blooms: number;
}

type SubjectScene = Exclude<SceneDescription, { kind: 'place' }>;

/** A little more than the promised 8 %, so that shadows and round overshoot stay inside too. */
const margin = 0.092;
const largestZoom = 1.9;

const definitions = `<defs><radialGradient id="contact"><stop offset="0" stop-color="${shadowColour}" stop-opacity=".5"/>`
  + `<stop offset=".55" stop-color="${shadowColour}" stop-opacity=".22"/><stop offset="1" stop-color="${shadowColour}" stop-opacity="0"/></radialGradient>`
  + '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/>'
  + '<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .25 0 0 0 .17 0"/></filter></defs>';

const page = ({ width, height }: Frame, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}${body}</svg>`;

function drawSubject(pen: Pen, scene: SubjectScene): Standing {
  switch (scene.kind) {
    case 'arrangement': return drawArrangement(pen, scene);
    case 'plant': return drawPlant(pen, scene);
    case 'hardgood': return drawHardgood(pen, scene);
  }
}

/** Sets a drawn subject into its room: as large as the margin allows, on the table or on the wall. */
function composeSubject(scene: SubjectScene, frame: Frame, seed: number): DrawnPicture {
  const { width, height } = frame;
  const subject = new Pen(seed + 7);
  const standing = drawSubject(subject, scene);
  const backdrop = new Pen(seed);
  const ground = roomFor(scene, styleOf(scene), standing)(backdrop, { ...frame, ...rooms[scene.backdrop] });
  const { left, top, right, bottom } = subject.box;
  const lowest = standing.hung ? height * (1 - margin) : Math.min(ground.base, height * (1 - margin));
  const scale = Math.min((width * (1 - 2 * margin)) / (right - left), (lowest - height * margin) / (bottom - top), largestZoom);
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = standing.hung ? (height - (bottom - top) * scale) / 2 - top * scale : lowest - bottom * scale;
  const onPage = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})"`;
  const [shadowX, shadowY] = ground.close || standing.hung ? [16, 22] : [44, 18];
  const floor = standing.feet.map((foot) => contactShadow(x + foot.x * scale, y, foot.halfWidth * scale)).join('');
  const body = `${backdrop.svg}<defs><g id="subject" ${onPage}>${subject.svg}</g></defs>`
    + `<g filter="url(#soft)"><use href="#subject" x="${shadowX}" y="${shadowY}"/></g>${floor}<use href="#subject"/>`;
  const box = { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale };
  return { svg: page(frame, body), box, blooms: subject.blooms };
}

/** Draws a description into a frame. The same description gives the same bytes. */
export function drawScene(scene: SceneDescription, frame: Frame): DrawnPicture {
  const seed = hashOf(JSON.stringify(scene));
  if (scene.kind !== 'place') return composeSubject(scene, frame, seed);
  const pen = new Pen(seed);
  drawPlace(pen, scene, frame);
  return { svg: page(frame, pen.svg), box: { left: 0, top: 0, right: frame.width, bottom: frame.height }, blooms: pen.blooms };
}
