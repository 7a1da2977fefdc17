const swatches: Record<string, string> = {
  red: '#b3202f',
  blush: '#f4b9c6',
  pink: '#ef9db3',
  coral: '#ee7b55',
  orange: '#ea8a2e',
  yellow: '#f0c33c',
  cream: '#f7efd8',
  white: '#ffffff',
  lavender: '#b79be0',
  purple: '#6c3fa3',
  blue: '#4a68c8',
  green: '#589461',
  burgundy: '#5d1230',
  black: '#2b2326',
  brown: '#7a5a45',
  gray: '#9a9aa3',
  'mixed pastel': 'conic-gradient(#f4b9c6 0 25%, #f7efd8 0 50%, #b79be0 0 75%, #cfe3d2 0)',
  silver: '#c9ccd2',
  gold: '#cfa64a',
  terracotta: '#c4704c',
  bronze: '#8a6a3f',
  copper: '#b0643d',
  natural: '#d9c7a6',
  clear: '#e8f1f2',
  slate: '#5b6570',
};

const mixed = 'conic-gradient(#ee7b55 0 25%, #f0c33c 0 50%, #6c3fa3 0 75%, #589461 0)';

/** Background of a colour's swatch as the shop knows it; a mix where the name is not one colour. */
export function swatchOf(color: string): string {
  return swatches[color.toLowerCase()] ?? mixed;
}

/** A colour's swatch as the retailer has it in `colors.json`, else as the shop knows it (decision 192). */
export function ownSwatch(color: string, known: string): string {
  return `var(${propertyOf(color)}, ${known})`;
}

/** The retailer's swatches by colour, hex, as custom properties for the element around all of them; those that the shop knows alike are left out. */
export function swatchProperties(own: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own)
      .filter(([color, hex]) => hex.toLowerCase() !== swatchOf(color))
      .map(([color, hex]) => [propertyOf(color), hex]),
  );
}

function propertyOf(color: string): `--swatch-${string}` {
  return `--swatch-${color.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
