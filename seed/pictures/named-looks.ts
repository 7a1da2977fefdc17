import type { PlantScene } from './scene-description';

/** Plants whose name says more than the nearest of the bloom kinds. */
const looks = [
  { named: /poinsettia/i, bloom: 'poinsettia' },
  { named: /\blilac\b/i, bloom: 'lilac' },
] as const;

/** A plant's bloom as it is drawn and described: its name may lead. */
export function bloomOf({ name, bloom }: PlantScene): PlantScene['bloom'] {
  const look = looks.find(({ named }) => named.test(name));
  return bloom && look ? { ...bloom, bloom: look.bloom } : bloom;
}
