import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf, material, petal } from '../pigments';

export interface Frame {
  width: number;
  height: number;
}

interface Room extends Frame {
  wall: Pigment;
  table: Pigment;
}

/** Where a subject stands in the room, from the top of the frame; `wall` when it stands close to it. */
interface Ground {
  base: number;
  close?: boolean;
}

export type PaintRoom = (pen: Pen, room: Room) => Ground;

const sweep = (
  pen: Pen,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  colour: Pigment,
  opacity: number,
): void =>
  pen.shape(
    ellipse(halfWidth, halfHeight, { points: 11, wobble: 0.2, random: pen.random, x, y }),
    colour,
    { opacity },
  );

function paintWall(pen: Pen, { width, height, wall }: Room): void {
  pen.rectangle(0, 0, width, height, wall);
  sweep(pen, width * 0.3, height * 0.3, width * 0.42, height * 0.36, shade(wall, 0.022), 0.8);
  sweep(pen, width * 0.8, height * 0.62, width * 0.4, height * 0.3, shade(wall, -0.018), 0.7);
  sweep(pen, width * 0.2, height * 0.85, width * 0.35, height * 0.2, shade(wall, -0.012), 0.6);
}

function paintTable(pen: Pen, { width, height, table }: Room, y: number): void {
  pen.shape(
    [
      [-30, y + 4],
      [-30, y + 4],
      [width * 0.3, y - 2],
      [width * 0.7, y + 3],
      [width + 30, y - 1],
      [width + 30, y - 1],
      [width + 30, height + 30],
      [width + 30, height + 30],
      [-30, height + 30],
      [-30, height + 30],
    ],
    table,
  );
  pen.shape(
    [
      [-30, y + 14],
      [width * 0.5, y + 9],
      [width * 0.75, y + 26],
      [width * 0.3, y + 46],
      [-30, y + 60],
    ],
    shade(table, 0.02),
    { opacity: 0.6 },
  );
}

export const plainRoom: PaintRoom = (pen, room) => {
  paintWall(pen, room);
  paintTable(pen, room, room.height * 0.79);
  return { base: room.height * 0.885 };
};

/** Only a wall, for what hangs. */
export const wallOnly: PaintRoom = (pen, room) => {
  paintWall(pen, room);
  return { base: room.height * 0.908 };
};

export const archedRoom: PaintRoom = (pen, room) => {
  const ground = plainRoom(pen, room);
  const { width, height, wall, table } = room;
  const [half, spring] = [Math.min(width, height) * 0.34, height * 0.46];
  const bow = range(25).map((index): Point => {
    const angle = Math.PI * (1 + index / 24);
    return [width / 2 + Math.cos(angle) * half, spring + Math.sin(angle) * half];
  });
  pen.polygon(
    [...bow, [width / 2 + half, height * 0.79], [width / 2 - half, height * 0.79]],
    shade(mix(wall, table, 0.6), -0.005),
  );
  return ground;
};

/** Patches of window light on the wall and on the table. */
export const windowRoom: PaintRoom = (pen, room) => {
  const { width, height, wall, table } = room;
  const y = height * 0.79;
  plainRoom(pen, { ...room, wall: shade(wall, -0.03) });
  const size = Math.min(width, height);
  [
    [0.1, 0.06],
    [0.36, 0.13],
  ].forEach(([left = 0, drop = 0]) =>
    range(3).forEach((row) => {
      const [x, top] = [
        width * 0.5 - size * 0.5 + size * left,
        height * (0.05 + drop + row * 0.235),
      ];
      const pane: Point[] = [
        [x, top],
        [x + size * 0.235, top + height * 0.065],
        [x + size * 0.235, top + height * 0.275],
        [x, top + height * 0.21],
      ];
      pen.polygon(
        pane.map(([px, py]): Point => [px, Math.min(py, y)]),
        shade(wall, 0.035),
        { opacity: 0.85 },
      );
    }),
  );
  pen.polygon(
    [
      [width * 0.12, y + 8],
      [width * 0.56, y + 8],
      [width * 0.7, height],
      [width * 0.2, height],
    ],
    shade(table, 0.035),
    { opacity: 0.7 },
  );
  return { base: height * 0.885 };
};

