import { shelfRoom, type Frame } from '../backdrops/room';
import { contactShadow } from '../contact-shadow';
import { drawSubject } from '../draw-subject';
import { range } from '../drawing/geometry';
import { Pen } from '../drawing/pen';
import { hashOf } from '../drawing/random';
import { floret } from '../hardgoods/solids';
import { page, setPiece, type DrawnPicture } from '../page';
import { material, rooms } from '../pigments';
import type { ArrangementScene } from '../scene-description';

/** Between two pieces, as a share of the narrowest: their leaves overlap a little. */
const gapShare = -0.13;

/** A paper tag with one floret for the first size, two for the second, three for the third. */
function tag(pen: Pen, x: number, y: number, florets: number): void {
  const half = 22 + florets * 15;
  pen.line(
    [
      [x, y - 34],
      [x, y],
    ],
    material.kraft,
    3,
  );
  pen.rectangle(x - half, y, half * 2, 50, material.paper, { shadow: 5 });
  range(florets).forEach((index) =>
    floret(pen, x + (index - (florets - 1) / 2) * 32, y + 25, 15, material.aubergine),
  );
}

/** All sizes of an arrangement on one shelf, at one scale. */
export function drawSizes(
  scenes: readonly ArrangementScene[],
  frame: Frame,
  style: number,
): DrawnPicture {
  const { width, height } = frame;
  const pieces = scenes.map((scene) => {
    const pen = new Pen(hashOf(JSON.stringify(scene)) + 7);
    return { pen, feet: drawSubject(pen, scene, style).feet, span: pen.box.right - pen.box.left };
  });
  const gap = Math.min(...pieces.map(({ span }) => span)) * gapShare;
  const across = pieces.reduce((sum, { span }) => sum + span, gap * (pieces.length - 1));
  const tallest = Math.max(...pieces.map(({ pen }) => -pen.box.top));
  const scale = Math.min((width * 0.83) / across, (height * 0.6) / tallest);
  const backdrop = new Pen(5);
  const room = rooms[scenes[0]?.backdrop ?? 'mist'];
  const shelf = height * 0.66;
  shelfRoom(backdrop, { width, height: shelf / 0.855, ...room });
  backdrop.rectangle(0, shelf + 66, width, height - shelf - 66, room.table);
  backdrop.polygon(
    [
      [0, shelf + 66],
      [width, shelf + 66],
      [width, shelf + 118],
      [0, shelf + 92],
    ],
    room.wall,
    { opacity: 0.35 },
  );
  let left = (width - across * scale) / 2;
  const tags = new Pen(9);
  const body = pieces.map(({ pen, feet, span }, index) => {
    const x = left - pen.box.left * scale;
    tag(tags, x, shelf + 96, index + 1);
    left += (span + gap) * scale;
    const under = feet
      .map((foot) => contactShadow(x + foot.x * scale, shelf + 20, foot.halfWidth * scale))
      .join('');
    return setPiece({
      id: `size-${index + 1}`,
      svg: pen.svg,
      x,
      y: shelf + 20,
      scale,
      shadow: [12, 16],
      under,
    });
  });
  const box = {
    left: (width - across * scale) / 2,
    right: (width + across * scale) / 2,
    top: shelf + 20 - tallest * scale,
    bottom: shelf + 20,
  };
  const behind = backdrop.svg + tags.svg;
  const blooms = pieces.reduce((sum, { pen }) => sum + pen.blooms, 0);
  return { svg: page(frame, behind + body.join('')), box, blooms, room: page(frame, behind) };
}
