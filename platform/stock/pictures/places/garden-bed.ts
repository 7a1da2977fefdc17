import { cycle, ellipse, range } from '../drawing/geometry';
import { shade } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import { flowerBed } from './flower-bed';
import { farTrees, gardenTree, lawn, seasonColours, sky, soilStrata } from './outdoors';
import { deer, tracks } from './winter/deer';
import { stand, stageHeight, type DrawPlace } from './stage';

/** A picket fence across the garden. */
function fence(pen: Pen, width: number, y: number, capped: boolean): void {
  [y - 76, y - 28].forEach((rail) =>
    pen.rectangle(-10, rail, width + 20, 14, shade(material.paper, -0.06), { shadow: 4 }),
  );
  range(Math.ceil(width / 54)).forEach((index) => {
    const x = index * 54 + 10;
    pen.polygon(
      [
        [x, y],
        [x, y - 108],
        [x + 15, y - 130],
        [x + 30, y - 108],
        [x + 30, y],
      ],
      shade(material.paper, -0.01),
      { shadow: 5 },
    );
    if (capped) pen.shape(ellipse(19, 8, { points: 8, x: x + 15, y: y - 124 }), material.snow);
  });
}

/** Bulbs beside their holes, for planting time. */
function bulbs(pen: Pen, width: number): void {
  range(Math.floor(width / 150)).forEach((index) => {
    const [x, y] = [90 + index * 150 + pen.between(-20, 20), 966 + (index % 2) * 16];
    pen.shape(
      [
        [x - 20, y],
        [x - 17, y - 22],
        [x - 4, y - 34],
        [x, y - 52],
        [x + 4, y - 34],
        [x + 17, y - 22],
        [x + 20, y],
        [x, y + 9],
      ],
      shade(material.wood, 0.06),
      { shadow: 4 },
    );
    pen.shape(
      [
        [x - 16, y - 4],
        [x - 13, y - 20],
        [x - 3, y - 32],
        [x - 2, y - 10],
      ],
      shade(material.wood, 0.15),
    );
  });
}

/** A border along a fence, as the season has it. */
export const gardenBed: DrawPlace = (pen, { width, scene: { name, season, palette } }) => {
  const horizon = 560;
  const wintry = season === 'winter';
  sky(pen, width, horizon, season, { x: width * 0.74, y: 250, radius: 100 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 10, stageHeight, season);
  gardenTree(pen, width * 0.16, 690, 1.35, season);
  gardenTree(pen, width * 0.86, 650, 1.05, season);
  fence(pen, width, 720, wintry);
  if (season === 'autumn')
    range(40).forEach((index) =>
      pen.place(pen.between(0, width), pen.between(640, 880), { turn: pen.between(0, 360) }, () =>
        pen.shape(
          [
            [0, 0],
            [-9, -9],
            [-6, -24],
            [0, -28],
            [6, -24],
            [9, -9],
          ],
          shade(cycle(seasonColours.autumn.crown, index), pen.between(-0.06, 0.04)),
          { shadow: 2 },
        ),
      ),
    );
  if (/deer/i.test(name)) {
    tracks(pen, [width * 0.98, 806], [width * 0.6, 826], 12);
    pen.place(width * 0.5, 838, { scale: 1.16 }, () => deer(pen));
  }
  flowerBed(pen, { left: -20, right: width + 20, base: 920, tall: 230, palette, season, rows: 3 });
  soilStrata(pen, width, wintry ? 952 : 918, stageHeight);
  if (season === 'autumn') bulbs(pen, width);
  if (!wintry)
    stand(pen, width * 0.12, 968, 0.46, {
      kind: 'hardgood',
      item: 'watering-can',
      name: 'watering can',
      palette: 'green',
      backdrop: 'sage',
    });
  if (wintry)
    range(80).forEach(() =>
      pen.dot(pen.between(0, width), pen.between(0, 960), pen.between(2, 6), material.snow, {
        opacity: 0.85,
      }),
    );
};
