interface OnMap {
  x: number;
  y: number;
}

/** Nearer than this, in percent of the map's width and height, heads of pins lie over each other on a phone. */
const near = { x: 9, y: 22 };
const leanDegrees = 20;

/**
 * How far each pin leans from upright, in degrees clockwise around its point, which stays where it is: of pins too near to be told apart the
 * western ones lean to the left, the eastern ones to the right. Places in percent of the map (`onRegionMap`), `null` beyond its edges.
 */
export function leansOf(places: readonly (OnMap | null)[]): number[] {
  return places.map((place, index) => {
    if (!place) return 0;
    const sides = places.map((other, at) => {
      if (!other || at === index) return 0;
      if (Math.abs(other.x - place.x) > near.x || Math.abs(other.y - place.y) > near.y) return 0;
      return Math.sign(place.x - other.x) || Math.sign(index - at);
    });
    return Math.sign(sides.reduce<number>((sum, side) => sum + side, 0)) * leanDegrees || 0;
  });
}
