import type { BorderPlant } from '../../scene-description';
import type { DrawHabit } from '../growing';
import { jewelOrchid } from '../north-window/jewel-orchid';
import { mossFernBowl } from '../north-window/moss-fern-bowl';
import { silverSnakePlant } from '../north-window/silver-snake-plant';
import { astilbe } from './astilbe';
import { fountainGrass } from './fountain-grass';
import { lacecapHydrangea } from './lacecap-hydrangea';
import { lungwort } from './lungwort';
import { hybridTea, shrubRose } from './rose-bush';
import { russianSage } from './russian-sage';

/** Roses, shrubs and perennials of a border, and what a north window keeps, drawn as themselves. */
export const borderKinds: Record<BorderPlant, DrawHabit> = {
  'hybrid-tea': hybridTea,
  'shrub-rose': shrubRose,
  lungwort,
  'lacecap-hydrangea': lacecapHydrangea,
  'fountain-grass': fountainGrass,
  'russian-sage': russianSage,
  astilbe,
  'silver-snake-plant': silverSnakePlant,
  'jewel-orchid': jewelOrchid,
  'moss-fern-bowl': mossFernBowl,
};
