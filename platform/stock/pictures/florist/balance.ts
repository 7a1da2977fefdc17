import { cube, range } from '../drawing/geometry';
import type { BunchPlan, PlannedHead } from './planned-head';
import { forms } from './shapes';

const rounds = 70;
const isFree = (head: PlannedHead): boolean => head.role !== 'line';

/** How close two heads may come, as a share of their radii: filler lies under and over everything. */
const spacing = (one: PlannedHead, other: PlannedHead): number =>
  (one.role === 'filler') !== (other.role === 'filler') ? 0.42 : 0.79;
const yielding = (head: PlannedHead): number => (head.role === 'focal' ? 0.5 : 1);

function pushApart(one: PlannedHead, other: PlannedHead, air: number): void {
  const needed = (one.radius + other.radius) * spacing(one, other) * air;
  const [dx, dy] = [other.x - one.x || 0.1, (other.y - one.y) * 1.1 || 0.1];
  const distance = Math.hypot(dx, dy);
  if (distance >= needed) return;
  const push = ((needed - distance) / distance) * 0.25;
  one.x -= dx * push * yielding(one);
  one.y -= dy * push * yielding(one);
  other.x += dx * push * yielding(other);
  other.y += dy * push * yielding(other);
}

/** The lowest a head may come: just over the rim, and beside the vessel as far as its shape hangs. */
function lowest({ x, radius }: PlannedHead, { reach, shape }: BunchPlan): number {
  const beside = Math.abs(x) - reach * 0.45;
  const hang = beside > 0 ? Math.min(forms[shape].hangs * reach, beside * 1.2) : 0;
  return -radius * 0.5 - 8 + Math.abs(x) * 0.26 * (shape === 'low' ? 0.4 : 1) + hang;
}

/** Spaces the heads until none crowds another, holding them above the rim and near the axis. */
export function relax(heads: PlannedHead[], built: BunchPlan): PlannedHead[] {
  const free = heads.filter(isFree);
  const { spacing: air, middle } = forms[built.shape];
  range(rounds).forEach(() =>
    free.forEach((head, index) => {
      free.slice(index + 1).forEach((other) => pushApart(head, other, air));
      if (built.shape !== 'spray') {
        head.y = Math.min(head.y, lowest(head, built));
        if (built.shape === 'dome') head.y += (-middle * 0.9 * built.reach - head.y) * 0.004;
      }
      head.x *= built.shape === 'low' ? 0.9995 : 0.997;
    }),
  );
  return heads;
}

const crowding = (one: PlannedHead, other: PlannedHead): number =>
  Math.max(
    0,
    1 - Math.hypot(one.x - other.x, one.y - other.y) / (one.radius + other.radius) / 0.72,
  ) * 2;

const stacked = (one: PlannedHead, other: PlannedHead): boolean =>
  one.bloom === other.bloom &&
  Math.abs(one.x - other.x) < 14 &&
  Math.abs(one.y - other.y) < 2.6 * one.radius;

/** What a florist would mark down: weight off the axis, heads on top of each other, twins in a column. */
export function unrest(heads: readonly PlannedHead[], reach: number): number {
  const free = heads.filter(isFree);
  const offAxis =
    Math.abs(free.reduce((sum, { x, radius }) => sum + x * radius * radius, 0)) / cube(reach);
  const pairs = free.reduce(
    (sum, one, index) =>
      sum +
      free
        .slice(index + 1)
        .reduce(
          (inner, other) => inner + crowding(one, other) + (stacked(one, other) ? 0.25 : 0),
          0,
        ),
    0,
  );
  return offAxis + pairs;
}
