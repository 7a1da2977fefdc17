/** One color of a product group as its card shows it. */
export interface ColorPicture {
  /** The color's names, as the facets `Color` and `ColorVariant` have them. */
  Names: string[];
  /** The variant in that color; absent for the one the product's page shows by itself. */
  VariantID?: string;
  Image: string;
  ImageAlt: string;
}

/** A variant as its color is chosen from: those that cannot be bought show no color. */
export interface ColoredVariant {
  ID: string;
  /** Its color and the maker's name of it; empty values are none. */
  names: readonly (string | null | undefined)[];
  size: string | null | undefined;
  buyable: boolean;
  picture: { url: string; alt: string };
}

/**
 * The colors of a group, that of its `main` variant first; each by the variant of the main one's size where it can be bought, else by the first that can.
 * None where there are fewer than two to choose between.
 */
export function colorPictures(
  variants: readonly ColoredVariant[],
  main: ColoredVariant,
): ColorPicture[] {
  const colors = new Map<string, ColorPicture>();
  const ofSize = variants.filter(({ size }) => (size ?? null) === (main.size ?? null));
  for (const variant of [main, ...ofSize, ...variants]) {
    const names = [...new Set(variant.names.filter((name) => name != null && name !== ''))];
    const [color] = names;
    if (!variant.buyable || color == null || colors.has(color)) continue;
    colors.set(color, {
      Names: names as string[],
      ...(variant.ID === main.ID ? {} : { VariantID: variant.ID }),
      Image: variant.picture.url,
      ImageAlt: variant.picture.alt,
    });
  }
  return colors.size > 1 ? [...colors.values()] : [];
}

const colorFacets = ['Color:', 'ColorVariant:'];

/** The colors that a list is filtered by, of filters like `Color:Red`. */
export function filteredColors(facetFilters: readonly (readonly string[])[]): string[] {
  return facetFilters
    .flat()
    .flatMap((filter) =>
      colorFacets.flatMap((facet) =>
        filter.startsWith(facet) ? [filter.slice(facet.length).toLowerCase()] : [],
      ),
    );
}

/** The first color of a hit that is among the `colors` of a filter; `undefined` where none is: the hit is shown as always. */
export function pictureInColor(
  { ColorPictures = [] }: { ColorPictures?: readonly ColorPicture[] },
  colors: readonly string[],
): ColorPicture | undefined {
  return ColorPictures.find(({ Names }) =>
    Names.some((name) => colors.includes(name.toLowerCase())),
  );
}
