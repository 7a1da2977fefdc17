import { bloomOf } from '../named-looks';
import type { ArrangementScene, SubjectScene } from '../scene-description';

/** The bloom a detail shows: the focal one of a bunch, the plant's own; none where nothing flowers. */
export function bloomInView(scene: SubjectScene): ArrangementScene['blooms'][number] | undefined {
  if (scene.kind === 'arrangement') return scene.blooms[0];
  return scene.kind === 'plant' ? bloomOf(scene) : undefined;
}
