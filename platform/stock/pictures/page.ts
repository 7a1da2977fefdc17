import { shadowColour, type Box } from './drawing/pen';
import type { Frame } from './backdrops/room';

export interface DrawnPicture {
  svg: string;
  /** The subject on the page; the whole frame for a place. */
  box: Box;
  /** Flower heads that were drawn. */
  blooms: number;
  /** The same page without its subject; null where there is no room behind one. */
  room: string | null;
}

const definitions =
  `<defs><radialGradient id="contact"><stop offset="0" stop-color="${shadowColour}" stop-opacity=".5"/>` +
  `<stop offset=".55" stop-color="${shadowColour}" stop-opacity=".22"/><stop offset="1" stop-color="${shadowColour}" stop-opacity="0"/></radialGradient>` +
  '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="9"/>' +
  '<feColorMatrix values="0 0 0 0 .484 0 0 0 0 .349 0 0 0 0 .537 0 0 0 .17 0"/></filter></defs>';

/** The finished SVG of a frame. */
export const page = ({ width, height }: Frame, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}${body}</svg>`;

/** The box of the whole frame. */
export const wholeFrame = ({ width, height }: Frame): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

export interface SetPiece {
  id: string;
  svg: string;
  x: number;
  y: number;
  scale: number;
  /** Where its soft shadow falls, in page units. */
  shadow: readonly [x: number, y: number];
  /** What lies between the soft shadow and the piece: contact shadows. */
  under?: string;
}

/** A drawn piece set on the page, with its soft shadow on the wall behind. */
export const setPiece = ({ id, svg, x, y, scale, shadow, under = '' }: SetPiece): string => {
  const onPage = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})"`;
  return (
    `<defs><g id="${id}" ${onPage}>${svg}</g></defs>` +
    `<g filter="url(#soft)"><use href="#${id}" x="${shadow[0]}" y="${shadow[1]}"/></g>${under}<use href="#${id}"/>`
  );
};
