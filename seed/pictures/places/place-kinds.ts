import type { Frame } from '../backdrops/room';
import type { Pen } from '../drawing/pen';
import type { PlaceScene } from '../scene-description';
export function drawPlace(_pen: Pen, _scene: PlaceScene, _frame: Frame): void {}
