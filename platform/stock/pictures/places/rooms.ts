import { windowRoom, plainRoom } from '../backdrops/room';
import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal, rooms } from '../pigments';
import type { Backdrop, PlaceScene, SubjectScene } from '../scene-description';
import { seasonColours } from './outdoors';
import { planks, stand, stageHeight, type DrawPlace } from './stage';

const wallOf: Partial<Record<PlaceScene['palette'], Backdrop>> = {
  lavender: 'lilac',
  purple: 'lilac',
  blush: 'blush',
  coral: 'clay',
  orange: 'clay',
  yellow: 'straw',
  cream: 'straw',
  green: 'sage',
  blue: 'sky',
  red: 'evergreen',
};

/** A panelled wall: rail, skirting and three fields. */
function panelling(pen: Pen, width: number, wall: Pigment, from: number, to: number): void {
  pen.rectangle(0, from, width, to - from, shade(wall, -0.035));
  pen.rectangle(0, from, width, 16, shade(wall, 0.03), { shadow: 4, shadowOpacity: 0.1 });
  const fields = Math.round(width / 300);
  range(fields).forEach((index) => {
    const x = (width * index) / fields + 34;
    const across = width / fields - 68;
    pen.rectangle(x, from + 48, across, to - from - 96, shade(wall, -0.06));
    pen.rectangle(x + 7, from + 55, across - 14, to - from - 110, shade(wall, -0.028));
  });
}

/** A sash window with the season's light behind it and linen curtains. */
function sash(pen: Pen, x: number, top: number, half: number, season: PlaceScene['season']): void {
  const { skyTop, skyLow, crown } = seasonColours[season];
  const height = half * 2.7;
  const frame = shade(material.paper, 0.01);
  pen.rectangle(x - half - 20, top - 20, half * 2 + 40, height + 40, frame, { shadow: 8 });
  pen.rectangle(x - half, top, half * 2, height, skyTop);
  pen.rectangle(x - half, top + height * 0.4, half * 2, height * 0.6, skyLow);
  [-0.6, 0.1, 0.7].forEach((at, index) =>
    pen.shape(
      ellipse(half * 0.34, half * (0.44 + index * 0.08), {
        x: x + at * half * 0.92,
        y: top + height * 0.84,
        points: 10,
        wobble: 0.12,
        random: pen.random,
      }),
      mix(crown[index % crown.length] ?? skyLow, skyLow, 0.35),
    ),
  );
  pen.rectangle(x - half, top + height * 0.9, half * 2, height * 0.1, seasonColours[season].lawn);
  pen.rectangle(x - 6, top, 12, height, frame);
  [0.36, 0.68].forEach((share) =>
    pen.rectangle(x - half, top + height * share - 5, half * 2, 10, frame),
  );
  pen.rectangle(x - half - 34, top + height + 16, half * 2 + 68, 20, frame, { shadow: 7 });
  [-1, 1].forEach((side) =>
    range(3).forEach((fold) =>
      pen.ribbon(
        [
          [x + side * (half + 44 - fold * 26), top - 44],
          [x + side * (half + 34 - fold * 20), top + height * 0.5],
          [x + side * (half + 52 - fold * 22), top + height + 60],
        ],
        40,
        46,
        shade(material.paper, -0.015 - (fold % 2) * 0.03),
        { shadow: 4, shadowOpacity: 0.08 },
      ),
    ),
  );
}

/** Two framed pressed leaves, one above the other. */
function framedLeaves(pen: Pen, x: number, y: number): void {
  [0, 218].forEach((down, index) => {
    pen.rectangle(x - 72, y + down, 144, 190, shade(material.oak, -0.06), { shadow: 7 });
    pen.rectangle(x - 60, y + down + 12, 120, 166, material.paper);
    pen.ribbon(
      [
        [x - 4, y + down + 160],
        [x, y + down + 96],
        [x + 6, y + down + 34],
      ],
      4,
      2,
      material.sage,
    );
    range(6).forEach((step) =>
      pen.place(x, y + down + 140 - step * 18, { turn: step % 2 ? 54 : -54 }, () =>
        pen.shape(
          ellipse(8, 24, { points: 8, y: -24 }),
          shade(index ? petal.lavender : material.sage, -0.05 + step * 0.012),
        ),
      ),
    );
  });
}

