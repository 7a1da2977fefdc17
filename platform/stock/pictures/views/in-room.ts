import {
  gardenRoom,
  glasshouseRoom,
  plainRoom,
  wallOnly,
  type Frame,
  type PaintRoom,
} from '../backdrops/room';
import { contactShadow } from '../contact-shadow';
import { drawSubject } from '../draw-subject';
import { Pen, type Box } from '../drawing/pen';
import { hashOf } from '../drawing/random';
import { drawHardgood } from '../hardgoods/hardgood-kinds';
import { page, setPiece, type DrawnPicture } from '../page';
import { rooms } from '../pigments';
import type { SubjectScene } from '../scene-description';
import { chair, ruler } from './measures';
import { settingOf, unitsPerInch, type Setting } from './true-size';

/** A drawn thing with the size it has: `perInch` drawing units are an inch. */
interface Measured {
  id: string;
  pen: Pen;
  perInch: number;
  feet: readonly { x: number; halfWidth: number }[];
}

const widthOf = ({ pen: { box }, perInch }: Measured): number => (box.right - box.left) / perInch;
const heightOf = ({ pen: { box }, perInch }: Measured): number => (box.bottom - box.top) / perInch;

function measure(
  id: string,
  perInch: number,
  halfWidth: number,
  draw: (pen: Pen) => void,
): Measured {
  const pen = new Pen(11);
  draw(pen);
  return { id, pen, perInch, feet: [{ x: 0, halfWidth }] };
}

const mug = () =>
  measure('mug', 66, 112, (pen) =>
    drawHardgood(pen, {
      kind: 'hardgood',
      item: 'mug',
      name: 'mug',
      palette: 'cream',
      backdrop: 'mist',
    }),
  );

/** Things of known size: a ruler behind and a mug in front, only a ruler on the wall, or a chair. */
const companions: Record<Setting, () => readonly [behind: Measured, before?: Measured]> = {
  table: () => [measure('ruler', 40, 30, ruler), mug()],
  wall: () => [{ ...measure('ruler', 40, 0, ruler), feet: [] }],
  floor: () => [measure('chair', 20, 150, chair)],
  garden: () => [measure('chair', 20, 150, chair)],
};

const roomOf = (setting: Setting, scene: SubjectScene): PaintRoom => {
  if (setting === 'garden') return gardenRoom;
  if (setting === 'wall') return scene.kind === 'plant' ? glasshouseRoom : wallOnly;
  return plainRoom;
};

/** Where a piece stands: its left edge and the line under it, in pixels, at `zoom` pixels to the inch. */
function placed(
  piece: Measured,
  left: number,
  base: number,
  zoom: number,
): { svg: string; box: Box } {
  const scale = zoom / piece.perInch;
  const { box } = piece.pen;
  const [x, y] = [left - box.left * scale, base - Math.max(0, box.bottom) * scale];
  const under = piece.feet
    .map((foot) => contactShadow(x + foot.x * scale, y, foot.halfWidth * scale))
    .join('');
  return {
    svg: setPiece({ id: piece.id, svg: piece.pen.svg, x, y, scale, shadow: [26, 12], under }),
    box: {
      left,
      top: y + box.top * scale,
      right: left + (box.right - box.left) * scale,
      bottom: y + box.bottom * scale,
    },
  };
}

/** The subject at its true size beside things whose size everyone knows. */
export function drawInRoom(scene: SubjectScene, frame: Frame, style: number): DrawnPicture {
  const { width, height } = frame;
  const pen = new Pen(hashOf(JSON.stringify(scene)) + 7);
  const { feet } = drawSubject(pen, scene, style);
  const subject: Measured = { id: 'subject', pen, perInch: unitsPerInch(scene, pen.box), feet };
  const setting = settingOf(scene);
  const [behind, before] = companions[setting]();
  const gap = Math.max(1.2, widthOf(subject) * 0.06);
  const across = [behind, subject, ...(before ? [before] : [])].reduce(
    (sum, piece) => sum + widthOf(piece),
    gap * (before ? 2 : 1),
  );
  const up = Math.max(heightOf(subject), heightOf(behind));
  const zoom = Math.min((width * 0.82) / across, (height * 0.72) / up, 58);
  const backdrop = new Pen(3);
  const { base } = roomOf(setting, scene)(backdrop, { ...frame, ...rooms[scene.backdrop] });
  const left = (width - across * zoom) / 2;
  const subjectLeft = left + (widthOf(behind) + gap) * zoom;
  const footOf = (piece: Measured, standing: number): number =>
    setting === 'wall'
      ? (height + heightOf(piece) * zoom) / 2 -
        Math.min(0, piece.pen.box.bottom) * (zoom / piece.perInch)
      : standing;
  const main = placed(subject, subjectLeft, footOf(subject, base), zoom);
  const rest = placed(behind, left, footOf(behind, base - 14), zoom);
  const front =
    before && placed(before, subjectLeft + (widthOf(subject) + gap) * zoom, base + 16, zoom);
  const body = backdrop.svg + rest.svg + main.svg + (front?.svg ?? '');
  return {
    svg: page(frame, body),
    box: main.box,
    blooms: pen.blooms,
    room: page(frame, backdrop.svg),
  };
}
