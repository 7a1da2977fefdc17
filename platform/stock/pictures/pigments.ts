import { pigment, type Pigment } from './drawing/colour';
import type { Backdrop, Palette } from './scene-description';

/** Gouache pigments of petals: a little earthy, never screen primaries. */
const petals = {
  red: pigment(0.52, 0.19, 22),
  blush: pigment(0.83, 0.075, 12),
  coral: pigment(0.72, 0.15, 33),
  orange: pigment(0.74, 0.16, 56),
  yellow: pigment(0.84, 0.15, 86),
  cream: pigment(0.93, 0.045, 88),
  white: pigment(0.965, 0.012, 95),
  lavender: pigment(0.74, 0.095, 302),
  purple: pigment(0.5, 0.15, 312),
  blue: pigment(0.67, 0.095, 262),
  green: pigment(0.82, 0.1, 122),
  burgundy: pigment(0.39, 0.125, 12),
  magenta: pigment(0.55, 0.21, 350),
  pink: pigment(0.7, 0.15, 3),
  peach: pigment(0.84, 0.085, 52),
  lemon: pigment(0.92, 0.09, 98),
} satisfies Record<string, Pigment>;

/** The pigments of a palette; the mixed ones hold several, dealt out head by head. */
export const petalPigments: Record<Palette, readonly Pigment[]> = {
  red: [petals.red],
  blush: [petals.blush],
  coral: [petals.coral],
  orange: [petals.orange],
  yellow: [petals.yellow],
  cream: [petals.cream],
  white: [petals.white],
  lavender: [petals.lavender],
  purple: [petals.purple],
  blue: [petals.blue],
  green: [petals.green],
  burgundy: [petals.burgundy],
  magenta: [petals.magenta],
  'mixed-bright': [petals.pink, petals.yellow, petals.orange, petals.purple, petals.coral],
  'mixed-pastel': [petals.blush, petals.cream, petals.lavender, petals.peach, petals.lemon],
};

export const petal = petals;

export const leaf = {
  leaf: pigment(0.52, 0.095, 142),
  moss: pigment(0.46, 0.075, 128),
  sage: pigment(0.68, 0.05, 160),
  dusty: pigment(0.7, 0.045, 185),
  fresh: pigment(0.64, 0.125, 130),
  pine: pigment(0.39, 0.06, 162),
  stem: pigment(0.5, 0.085, 134),
  olive: pigment(0.56, 0.075, 112),
  deep: pigment(0.43, 0.085, 148),
} satisfies Record<string, Pigment>;

export const material = {
  clay: pigment(0.62, 0.115, 43),
  cream: pigment(0.92, 0.02, 85),
  slate: pigment(0.5, 0.03, 250),
  indigo: pigment(0.42, 0.09, 268),
  kraft: pigment(0.76, 0.06, 70),
  straw: pigment(0.74, 0.075, 75),
  wood: pigment(0.62, 0.065, 58),
  oak: pigment(0.72, 0.06, 68),
  soil: pigment(0.3, 0.03, 50),
  aubergine: pigment(0.34, 0.085, 330),
  lilac: pigment(0.78, 0.075, 306),
  zinc: pigment(0.78, 0.012, 235),
  iron: pigment(0.36, 0.02, 280),
  brass: pigment(0.75, 0.1, 82),
  sage: pigment(0.75, 0.035, 150),
  blush: pigment(0.84, 0.045, 30),
  paper: pigment(0.955, 0.012, 88),
  glass: pigment(0.93, 0.02, 205),
  water: pigment(0.82, 0.035, 205),
  stone: pigment(0.74, 0.015, 80),
  brick: pigment(0.81, 0.05, 40),
  chocolate: pigment(0.38, 0.055, 45),
  snow: pigment(0.97, 0.012, 240),
  white: pigment(0.99, 0.003, 90),
  nursery: pigment(0.4, 0.015, 160),
  loam: pigment(0.29, 0.035, 340),
  warm: pigment(0.93, 0.05, 88),
} satisfies Record<string, Pigment>;

export const centre = {
  gold: pigment(0.8, 0.14, 82),
  umber: pigment(0.33, 0.06, 45),
  pale: pigment(0.96, 0.03, 95),
  rust: pigment(0.48, 0.12, 40),
} satisfies Record<string, Pigment>;

/** Wall and table: one hue family each, so that a bloom can stand against it. */
export const rooms: Record<Backdrop, { wall: Pigment; table: Pigment }> = {
  sage: { wall: pigment(0.9, 0.025, 145), table: pigment(0.82, 0.035, 140) },
  mist: { wall: pigment(0.93, 0.012, 300), table: pigment(0.86, 0.018, 295) },
  sky: { wall: pigment(0.915, 0.025, 230), table: pigment(0.85, 0.03, 225) },
  straw: { wall: pigment(0.94, 0.04, 92), table: pigment(0.87, 0.055, 84) },
  lilac: { wall: pigment(0.905, 0.028, 308), table: pigment(0.82, 0.04, 312) },
  blush: { wall: pigment(0.925, 0.026, 25), table: pigment(0.85, 0.04, 30) },
  clay: { wall: pigment(0.8, 0.06, 45), table: pigment(0.71, 0.075, 42) },
  evergreen: { wall: pigment(0.4, 0.043, 160), table: pigment(0.325, 0.042, 157) },
};

/** Goods are made of paint and glaze, quieter than petals. */
export const paint: Record<Palette, Pigment> = {
  red: pigment(0.5, 0.15, 25),
  blush: pigment(0.84, 0.05, 20),
  coral: pigment(0.7, 0.12, 35),
  orange: pigment(0.7, 0.13, 55),
  yellow: pigment(0.83, 0.115, 86),
  cream: material.cream,
  white: material.paper,
  lavender: material.lilac,
  purple: material.aubergine,
  blue: pigment(0.52, 0.075, 255),
  green: pigment(0.6, 0.05, 150),
  burgundy: pigment(0.36, 0.09, 12),
  magenta: pigment(0.5, 0.17, 350),
  'mixed-bright': pigment(0.7, 0.12, 35),
  'mixed-pastel': pigment(0.84, 0.05, 20),
};
