import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse } from '../../drawing/geometry';
import { rhubarbLeaf } from '../../foliage/garden/border-leaves';
import { leaf, material } from '../../pigments';
import { bow } from '../../vessels/bow';
import { beltOutline, turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';
import { clothLid } from './cloth-lid';
import { ginger, rhubarbStick, stalkRed } from './rhubarb-and-ginger';

/** One half-pint of red preserve under a cloth lid, rhubarb on its label; sticks of rhubarb behind it, ginger and a spoon beside it. */
export const preserveJar: DrawGood = (pen, { paint }) => {
  const [half, shoulder] = [138, -262];
  const jam = mix(paint, pigment(0.5, 0.2, 20), 0.5);
  [
    [84, 17, 440],
    [112, 29, 412],
    [118, 42, 372],
  ].forEach(([x = 0, turn = 0, length = 0], index) =>
    pen.atDepth(0.86 + index * 0.06, () =>
      pen.place(x, -16, { turn }, () => rhubarbStick(pen, length, 42)),
    ),
  );
  turnedBody(
    pen,
    [
      [half - 18, shoulder - 26],
      [half - 16, shoulder],
      [half + 4, shoulder + 34],
      [half + 6, -60],
      [half, -16],
      [half - 14, 0],
    ],
    mix(material.glass, jam, 0.16),
    { shadow: 9 },
  );
  turnedBody(
    pen,
    [
      [half - 8, shoulder + 30],
      [half - 5, -60],
      [half - 10, -24],
      [half - 22, -10],
    ],
    jam,
    { shine: 9 },
  );
  [
    [-104, -200, 15],
    [-108, -40, 12],
    [104, -206, 17],
    [92, -34, 14],
    [44, -212, 12],
    [-46, -214, 13],
  ].forEach(([x = 0, y = 0, size = 0]) =>
    pen.shape(ellipse(size * 1.4, size * 0.7, { points: 8, x, y: y + 10 }), shade(jam, 0.1)),
  );
  pen.polygon(beltOutline([98, -182], [98, -34]), material.paper, { shadow: 4 });
  [-26, 0, 26].forEach((turn) =>
    pen.place(turn * 0.3, -34, { turn }, () => {
      pen.ribbon(
        [
          [0, 0],
          [0, -66],
        ],
        17,
        12,
        shade(stalkRed, turn ? 0 : 0.04),
      );
      pen.place(0, -60, {}, () => rhubarbLeaf(pen, 58, shade(leaf.leaf, turn ? 0 : 0.05)));
    }),
  );
  clothLid(pen, half - 8, shoulder - 18, stalkRed);
  bow(pen, { x: 0, y: shoulder + 4, size: 0.5, pigment: shade(material.straw, -0.08) });
  pen.place(182, 26, {}, () => ginger(pen));
  pen.place(-182, 22, { turn: 72 }, () => {
    const metal = material.zinc;
    pen.ribbon(
      [
        [0, 40],
        [2, -60],
        [0, -150],
      ],
      18,
      9,
      shade(metal, -0.08),
      { shadow: 5 },
    );
    pen.shape(ellipse(30, 46, { y: 66, points: 14 }), shade(metal, -0.04), { shadow: 6 });
    pen.shape(ellipse(22, 36, { x: -1, y: 64, points: 14 }), jam);
    pen.shape(ellipse(8, 14, { x: -7, y: 54, points: 8 }), shade(jam, 0.13));
  });
  return standsOn(half);
};
