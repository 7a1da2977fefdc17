/** Where the shop is at home, by its edges in degrees: what the drawn map shows (its picture is drawn to them), and where an address being typed is looked for first. */
export const homeRegion = { north: 45.135, south: 44.675, west: -93.7025, east: -92.7275 } as const;
