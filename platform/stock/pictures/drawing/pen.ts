import { mix, shade, toHex, type Pigment } from './colour';
import { cycle, ellipse, radians, type Point } from './geometry';
import {
  curveSamples,
  ribbonOutline,
  segmentsPath,
  short,
  smoothSegments,
  straightPath,
} from './path';
import { randomFrom, type Random } from './random';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placement {
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Extra scale across the local vertical: a flower seen at a slant. */
  squash?: number;
  /** Left and right change sides. */
  flip?: boolean;
}

export interface PaperOptions {
  opacity?: number;
  /** How far the paper stands off what lies behind it, in local units. */
  shadow?: number;
  shadowOpacity?: number;
  holes?: readonly (readonly Point[])[];
}

/** Where a flower head was drawn. */
export interface DrawnHead {
  bloom: string;
  x: number;
  y: number;
  radius: number;
}

type Matrix = readonly [number, number, number, number, number, number];
export const shadowColour = '#2b1736';
const lamp: Point = [-0.62, -0.78];

/**
 * Cuts shapes from coloured paper. Every point passes the pen's matrix, so the bounding box of the whole and the direction of the
 * light are always known.
 */
export class Pen {
  readonly random: Random;
  readonly box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  /** Flower heads drawn so far. */
  blooms = 0;
  /** Where they are on the page. */
  readonly heads: DrawnHead[] = [];
  private parts: string[] = [];
  private readonly stamps = new Map<string, { id: string; svg: string }>();
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private nearness = 1;
  private veil: { pigment: Pigment; share: number } | null = null;

  /**
   * `finest`: pieces smaller than this on the page are cut with straight sides, and their shadows left out. `copying`: a wide place,
   * where things alike are drawn once and set many times.
   */
  constructor(
    seed: number,
    private finest = 3,
    private readonly copying = false,
  ) {
    this.random = randomFrom(seed);
  }

