import { factAttributes, type FactAttribute } from '@/lib/catalogue/product/fact-labels';
import type { Palette, SceneDescription, Vessel } from '../pictures/scene-description';
import type { GroupSource } from './group-source';
import type { Variant } from './variants';

type FacetsOfXp = Partial<Record<'Color' | FactAttribute, string[]>>;

const materialOfVessel: Partial<Record<Vessel, string>> = {
  'glass-cylinder': 'Glass',
  'bubble-bowl': 'Glass',
  'mason-jar': 'Glass',
  'ceramic-belly': 'Stoneware',
  'ceramic-square': 'Stoneware',
  'glazed-blue': 'Stoneware',
  terracotta: 'Terracotta',
  basket: 'Willow',
  'handled-basket': 'Willow',
};

/** The facet values of a group (specification A7) that its products carry: from its sizes, colours, scene and what it says of itself. */
export function facetsOf(group: GroupSource, variants: readonly Variant[]): FacetsOfXp {
  return {
    ...some(
      'Color',
      group.colors?.length
        ? group.colors.map(({ facet, name }) => facet ?? name)
        : colorsOfScene(group.scene),
    ),
    ...Object.assign(
      {},
      ...factAttributes.map((facet) => some(facet, valuesOf(facet, group, variants))),
    ),
  };
}

function valuesOf(
  facet: FactAttribute,
  group: GroupSource,
  variants: readonly Variant[],
): (string | undefined)[] {
  const own = listOf(saidFacets(group)[facet]);
  if (facet === 'ContainerVolume') return [...variants.map(({ size }) => size?.volume), ...own];
  if (facet === 'HardscapeColor' && own.length > 0 && group.colors)
    return group.colors.map(({ name }) => name);
  return own;
}

/** What a group says of itself; the material of a bouquet is its vase's. */
function saidFacets(group: GroupSource): NonNullable<GroupSource['facets']> {
  const vase =
    group.kind === 'bouquet' && group.scene.kind === 'arrangement'
      ? materialOfVessel[group.scene.vessel]
      : undefined;
  return { ...(vase ? { Material: vase } : {}), ...group.facets };
}

/** Words of the Color facet for what a scene shows; goods say their colour only when there is a choice of it. */
function colorsOfScene(scene: SceneDescription): string[] {
  if (scene.kind === 'arrangement')
    return [...new Set(scene.blooms.map(({ palette }) => inWords(palette)))];
  if (scene.kind === 'plant')
    return [inWords(scene.bloom?.palette ?? scene.leafPalette ?? 'green')];
  return [];
}

function inWords(palette: Palette): string {
  return palette
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function listOf(value: string | readonly string[] | undefined): string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : [...value];
}

function some<K extends string>(
  key: K,
  values: readonly (string | undefined)[],
): Partial<Record<K, string[]>> {
  const distinct = [...new Set(values.filter((value) => value !== undefined))];
  return distinct.length > 0 ? ({ [key]: distinct } as Record<K, string[]>) : {};
}
