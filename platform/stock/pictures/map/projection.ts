/** What the map shows: 90 miles by 60 round the Twin Cities, north up. */
export const region = { north: 45.135, south: 44.675, west: -93.7025, east: -92.7275 } as const;

/** Where a place lies on the map: shares of its width and height from the upper left; outside 0–1 it is off the map. */
export const onMap = (lat: number, lng: number): { x: number; y: number } => ({
  x: (lng - region.west) / (region.east - region.west),
  y: (region.north - lat) / (region.north - region.south),
});
