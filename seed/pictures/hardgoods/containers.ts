import { shade } from '../drawing/colour';
import { cycle, range, type Point } from '../drawing/geometry';
import { material } from '../pigments';
import { roundPot, soilIn } from '../vessels/pots';
import { beltOutline, mouthOpening, onFront, rimLine, turnedBody, type Profile } from '../vessels/turned';
import { standsOn, type DrawGood } from './hardgood';

/** An empty pot from its profile, with a band or dots so that no two read alike. */
const pot = (profile: Profile, foot: number, decoration: 'band' | 'ribs' | 'dots'): DrawGood => (pen, { paint }) => {
  const body = roundPot(pen, {
    profile, glaze: paint, foot,
    decorate(points) {
      const [upper, lower] = [cycle(points, Math.round(points.length * 0.24)), cycle(points, Math.round(points.length * 0.42))];
      if (decoration === 'band') pen.polygon(beltOutline(upper, lower), shade(paint, 0.1), { opacity: 0.8 });
      if (decoration === 'ribs') range(15).forEach((index) => {
        const across = (index / 7 - 1) * 0.95;
        pen.line(points.map((point) => onFront(across, point)), shade(paint, -0.06), 3, { opacity: 0.6 });
      });
      if (decoration === 'dots') range(40).forEach(() => {
        const [x, y] = onFront(pen.between(-0.92, 0.92), cycle(points, Math.floor(pen.between(2, points.length - 1))));
        pen.dot(x, y, pen.between(1.5, 3.5), shade(paint, -0.16), { opacity: 0.6 });
      });
    },
  });
  body.back();
  soilIn(pen, body.opening * 0.86, body.mouth + 5);
  body.front();
  return standsOn(foot);
};

export const potRound = pot([[132, -210], [158, -150], [146, -60], [104, 0]], 106, 'band');
export const potTapered = pot([[150, -270], [128, -130], [98, 0]], 100, 'ribs');
export const potBowl = pot([[210, -150], [196, -84], [140, -22], [110, 0]], 114, 'dots');
export const potTall = pot([[116, -430], [106, -220], [84, 0]], 88, 'band');

export const potSquare: DrawGood = (pen, { paint }) => {
  pen.polygon([[-170, -250], [-110, -288], [210, -288], [170, -250]], shade(paint, -0.2));
  pen.polygon([[-152, -254], [-104, -282], [190, -282], [154, -254]], material.soil);
  pen.polygon([[-170, -250], [130, -250], [112, 10], [-152, 10]], shade(paint, 0.03), { shadow: 6 });
  pen.polygon([[130, -250], [210, -288], [186, -30], [112, 10]], shade(paint, -0.1));
  pen.polygon([[-176, -262], [136, -262], [136, -230], [-176, -230]], shade(paint, 0.08));
  pen.polygon([[136, -262], [218, -300], [216, -270], [136, -230]], shade(paint, -0.04));
  pen.polygon([[-132, -196], [94, -196], [82, -30], [-120, -30]], shade(paint, -0.025));
  pen.polygon([[-120, -184], [82, -184], [72, -42], [-109, -42]], shade(paint, 0.025));
  return standsOn(150);
};

/** A glazed mug with a floret on it. */
export const mug: DrawGood = (pen, { paint }) => {
  const handle: Point[] = [[104, -206], [190, -206], [204, -110], [150, -52], [96, -60]];
  pen.line(handle, shade(paint, -0.09), 34);
  pen.line(handle.map(([x, y]): Point => [x - 4, y - 6]), shade(paint, 0.04), 12);
  mouthOpening(pen, 116, -262, paint, 6);
  pen.shape(range(14).map((index): Point =>
    [Math.cos((index / 14) * Math.PI * 2) * 104, -254 + Math.sin((index / 14) * Math.PI * 2) * 13]), material.chocolate);
  turnedBody(pen, [[122, -262], [120, -120], [112, -18], [92, 0]], paint, { shine: 6 });
  pen.line(rimLine([122, -262]), shade(paint, 0.08), 6);
  const mark = paint.lightness > 0.7 ? material.aubergine : material.lilac;
  range(3).forEach((index) => pen.place(-14 + (index - 1) * 58, -116 + (index % 2) * -34, { turn: index * 20 }, () =>
    [0, 90, 180, 270].forEach((turn) =>
      pen.place(0, 0, { turn: turn + 45 }, () => pen.shape([[0, 0], [-11, -12], [-9, -25], [0, -29], [9, -25], [11, -12]], mark)))));
  return standsOn(112);
};
