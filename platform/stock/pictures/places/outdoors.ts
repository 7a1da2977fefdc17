import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, lerp, range, sunflowerScatter, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { PlaceScene } from '../scene-description';

type Season = PlaceScene['season'];

interface SeasonColours {
  skyTop: Pigment;
  skyLow: Pigment;
  sun: Pigment;
  lawn: Pigment;
  crown: readonly Pigment[];
}

export const seasonColours: Record<Season, SeasonColours> = {
  spring: {
    skyTop: pigment(0.885, 0.04, 306),
    skyLow: pigment(0.945, 0.022, 345),
    sun: pigment(0.955, 0.035, 85),
    lawn: pigment(0.7, 0.075, 145),
    crown: [pigment(0.72, 0.07, 150), pigment(0.78, 0.07, 135), pigment(0.84, 0.05, 5)],
  },
  summer: {
    skyTop: pigment(0.87, 0.045, 235),
    skyLow: pigment(0.945, 0.025, 200),
    sun: pigment(0.965, 0.05, 92),
    lawn: pigment(0.68, 0.095, 140),
    crown: [pigment(0.62, 0.085, 148), pigment(0.68, 0.09, 138)],
  },
  autumn: {
    skyTop: pigment(0.89, 0.03, 60),
    skyLow: pigment(0.94, 0.035, 80),
    sun: pigment(0.96, 0.05, 85),
    lawn: pigment(0.7, 0.07, 118),
    crown: [
      pigment(0.7, 0.12, 55),
      pigment(0.64, 0.13, 38),
      pigment(0.78, 0.11, 80),
      pigment(0.62, 0.07, 135),
    ],
  },
  winter: {
    skyTop: pigment(0.87, 0.028, 255),
    skyLow: pigment(0.945, 0.014, 280),
    sun: pigment(0.97, 0.02, 90),
    lawn: pigment(0.965, 0.01, 245),
    crown: [pigment(0.74, 0.02, 250), pigment(0.56, 0.045, 165), pigment(0.8, 0.015, 250)],
  },
};

/** Sky in soft cut-paper layers down to the horizon, with a low sun. */
export function sky(
  pen: Pen,
  width: number,
  horizon: number,
  season: Season,
  sun: { x: number; y: number; radius: number } | null,
): void {
  const { skyTop, skyLow, sun: light } = seasonColours[season];
  pen.rectangle(0, 0, width, horizon + 40, skyTop);
  range(5).forEach((layer) => {
    const y = horizon * (0.16 + layer * 0.17);
    const edge = range(7).map((index): Point => [
      (index / 6) * (width + 80) - 40,
      y + Math.sin(index * 1.7 + layer * 2) * 16,
    ]);
    pen.shape(
      [
        [-40, horizon + 40],
        [-40, horizon + 40],
        ...edge,
        [width + 40, horizon + 40],
        [width + 40, horizon + 40],
      ],
      mix(skyTop, skyLow, (layer + 1) / 5),
    );
  });
  if (!sun) return;
  pen.shape(
    ellipse(sun.radius * 1.4, sun.radius * 1.4, { points: 20, x: sun.x, y: sun.y }),
    light,
    { opacity: 0.35 },
  );
  pen.shape(ellipse(sun.radius, sun.radius, { points: 20, x: sun.x, y: sun.y }), light);
}

/** A row of round and pointed trees far off, sunk into the haze. */
export function farTrees(
  pen: Pen,
  width: number,
  horizon: number,
  season: Season,
  step = 62,
): void {
  const { crown, skyLow } = seasonColours[season];
  range(Math.ceil(width / step) + 1).forEach((index) => {
    const x = index * step + pen.between(-14, 14);
    const tone = mix(
      shade(cycle(crown, index * 7 + Math.floor(pen.between(0, 2))), pen.between(-0.03, 0.03)),
      skyLow,
      0.42,
    );
    const [half, height] = [pen.between(30, 52), pen.between(70, 140)];
    if (index % 4 === 1)
      pen.shape(
        [
          [x - half * 0.7, horizon + 6],
          [x - half * 0.7, horizon - height * 0.4],
          [x, horizon - height * 1.2],
          [x, horizon - height * 1.2],
          [x + half * 0.7, horizon - height * 0.4],
          [x + half * 0.7, horizon + 6],
        ],
        tone,
      );
    else
      pen.shape(
        ellipse(half, height * 0.56, {
          points: 10,
          wobble: 0.14,
          random: pen.random,
          x,
          y: horizon - height * 0.42,
        }),
        tone,
      );
  });
}

/** Lawn in two waves. */
export function lawn(pen: Pen, width: number, top: number, bottom: number, season: Season): void {
  const { lawn: green, skyLow } = seasonColours[season];
  const wave = (y: number, tone: Pigment, phase: number) => {
    const edge = range(9).map((index): Point => [
      (index / 8) * (width + 80) - 40,
      y + Math.sin(index * 1.3 + phase) * 10,
    ]);
    pen.shape(
      [[-40, bottom], [-40, bottom], ...edge, [width + 40, bottom], [width + 40, bottom]],
      tone,
    );
  };
  wave(top, mix(green, skyLow, 0.35), 0);
  wave(lerp(top, bottom, 0.3), green, 2);
}

/** The strata at the foot of a picture: topsoil over loam. */
export function soilStrata(pen: Pen, width: number, top: number, bottom: number): void {
  [
    { y: top, tone: shade(material.loam, 0.12) },
    { y: lerp(top, bottom, 0.4), tone: material.loam },
  ].forEach(({ y, tone }, layer) => {
    const edge = range(11).map((index): Point => [
      (index / 10) * (width + 80) - 40,
      y + Math.sin(index * 1.9 + layer * 2.4) * 7,
    ]);
    pen.shape(
      [
        [-40, bottom + 20],
        [-40, bottom + 20],
        ...edge,
        [width + 40, bottom + 20],
        [width + 40, bottom + 20],
      ],
      tone,
      { shadow: layer ? 0 : 5 },
    );
  });
}

/** A street tree with a trunk. */
export function gardenTree(pen: Pen, x: number, y: number, size: number, season: Season): void {
  const { crown } = seasonColours[season];
  pen.place(x, y, { scale: size }, () => {
    pen.ribbon(
      [
        [0, 6],
        [4, -90],
        [0, -190],
      ],
      26,
      16,
      shade(material.wood, -0.16),
      { shadow: 4 },
    );
    const tones = season === 'winter' ? [cycle(crown, 1)] : crown;
    const base = cycle(tones, Math.floor(pen.between(0, tones.length)));
    sunflowerScatter(17, 40)
      .reverse()
      .forEach((place, index) =>
        pen.shape(
          ellipse(pen.between(38, 54), pen.between(34, 48), {
            points: 10,
            wobble: 0.16,
            random: pen.random,
            x: place.x * 104,
            y: -250 + place.y * 92,
          }),
          shade(
            mix(base, cycle(tones, index), 0.4),
            -0.02 - (place.x * 0.35 + place.y * 0.6) * 0.07 + (1 - place.reach) * 0.03,
          ),
          { shadow: 4 },
        ),
      );
    if (season === 'winter')
      range(4).forEach((index) =>
        pen.shape(
          ellipse(60, 14, {
            points: 9,
            wobble: 0.2,
            random: pen.random,
            x: (index - 1.5) * 50,
            y: -318 + Math.abs(index - 1.5) * 34,
          }),
          material.snow,
        ),
      );
  });
}
