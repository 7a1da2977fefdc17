import { mix, shade } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import { material } from '../../pigments';
import { beltOutline, mouthOpening, onFront, rimLine, turnedBody } from '../../vessels/turned';
import { soilIn } from '../../vessels/pots';
import { standsOn, type DrawGood } from '../hardgood';

/** An urn for either side of a door: a wide lip, a bell of flutes, a narrow waist, a square foot. */
export const urn: DrawGood = (pen, { paint }) => {
  const stone = mix(paint, material.stone, 0.16);
  const lip = -520;
  mouthOpening(pen, 214, lip, stone, 10);
  soilIn(pen, 190, lip + 4);
  pen.polygon(
    [
      [-150, -64],
      [150, -64],
      [150, 8],
      [-150, 8],
    ],
    shade(stone, -0.02),
    { shadow: 7 },
  );
  pen.rectangle(96, -64, 54, 72, shade(stone, -0.08));
  pen.rectangle(-150, -64, 300, 9, shade(stone, 0.05));
  turnedBody(
    pen,
    [
      [66, -214],
      [58, -176],
      [74, -120],
      [128, -64],
    ],
    stone,
    { shadow: 5 },
  );
  turnedBody(
    pen,
    [
      [84, -232],
      [84, -206],
    ],
    shade(stone, 0.02),
    { angular: true, shadow: 4 },
  );
  const bell = turnedBody(
    pen,
    [
      [186, -494],
      [166, -420],
      [158, -330],
      [128, -262],
      [72, -226],
    ],
    stone,
    { shadow: 5 },
  );
  range(9).forEach((index) =>
    pen.line(
      bell.slice(13).map((point) => onFront((index / 4 - 1) * 0.93, point)),
      shade(stone, -0.1),
      5,
    ),
  );
  pen.polygon(beltOutline([165, -416], [163, -400]), shade(stone, -0.07));
  pen.polygon(beltOutline([165, -416], [164, -411]), shade(stone, 0.05));
  turnedBody(
    pen,
    [
      [226, lip],
      [222, lip + 18],
      [188, lip + 36],
    ],
    shade(stone, 0.02),
    { shadow: 6 },
  );
  pen.line(rimLine([226, lip]), shade(stone, 0.06), 6);
  return standsOn(150);
};