/** Three books lying, the upper ones smaller. */
function books(pen: Pen, x: number, y: number): void {
  [material.aubergine, material.sage, material.blush].forEach((cover, index) => {
    const [left, top, across] = [x - 88 + index * 9, y - 26 * (index + 1), 176 - index * 24];
    pen.rectangle(left, top, across, 24, shade(cover, index === 0 ? 0.06 : -0.04), { shadow: 4 });
    pen.rectangle(left + across - 10, top + 4, 12, 16, material.paper);
    pen.rectangle(left + 16, top, 9, 24, shade(cover, 0.12));
  });
}

/** A cloth over the middle of a table, hanging over its front edge. */
function tableRunner(pen: Pen, x: number, top: number, edge: number, half: number): void {
  const linen = shade(material.paper, -0.012);
  const hang: Point[] = [
    [x - half, edge],
    [x + half, edge],
    [x + half - 4, edge + 118],
    [x - half + 4, edge + 118],
  ];
  pen.polygon(hang, shade(linen, -0.03), { shadow: 6, shadowOpacity: 0.14 });
  pen.polygon(
    [
      [x - half * 0.9, top],
      [x + half * 0.9, top],
      [x + half, edge],
      [x - half, edge],
    ],
    linen,
  );
  [-0.84, -0.76, 0.76, 0.84].forEach((at) =>
    pen.line(
      [
        [x + at * half * 0.91, top],
        [x + at * half, edge],
        [x + at * half, edge],
        [x + at * (half - 3), edge + 116],
      ],
      petal.lavender,
      4,
      { opacity: 0.7 },
    ),
  );
  range(5).forEach((index) =>
    pen.line(
      [
        [x + (index / 2 - 1) * half * 0.5, edge + 8],
        [x + (index / 2 - 1) * half * 0.52, edge + 112],
      ],
      shade(linen, -0.055),
      5,
      { opacity: 0.6 },
    ),
  );
}

const subjectsOf = ({ arrangements = [], subjects = [] }: PlaceScene): readonly SubjectScene[] => [
  ...arrangements,
  ...subjects,
];

/** Size of what stands on a table beside others, so that all of it fits. */
const sizeOnTable = (scene: SubjectScene, count: number): number => {
  if (scene.kind === 'hardgood') return 0.62;
  const few = count < 2 ? 0.92 : count < 3 ? 0.8 : 0.62;
  return scene.kind === 'plant' ? few * 0.9 : few;
};

/** A room with a table along its wall: a window at one side, pressed leaves at the other, what the scene names in its middle. */
export const tableRoom: DrawPlace = (pen, { width, scene }) => {
  const { palette, season } = scene;
  const room = rooms[wallOf[palette] ?? 'mist'];
  const dark = room.wall.lightness < 0.6;
  plainRoom(pen, { width, height: 1280, ...room });
  panelling(pen, width, room.wall, 640, stageHeight);
  sash(pen, width * 0.17, 92, 122, season);
  framedLeaves(pen, width * 0.87, 112);
  pen.polygon(
    [
      [width * 0.3, 120],
      [width * 0.52, 210],
      [width * 0.62, 636],
      [width * 0.4, 636],
    ],
    shade(room.wall, 0.04),
    { opacity: dark ? 0.3 : 0.6 },
  );
  const [top, edge] = [782, 862];
  [0.12, 0.88].forEach((share) =>
    pen.polygon(
      [
        [width * share - 26, edge + 60],
        [width * share + 26, edge + 60],
        [width * share + 18, stageHeight],
        [width * share - 18, stageHeight],
      ],
      shade(material.oak, -0.1),
    ),
  );
  pen.rectangle(width * 0.09, edge + 22, width * 0.82, 56, shade(material.oak, -0.05), {
    shadow: 8,
  });
  planks(pen, width * 0.06, top, width * 0.88, edge - top, shade(material.oak, 0.03), 2);
  pen.rectangle(width * 0.06, edge, width * 0.88, 24, shade(material.oak, -0.025), { shadow: 6 });
  tableRunner(pen, width * 0.5, top, edge, width * 0.2);
  const shown = subjectsOf(scene);
  books(pen, width * 0.16, 846);
  if (shown.length < 3)
    stand(pen, width * 0.83, 844, 0.5, {
      kind: 'hardgood',
      item: 'candle',
      name: 'candle',
      palette: 'cream',
      backdrop: 'mist',
    });
  const reach = shown.length < 2 ? 0 : shown.length < 3 ? 0.3 : 0.44;
  shown.forEach((subject, index) => {
    const share = shown.length < 2 ? 0.5 : 0.5 - reach / 2 + (reach * index) / (shown.length - 1);
    stand(
      pen,
      width * share,
      838 + (index % 2 ? 6 : -4),
      sizeOnTable(subject, shown.length),
      subject,
    );
  });
};

