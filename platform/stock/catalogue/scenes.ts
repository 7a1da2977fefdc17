import type {
  ArrangementScene,
  Backdrop,
  Bloom,
  Foliage,
  Hardgood,
  HardgoodScene,
  Palette,
  PlantScene,
  Vessel,
} from '../pictures/scene-description';

/** Stems of one kind: bloom, palette, count. */
export type Stems = readonly [Bloom, Palette, number];

/** Cut flowers in a vessel. */
export function arrangement(
  vessel: Vessel,
  backdrop: Backdrop,
  stems: readonly Stems[],
  foliage: Foliage[] = [],
): ArrangementScene {
  return {
    kind: 'arrangement',
    vessel,
    backdrop,
    foliage,
    blooms: stems.map(([bloom, palette, count]) => ({ bloom, palette, count })),
  };
}

/** The same arrangement with `factor` times the stems, each kind rounded. */
export function fuller(scene: ArrangementScene, factor: number): ArrangementScene {
  return {
    ...scene,
    blooms: scene.blooms.map((entry) => ({ ...entry, count: Math.round(entry.count * factor) })),
  };
}

/** The same arrangement in other colours: palettes in the order of the blooms. */
export function recolored(scene: ArrangementScene, ...palettes: Palette[]): ArrangementScene {
  return {
    ...scene,
    blooms: scene.blooms.map((entry, index) => ({
      ...entry,
      palette: palettes[index] ?? entry.palette,
    })),
  };
}

/** A living plant. */
export function plant(
  name: string,
  backdrop: Backdrop,
  more: Omit<PlantScene, 'kind' | 'name' | 'backdrop'>,
): PlantScene {
  return { kind: 'plant', name, backdrop, ...more };
}

/** A thing without stems. */
export function hardgood(
  item: Hardgood,
  name: string,
  palette: Palette,
  backdrop: Backdrop,
): HardgoodScene {
  return { kind: 'hardgood', item, name, palette, backdrop };
}