  get svg(): string {
    const stamps = [...this.stamps.values()]
      .map(({ id, svg }) => `<g id="${id}">${svg}</g>`)
      .join('');
    return (stamps && `<defs>${stamps}</defs>`) + this.parts.join('');
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.random();
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Draws with the origin moved, turned and scaled. */
  place(
    x: number,
    y: number,
    { turn = 0, scale = 1, squash = 1, flip = false }: Placement,
    draw: () => void,
  ): void {
    const outer = this.matrix;
    const [a, b, c, d, e, f] = outer;
    const [cos, sin] = [Math.cos(turn * radians), Math.sin(turn * radians)];
    const [across, down] = [flip ? -scale : scale, scale * squash];
    this.matrix = [
      (a * cos + c * sin) * across,
      (b * cos + d * sin) * across,
      (c * cos - a * sin) * down,
      (d * cos - b * sin) * down,
      a * x + c * y + e,
      b * x + d * y + f,
    ];
    draw();
    this.matrix = outer;
  }

  /** Depth by tone: 1 is near; smaller is darker, greyer and cooler. */
  atDepth(nearness: number, draw: () => void): void {
    const outer = this.nearness;
    this.nearness = nearness;
    draw();
    this.nearness = outer;
  }

  /** A whole row further off sinks into a veil of the room's own colour. */
  veiled(pigment: Pigment, share: number, draw: () => void): void {
    const outer = this.veil;
    this.veil = { pigment, share };
    draw();
    this.veil = outer;
  }

  get scale(): number {
    const [a, b, c, d] = this.matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** How much a local direction faces the lamp at the upper left: −1 to 1. */
  light(turn: number): number {
    const [a, b, c, d] = this.matrix;
    const [x, y] = [Math.sin(turn * radians), -Math.cos(turn * radians)];
    const [pageX, pageY] = [a * x + c * y, b * x + d * y];
    return (pageX * lamp[0] + pageY * lamp[1]) / (Math.hypot(pageX, pageY) || 1);
  }

  /** A closed shape with soft corners. */
  shape(points: readonly Point[], pigment: Pigment, options: PaperOptions = {}): void {
    const outlines = [points, ...(options.holes ?? [])];
    this.paper(outlines.map((outline) => this.curve(outline, true)).join(''), pigment, options);
  }

  /** A closed shape with straight sides. */
  polygon(points: readonly Point[], pigment: Pigment, options: PaperOptions = {}): void {
    this.paper(straightPath(this.onPage(points)), pigment, options);
  }

  rectangle(
    x: number,
    y: number,
    width: number,
    height: number,
    pigment: Pigment,
    options: PaperOptions = {},
  ): void {
    this.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      pigment,
      options,
    );
  }

  dot(x: number, y: number, radius: number, pigment: Pigment, options: PaperOptions = {}): void {
    this.shape(ellipse(radius, radius, { points: 6, x, y }), pigment, options);
  }

  line(
    points: readonly Point[],
    pigment: Pigment,
    width: number,
    { opacity = 1 }: { opacity?: number } = {},
  ): void {
    const faded = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
    const path = this.curve(points, false);
    const stroke = `stroke="${this.tone(pigment)}" stroke-width="${short(width * this.scale)}" stroke-linecap="round"`;
    this.parts.push(`<path d="${path}" fill="none" ${stroke}${faded}/>`);
  }

  /** A tapering strip of paper. */
  ribbon(
    points: readonly Point[],
    widthAtRoot: number,
    widthAtTip: number,
    pigment: Pigment,
    options: PaperOptions = {},
  ): void {
    const outline = ribbonOutline(points, widthAtRoot, widthAtTip);
    if (points.length < 3) this.polygon(outline, pigment, options);
    else this.shape(outline, pigment, options);
  }

  /** Draws a piece in its size; where the pen copies, one already drawn under this name in its natural size is set again, scaled. */
  stamp(name: string, size: number, natural: number, draw: (size: number) => void): void {
    if (!this.copying) return draw(size);
    this.place(0, 0, { scale: size / natural }, () => this.copy(name, () => draw(natural)));
  }

  private copy(name: string, draw: () => void): void {
    const { matrix, finest, parts } = this;
    const key = `${name} ${this.nearness.toFixed(1)} ${JSON.stringify(this.veil)}`;
    const stamp = this.stamps.get(key);
    const id = stamp?.id ?? `stamp-${this.stamps.size + 1}`;
    if (!stamp) {
      this.finest = finest / this.scale;
      this.parts = [];
      this.matrix = [1, 0, 0, 1, 0, 0];
      draw();
      this.stamps.set(key, { id, svg: this.parts.join('') });
      Object.assign(this, { matrix, finest, parts });
    }
    this.parts.push(
      `<use href="#${id}" transform="matrix(${matrix.map((value) => Number(value.toFixed(3))).join(' ')})"/>`,
    );
  }

  /** Markup in page coordinates that is no part of the subject. */
  markup(svg: string): void {
    this.parts.push(svg);
  }

  /** Local coordinates on the page, without touching the bounding box. */
  toPage([x, y]: Point): Point {
    const [a, b, c, d, e, f] = this.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  private onPage(points: readonly Point[]): Point[] {
    const onPage = points.map((point) => this.toPage(point));
    onPage.forEach((point) => this.reach(point));
    return onPage;
  }

  private curve(points: readonly Point[], closed: boolean): string {
    const onPage = this.onPage(points);
    if (closed && this.isFine(onPage)) return straightPath(onPage);
    const segments = smoothSegments(onPage, closed);
    segments.forEach((segment) => curveSamples(segment).forEach((point) => this.reach(point)));
    return segmentsPath(cycle(onPage, 0), segments, closed);
  }

  private isFine(points: readonly Point[]): boolean {
    const across = (axis: 0 | 1) =>
      Math.max(...points.map((point) => point[axis])) -
      Math.min(...points.map((point) => point[axis]));
    return across(0) < this.finest && across(1) < this.finest;
  }

  private reach([x, y]: Point): void {
    this.box.left = Math.min(this.box.left, x);
    this.box.top = Math.min(this.box.top, y);
    this.box.right = Math.max(this.box.right, x);
    this.box.bottom = Math.max(this.box.bottom, y);
  }

  private tone(pigment: Pigment): string {
    const distance = 1 - this.nearness;
    const further = shade(pigment, -0.15 * distance);
    const seen = distance
      ? { ...further, chroma: further.chroma * (1 - 0.28 * distance) }
      : pigment;
    return toHex(this.veil ? mix(seen, this.veil.pigment, this.veil.share) : seen);
  }

  private paper(
    path: string,
    pigment: Pigment,
    { opacity = 1, shadow = 0, shadowOpacity = 0.17, holes }: PaperOptions,
  ): void {
    const rule = holes?.length ? ' fill-rule="evenodd"' : '';
    const drop = shadow * this.scale;
    if (drop >= Math.max(0.4, this.finest / 8)) {
      const shift = `transform="translate(${short(drop * 0.55)} ${short(drop)})"`;
      this.parts.push(
        `<path d="${path}" ${shift} fill="${shadowColour}" fill-opacity="${shadowOpacity}"${rule}/>`,
      );
    }
    this.parts.push(
      `<path d="${path}" fill="${this.tone(pigment)}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}${rule}/>`,
    );
  }
}
