import { drawArrangement } from './florist/arrangement';
import { drawPlant } from './habits/plant';
import { drawHardgood } from './hardgoods/hardgood-kinds';
import type { Pen } from './drawing/pen';
import type { SubjectScene } from './scene-description';
import { styleOf } from './style';
import type { Standing } from './subject';

/** Draws what is sold, standing on y = 0. */
export function drawSubject(pen: Pen, scene: SubjectScene, style = styleOf(scene)): Standing {
  switch (scene.kind) {
    case 'arrangement':
      return drawArrangement(pen, scene, style);
    case 'plant':
      return drawPlant(pen, scene, style);
    case 'hardgood':
      return drawHardgood(pen, scene);
  }
}