/** A panelled wall with an oak shelf. */
export const shelfRoom: PaintRoom = (pen, room) => {
  const { width, height, wall } = room;
  const y = height * 0.855;
  pen.rectangle(0, 0, width, height, wall);
  sweep(pen, width * 0.3, height * 0.3, width * 0.45, height * 0.4, shade(wall, 0.02), 0.8);
  const boards = Math.round(width / 110);
  range(boards).forEach((index) =>
    pen.line(
      [
        [(width * (index + 0.5)) / boards, -10],
        [(width * (index + 0.5)) / boards, height * 0.85],
      ],
      shade(wall, -0.016),
      2.5,
    ),
  );
  pen.polygon(
    [
      [0, y + 62],
      [width, y + 62],
      [width, y + 110],
      [0, y + 84],
    ],
    shade(wall, -0.09),
    { opacity: 0.7 },
  );
  pen.rectangle(0, y, width, 40, shade(material.oak, 0.06));
  pen.rectangle(0, y + 40, width, 26, shade(material.oak, -0.06));
  range(5).forEach((index) =>
    pen.line(
      [
        [width * index * 0.21 - 20, y + 10 + (index % 3) * 9],
        [width * (index * 0.21 + 0.1), y + 8 + (index % 3) * 9],
        [width * (index * 0.21 + 0.22), y + 12 + (index % 2) * 9],
      ],
      material.oak,
      2,
      { opacity: 0.7 },
    ),
  );
  return { base: y + 24, close: true };
};

/** Glazing bars, soft trees beyond and drifting light. */
export const glasshouseRoom: PaintRoom = (pen, room) => {
  const { width, height, wall } = room;
  const sky = mix(
    wall.lightness > 0.7 ? wall : pigment(0.88, 0.03, 150),
    pigment(0.93, 0.03, 150),
    0.55,
  );
  const y = height * 0.8;
  pen.rectangle(0, 0, width, height, sky);
  range(14).forEach(() =>
    sweep(
      pen,
      pen.between(0, width),
      height * pen.between(0.42, 0.8),
      width * pen.between(0.08, 0.16),
      height * pen.between(0.08, 0.2),
      shade(mix(leaf.sage, sky, 0.55), pen.between(-0.05, 0.04)),
      0.75,
    ),
  );
  range(16).forEach((index) => {
    const radius = pen.between(10, 30);
    const tints = [petal.blush, petal.cream, petal.lavender];
    const glow = index % 4 ? shade(sky, 0.05) : shade(tints[index % 3] ?? petal.cream, 0.02);
    pen.shape(
      ellipse(radius, radius, { x: pen.between(0, width), y: height * pen.between(0.08, 0.72) }),
      glow,
      { opacity: 0.4 },
    );
  });
  const bar = shade(sky, 0.05);
  range(Math.round(width / 190) + 1).forEach((index) =>
    pen.line(
      [
        [index * 190 + 40, 0],
        [index * 190 + 40, y],
      ],
      bar,
      8,
    ),
  );
  [0.2, 0.52].forEach((share) =>
    pen.line(
      [
        [0, height * share],
        [width, height * share],
      ],
      bar,
      7,
    ),
  );
  paintTable(pen, room, y);
  return { base: height * 0.89 };
};

/** A far hedge of cypresses behind a terrace. */
export const gardenRoom: PaintRoom = (pen, room) => {
  const ground = plainRoom(pen, room);
  const { width, height, wall, table } = room;
  const y = height * 0.79;
  const trees = Math.round(width / 56);
  range(trees).forEach((index) => {
    const x = (index / (trees - 1)) * width;
    const fromMiddle = Math.abs(index - trees / 2) / (trees / 2);
    const top = height * (0.16 + 0.22 * Math.abs(Math.sin(index * 1.7)) * (fromMiddle + 0.35));
    pen.shape(
      [
        [x - 34, y + 3],
        [x - 44, y - top * 0.5],
        [x + pen.between(-20, 20), y - top],
        [x + 44, y - top * 0.5],
        [x + 34, y + 3],
      ],
      shade(mix(wall, leaf.sage, 0.34), pen.between(-0.02, 0.03)),
      { opacity: 0.75 },
    );
  });
  pen.rectangle(0, y, width, 3, shade(table, -0.02));
  return ground;
};
