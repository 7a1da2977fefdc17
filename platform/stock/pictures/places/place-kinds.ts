import type { Frame } from '../backdrops/room';
import type { Pen } from '../drawing/pen';
import type { PlaceScene } from '../scene-description';
import { deliveryVan } from './delivery-van';
import { facade } from './facade';
import { gardenBed } from './garden-bed';
import { greenhouse } from './greenhouse';
import { windowsill, workshopTable } from './indoors';
import { raisedBed } from './raised-bed/raised-bed';
import { sittingRoom, tableRoom } from './rooms';
import { stageHeight, type DrawPlace } from './stage';
import { sidewalk } from './winter/sidewalk';
import { fourSeasons, frontPorch, frontYard, pottingBench, weddingAisle } from './yards';

const places: Record<PlaceScene['place'], DrawPlace> = {
  facade,
  greenhouse,
  windowsill,
  'workshop-table': workshopTable,
  'garden-bed': gardenBed,
  'raised-bed': raisedBed,
  'delivery-van': deliveryVan,
  'table-room': tableRoom,
  'sitting-room': sittingRoom,
  'wedding-aisle': weddingAisle,
  'front-yard': frontYard,
  'front-porch': frontPorch,
  'potting-bench': pottingBench,
  'four-seasons': fourSeasons,
  sidewalk,
};

/** Draws a place over the whole frame, at any ratio. */
export function drawPlace(pen: Pen, scene: PlaceScene, { width, height }: Frame): void {
  const scale = height / stageHeight;
  pen.place(0, 0, { scale }, () => places[scene.place](pen, { width: width / scale, scene }));
}
