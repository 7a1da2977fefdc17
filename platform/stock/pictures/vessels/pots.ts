import { shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import {
  beltOutline,
  mouthOpening,
  onFront,
  rimLine,
  rimRatio,
  turnedBody,
  type Profile,
} from './turned';
import type { DrawnVessel, MakeVessel } from './vessel';

interface PotBody {
  profile: Profile;
  glaze: Pigment;
  foot: number;
  shine?: number;
  decorate?(profile: Point[]): void;
}

/** Any round pot: dark mouth, turned body, a lighter rim line over the decoration. */
export function roundPot(
  pen: Pen,
  { profile, glaze, foot, shine, decorate }: PotBody,
): DrawnVessel {
  const rim = cycle(profile, 0);
  return {
    mouth: rim[1],
    opening: rim[0] * 0.93,
    foot,
    back: () => mouthOpening(pen, rim[0] * 0.96, rim[1], glaze, rim[0] * 0.04),
    front() {
      decorate?.(turnedBody(pen, profile, glaze, { shine }));
      pen.line(rimLine(rim), shade(glaze, 0.075), 5);
    },
  };
}

export function soilIn(pen: Pen, half: number, y: number): void {
  pen.shape(ellipse(half, half * rimRatio, { y }), material.soil);
}

export const ceramicBelly: MakeVessel = (pen, glaze = material.cream) =>
  roundPot(pen, {
    glaze,
    foot: 74,
    profile: [
      [62, -262],
      [56, -232],
      [92, -180],
      [122, -110],
      [104, -34],
      [70, 0],
    ],
    decorate: (profile) =>
      range(34).forEach(() => {
        const [x, y] = onFront(
          pen.between(-0.92, 0.92),
          cycle(profile, Math.floor(pen.between(2, profile.length - 1))),
        );
        pen.dot(x, y, pen.between(1.2, 2.8), shade(glaze, -0.2), { opacity: 0.55 });
      }),
  });

/** A wide bowl-bellied pot for growing plants. */
export const ceramicPlanter: MakeVessel = (pen, glaze = material.cream) => {
  const body = roundPot(pen, {
    glaze,
    foot: 82,
    profile: [
      [112, -170],
      [108, -80],
      [92, -34],
      [84, -24],
    ],
    decorate: () =>
      pen.polygon(beltOutline([111, -120], [109.5, -100]), shade(glaze, 0.09), { opacity: 0.7 }),
  });
  return {
    ...body,
    front() {
      [-58, 58].forEach((x) =>
        pen.polygon(
          [
            [x - 9, -30],
            [x + 9, -30],
            [x + (x > 0 ? 13 : 3), 12],
            [x - (x > 0 ? 3 : 13), 12],
          ],
          shade(material.oak, -0.12),
        ),
      );
      body.front();
    },
  };
};

export const ceramicSquare: MakeVessel = (pen, glaze = material.slate) => ({
  mouth: -190,
  opening: 96,
  foot: 104,
  back: () =>
    pen.polygon(
      [
        [-104, -190],
        [-70, -212],
        [124, -212],
        [100, -190],
      ],
      shade(glaze, -0.2),
    ),
  front() {
    pen.polygon(
      [
        [-104, -190],
        [78, -190],
        [78, 14],
        [-104, 14],
      ],
      shade(glaze, 0.03),
    );
    pen.polygon(
      [
        [78, -190],
        [124, -212],
        [124, -18],
        [78, 14],
      ],
      shade(glaze, -0.1),
    );
    pen.polygon(
      [
        [-104, -190],
        [78, -190],
        [78, -180],
        [-104, -180],
      ],
      shade(glaze, 0.1),
    );
    pen.polygon(
      [
        [78, -190],
        [124, -212],
        [124, -203],
        [78, -180],
      ],
      shade(glaze, -0.03),
    );
    range(5).forEach((index) =>
      pen.line(
        [
          [-90 + index * 36, -150],
          [-90 + index * 36, -12],
        ],
        shade(glaze, -0.02),
        3,
      ),
    );
  },
});

export const terracotta: MakeVessel = (pen, glaze = material.clay) => ({
  mouth: -196,
  opening: 112,
  foot: 76,
  back() {
    mouthOpening(pen, 117, -196, glaze, 6);
    soilIn(pen, 106, -192);
  },
  front() {
    const profile = turnedBody(
      pen,
      [
        [107, -150],
        [92, -70],
        [76, 0],
      ],
      glaze,
    );
    pen.polygon(beltOutline([107, -150], [105, -134]), shade(glaze, -0.15), { opacity: 0.6 });
    turnedBody(
      pen,
      [
        [122, -196],
        [118, -146],
      ],
      glaze,
      { angular: true },
    );
    pen.line(rimLine([122, -196]), shade(glaze, 0.09), 5);
    range(9).forEach(() => {
      const [x, y] = onFront(
        pen.between(-0.8, 0.6),
        cycle(profile, Math.floor(pen.between(3, profile.length - 1))),
      );
      pen.shape(
        ellipse(pen.between(4, 11), pen.between(2, 5), {
          points: 7,
          wobble: 0.4,
          random: pen.random,
          x,
          y,
        }),
        shade(glaze, 0.08),
        { opacity: 0.45 },
      );
    });
  },
});

/** A thrown clay vase for cut flowers: it holds water, so it has a neck and a glazed lip, and no hole. */
export const terracottaVase: MakeVessel = (pen, glaze = material.clay) =>
  roundPot(pen, {
    glaze,
    foot: 72,
    profile: [
      [80, -252],
      [66, -222],
      [88, -176],
      [118, -104],
      [102, -34],
      [72, 0],
    ],
    decorate(profile) {
      const lip = shade(material.cream, -0.03);
      pen.polygon(beltOutline([80, -252], [67, -226]), lip, { opacity: 0.85 });
      [8, 12].forEach((step) => {
        const [half, y] = cycle(profile, step);
        pen.line(rimLine([half, y]), shade(glaze, -0.09), 4, { opacity: 0.7 });
      });
      range(16).forEach(() => {
        const [x, y] = onFront(
          pen.between(-0.85, 0.8),
          cycle(profile, Math.floor(pen.between(8, profile.length - 1))),
        );
        pen.dot(x, y, pen.between(1.5, 3.4), shade(glaze, -0.1), { opacity: 0.5 });
      });
    },
  });

/** A glazed pot whose pale overglaze has run down from the rim. */
export const glazedBlue: MakeVessel = (pen, glaze = material.indigo) =>
  roundPot(pen, {
    glaze,
    foot: 84,
    shine: 7,
    profile: [
      [108, -190],
      [116, -150],
      [110, -80],
      [82, 0],
    ],
    decorate() {
      const top = range(21).map((index) => onFront(index / 10 - 1, [108, -190]));
      const drips = range(21).map((index) =>
        onFront(1 - index / 10, [113, -128 + (index % 2 ? 17 : -5) + pen.between(-6, 6)]),
      );
      pen.polygon([...top, ...drips], shade(glaze, 0.3), { opacity: 0.35 });
    },
  });

/** A black grower's pot with ribs and a label. */
export const nurseryPot: MakeVessel = (pen, glaze = material.nursery) => ({
  mouth: -190,
  opening: 112,
  foot: 82,
  back() {
    mouthOpening(pen, 116, -190, glaze, 5);
    soilIn(pen, 108, -186);
  },
  front() {
    turnedBody(
      pen,
      [
        [110, -176],
        [82, 0],
      ],
      glaze,
      { angular: true },
    );
    range(9).forEach((index) =>
      pen.line(
        [onFront(index / 5 - 0.8, [108, -166]), onFront(index / 5 - 0.8, [84, -8])],
        shade(glaze, -0.05),
        3,
      ),
    );
    turnedBody(
      pen,
      [
        [120, -190],
        [118, -166],
      ],
      shade(glaze, 0.03),
      { angular: true },
    );
    pen.line(rimLine([120, -190]), shade(glaze, 0.12), 4);
    pen.place(70, -186, { turn: 10 }, () => {
      pen.polygon(
        [
          [-17, -52],
          [17, -52],
          [17, 6],
          [0, 26],
          [-17, 6],
        ],
        material.paper,
        { shadow: 4 },
      );
      pen.rectangle(-17, -52, 34, 12, material.lilac);
      [-30, -22, -14].forEach((y, index) =>
        pen.line(
          [
            [-11, y],
            [11 - index * 5, y],
          ],
          shade(material.slate, 0.1),
          2.4,
        ),
      );
    });
  },
});

export const zincBucket: MakeVessel = (pen, glaze = material.zinc) => ({
  mouth: -230,
  opening: 100,
  foot: 78,
  back: () => mouthOpening(pen, 104, -230, glaze, 5),
  front() {
    turnedBody(
      pen,
      [
        [109, -230],
        [80, 0],
      ],
      glaze,
      { angular: true },
    );
    [0.28, 0.36, 0.8].forEach((height) =>
      pen.line(rimLine([lerp(109, 80, height), lerp(-230, 0, height)]), shade(glaze, -0.1), 3),
    );
    pen.line(rimLine([109, -230]), shade(glaze, 0.1), 6);
  },
});
