import type { SceneDescription } from '../pictures/scene-description';
import type { Season } from './group-source';

/** A category as the merchants write it down; its parent is named by its ID. */
export interface CategorySource {
  /** Levels joined by underscores. */
  id: string;
  name: string;
  /** One line under the heading; also the description for search engines. */
  text: string;
  order: number;
  /** Wide picture of its own, or the code of the product that stands for it. */
  scene?: SceneDescription;
  shownBy?: string;
  /** Slugs of related articles. */
  articles?: readonly string[];
  season?: Season;
  /** Days from the day the stock is built. */
  window?: readonly [fromDay: number, untilDay: number];
  inactive?: boolean;
  /** `redirect:` note. */
  note?: string;
}
