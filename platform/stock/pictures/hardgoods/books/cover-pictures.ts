import type { Pen } from '../../drawing/pen';
import { coverOfInsects } from './insects';
import { coverOfSuppers } from './suppers';
import { coverOfTulip } from './tulip-study';

const covers: readonly (readonly [word: RegExp, draw: (pen: Pen) => void])[] = [
  [/insects/i, coverOfInsects],
  [/cookbook/i, coverOfSuppers],
  [/sketchbook/i, coverOfTulip],
];

/** What a book is about, drawn on its cover; the origin is the middle of the picture. Others have a posy. */
export const coverPictureOf = (name: string): ((pen: Pen) => void) | undefined =>
  covers.find(([word]) => word.test(name))?.[1];
