import { drawCasketSpray } from './ceremony/casket-spray';
import { drawBoutonniere, drawWristCorsage } from './ceremony/worn-flowers';
import { drawArrangement } from './florist/arrangement';
import { drawPlant } from './habits/plant';
import { drawHardgood } from './hardgoods/hardgood-kinds';
import type { Pen } from './drawing/pen';
import type { ArrangementScene, SubjectScene } from './scene-description';
import { styleOf } from './style';
import type { Standing } from './subject';
import { vesselFor } from './vessels/vessel-kinds';

/** Cut flowers where they belong: along a lid, on a jacket or a wrist, else in what holds them. */
function drawFlowers(pen: Pen, scene: ArrangementScene, style: number): Standing {
  const vessel = vesselFor(pen, scene.vessel, style);
  switch (scene.vessel) {
    case 'casket':
      return drawCasketSpray(pen, scene, vessel);
    case 'lapel':
    case 'dress':
      return drawBoutonniere(pen, scene, vessel);
    case 'wristband':
      return drawWristCorsage(pen, scene, vessel);
    default:
      return drawArrangement(pen, scene, style, vessel);
  }
}

/** Draws what is sold, standing on y = 0. */
export function drawSubject(pen: Pen, scene: SubjectScene, style = styleOf(scene)): Standing {
  switch (scene.kind) {
    case 'arrangement':
      return drawFlowers(pen, scene, style);
    case 'plant':
      return drawPlant(pen, scene, style);
    case 'hardgood':
      return drawHardgood(pen, scene);
  }
}
