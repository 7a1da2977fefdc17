const mixed = 'conic-gradient(#ee7b55 0 25%, #f0c33c 0 50%, #6c3fa3 0 75%, #589461 0)';

/**
 * Background of a colour's swatch: the retailer's of `colors.json` (decision 192), else that of `styles/swatches.css`; for a name that neither has what is
 * `known` of it, a mix unless given.
 */
export function swatchOf(color: string, known = mixed): string {
  return `var(${propertyOf(color)}, ${known})`;
}

/** The retailer's swatches by colour, hex, as custom properties for the element around all of them. */
export function swatchProperties(own: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).map(([color, hex]) => [propertyOf(color), hex]));
}

function propertyOf(color: string): `--swatch-${string}` {
  return `--swatch-${color.toLowerCase().replace(/\W+/g, '-')}`;
}
