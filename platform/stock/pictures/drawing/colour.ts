import { cube } from './geometry';

/** A colour in OKLCH: lightness 0–1, chroma 0–0.3, hue in degrees. */
export interface Pigment {
  lightness: number;
  chroma: number;
  hue: number;
}

const radians = Math.PI / 180;
const coolHue = 292;
const warmHue = 82;

export const pigment = (lightness: number, chroma: number, hue: number): Pigment => ({
  lightness,
  chroma,
  hue,
});

const turned = (from: number, to: number, most: number): number => {
  const way = ((to - from + 540) % 360) - 180;
  return from + Math.sign(way) * Math.min(Math.abs(way), most);
};

/** Shades as a painter does: darker leans to violet, lighter leans to straw and loses chroma. */
export const shade = ({ lightness, chroma, hue }: Pigment, step: number): Pigment => ({
  lightness: lightness + step,
  chroma: chroma * (step > 0 ? 1 - step * 0.9 : 1 + step * 0.25),
  hue: turned(hue, step < 0 ? coolHue : warmHue, Math.abs(step) * 75),
});

/** Mixes straight across the colour plane, never round the wheel: clay into mist stays clay. */
export function mix(from: Pigment, to: Pigment, share: number): Pigment {
  const blend = (one: number, other: number) => one + (other - one) * share;
  const a = blend(
    from.chroma * Math.cos(from.hue * radians),
    to.chroma * Math.cos(to.hue * radians),
  );
  const b = blend(
    from.chroma * Math.sin(from.hue * radians),
    to.chroma * Math.sin(to.hue * radians),
  );
  return {
    lightness: blend(from.lightness, to.lightness),
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a) / radians,
  };
}

const linearRgb = (lightness: number, chroma: number, hue: number): number[] => {
  const a = chroma * Math.cos(hue * radians);
  const b = chroma * Math.sin(hue * radians);
  const long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const outside = (value: number): boolean => value < -0.002 || value > 1.002;
const hexByKey = new Map<string, string>();

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;

/**
 * The colour as `#rrggbb`; chroma falls until it can be shown on a screen. Near colours share a tone: it is worked out from the rounded
 * colour, never from the first that asked for it, so that what was drawn before changes nothing.
 */
export function toHex({ lightness, chroma, hue }: Pigment): string {
  const [shown, strength, angle] = [
    rounded(Math.max(0.04, Math.min(0.99, lightness)), 1000),
    rounded(chroma, 1000),
    rounded(hue, 1),
  ];
  const key = `${shown}|${strength}|${angle}`;
  const found = hexByKey.get(key);
  if (found) return found;
  let reach = strength;
  let channels = linearRgb(shown, reach, angle);
  while (reach > 0.002 && channels.some(outside))
    channels = linearRgb(shown, (reach *= 0.93), angle);
  const hex = channels
    .map((value) =>
      Math.round(255 * gamma(Math.max(0, Math.min(1, value))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  hexByKey.set(key, `#${hex}`);
  return `#${hex}`;
}

/** A pigment in OKLab: lightness 0–1, then the two colour axes. */
export const labOfPigment = ({
  lightness,
  chroma,
  hue,
}: Pigment): readonly [lightness: number, a: number, b: number] => [
  lightness,
  chroma * Math.cos(hue * radians),
  chroma * Math.sin(hue * radians),
];

const linear = (byte: number): number =>
  byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** A screen colour (bytes) in OKLab: lightness 0–1, then the two colour axes. */
export function labOf(
  red: number,
  green: number,
  blue: number,
): readonly [lightness: number, a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
