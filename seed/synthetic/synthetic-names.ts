const moods = [
  'QUIET', 'EARLY', 'LATE', 'AMBER', 'COPPER', 'SILVER', 'NORTH', 'SOUTH', 'RIVER', 'PRAIRIE', 'HARBOR', 'MEADOW', 'ORCHARD', 'CEDAR', 'BIRCH', 'LARCH',
  'WILLOW', 'MAPLE', 'CLOVER', 'THISTLE', 'HONEY', 'GRANITE', 'SANDSTONE', 'LANTERN', 'WINDOW', 'PORCH', 'ATTIC', 'COTTAGE', 'CHAPEL', 'DEPOT', 'FERRY',
  'MARKET', 'MILL', 'STATION', 'VALLEY', 'RIDGE', 'ISLAND', 'LAKESIDE', 'HILLTOP', 'CORNER',
] as const;

const moments = [
  'MORNING', 'NOON', 'EVENING', 'DUSK', 'DAWN', 'JANUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'SATURDAY', 'SUNDAY',
  'FROST', 'THAW', 'RAIN', 'SUNSHINE', 'BREEZE', 'SNOW', 'HARVEST', 'HOLIDAY', 'REUNION', 'LETTER', 'PARADE', 'PICNIC', 'RECITAL', 'SUPPER', 'WALTZ', 'SONNET',
] as const;

/** How many names there are before one would come again. */
export const syntheticNames = moods.length * moments.length;

/** The name of the `round`th copy of a product: its own with a mood and a moment before it. */
export function syntheticName(name: string, round: number): string {
  const mood = moods[round % moods.length];
  const moment = moments[Math.floor(round / moods.length) % moments.length];
  return `${mood} ${moment} ${name}`.slice(0, 100);
}
