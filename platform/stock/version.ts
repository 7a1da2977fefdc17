/** Version of the stock: raised with every change of what a shop holds, compared at every start. */
export const seedVersion = '2026.11.52';
