import { shade, type Pigment } from '../../drawing/colour';
import type { Pen } from '../../drawing/pen';
import { material, petal, rooms } from '../../pigments';
import { printedCrocus } from './crocus';
import { printedMorningGlory } from './morning-glory';
import { printedPoppies } from './poppy';
import { printedPrairie } from './prairie-flowers';
import { printedSquill } from './squill';
import { printedSweetPeas } from './sweet-pea';
import { printedZinnias } from './zinnia';

interface PacketPicture {
  /** The colour behind it. */
  panel: Pigment;
  /** In the colour of the packet's flowers, where the plant comes in several. */
  draw(pen: Pen, flowers: Pigment): void;
}

const pictures: readonly (readonly [word: RegExp, picture: PacketPicture])[] = [
  [/crocus/, { panel: rooms.straw.wall, draw: printedCrocus }],
  [/squill/, { panel: shade(petal.lemon, 0.04), draw: printedSquill }],
  [/sweet pea/, { panel: shade(material.sage, 0.13), draw: printedSweetPeas }],
  [/prairie/, { panel: rooms.sky.wall, draw: printedPrairie }],
  [/poppy/, { panel: rooms.sky.wall, draw: printedPoppies }],
  [/zinnia/, { panel: rooms.sky.wall, draw: printedZinnias }],
  [/morning glory/, { panel: shade(material.indigo, -0.04), draw: printedMorningGlory }],
];

/** Plants whose packet is printed with themselves as they grow, not with three heads of a cut flower. */
export const packetPictureOf = (name: string): PacketPicture | undefined =>
  pictures.find(([word]) => word.test(name.toLowerCase()))?.[1];