/** A corner to sit in: an armchair by the window, a rug, and plants on the floor. */
export const sittingRoom: DrawPlace = (pen, { width, scene }) => {
  const { palette, season } = scene;
  const room = rooms[wallOf[palette] ?? 'mist'];
  windowRoom(pen, { width, height: 980, ...room, table: shade(material.oak, 0.04) });
  sash(pen, width * 0.5, 84, 138, season);
  framedLeaves(pen, width * 0.9, 110);
  pen.rectangle(0, 752, width, 26, shade(material.paper, -0.01));
  pen.rectangle(0, 774, width, 230, shade(material.oak, 0.02));
  range(4).forEach((board) =>
    pen.rectangle(0, 792 + board * 54, width, 3, shade(material.oak, -0.05)),
  );
  pen.shape(ellipse(width * 0.36, 92, { points: 22, x: width * 0.46, y: 900 }), material.lilac);
  pen.shape(
    ellipse(width * 0.33, 78, { points: 22, x: width * 0.46, y: 898 }),
    mix(material.lilac, material.paper, 0.55),
  );
  armchair(pen, width * 0.36, 912, shade(material.aubergine, 0.14));
  subjectsOf(scene).forEach((subject, index) => {
    const [share = 0.5, y = 880, size = 0.8] =
      [
        [0.76, 880, 0.96],
        [0.1, 872, 0.86],
        [0.58, 800, 0.5],
      ][index] ?? [];
    if (index === 2) {
      pen.rectangle(width * share - 78, 796, 156, 18, material.oak, { shadow: 6 });
      [-56, 56].forEach((x) =>
        pen.rectangle(width * share + x - 6, 812, 12, 84, shade(material.oak, -0.1)),
      );
    }
    stand(pen, width * share, y, size, subject);
  });
};

/** A deep armchair, seen from a little to its left; its feet stand on y. */
function armchair(pen: Pen, x: number, y: number, cloth: Pigment): void {
  pen.place(x, y, {}, () => {
    [-150, 150].forEach((foot) =>
      pen.polygon(
        [
          [foot - 12, -34],
          [foot + 12, -34],
          [foot + 7, 0],
          [foot - 7, 0],
        ],
        shade(material.wood, -0.16),
      ),
    );
    const back: Point[] = [
      [-150, -90],
      [-168, -320],
      [-132, -430],
      [0, -462],
      [132, -430],
      [168, -320],
      [150, -90],
    ];
    pen.shape(back, shade(cloth, -0.02), { shadow: 12 });
    pen.shape(
      back.map(([px, py]): Point => [px * 0.82, py * 0.93 - 8]),
      shade(cloth, 0.035),
    );
    pen.shape(
      [
        [-150, -150],
        [-150, -206],
        [0, -218],
        [150, -206],
        [150, -150],
        [0, -138],
      ],
      shade(cloth, 0.075),
      { shadow: 8 },
    );
    pen.rectangle(-160, -160, 320, 122, cloth, { shadow: 6 });
    [-1, 1].forEach((side) =>
      pen.shape(
        [
          [side * 136, -34],
          [side * 132, -220],
          [side * 152, -262],
          [side * 196, -258],
          [side * 212, -216],
          [side * 196, -34],
        ],
        shade(cloth, side < 0 ? 0.05 : -0.045),
        { shadow: 8 },
      ),
    );
    pen.place(20, -236, { turn: 9 }, () =>
      pen.shape(
        [
          [-74, -70],
          [0, -80],
          [76, -68],
          [82, 4],
          [72, 62],
          [0, 70],
          [-74, 58],
          [-84, 0],
        ],
        material.blush,
        { shadow: 7 },
      ),
    );
  });
}
