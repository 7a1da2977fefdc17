/** A tight dark core under the foot and a long soft one falling away from the lamp, in page units. */
export const contactShadow = (x: number, y: number, halfWidth: number): string => {
  const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${(x + dx * halfWidth).toFixed(1)}" cy="${(y + dy * halfWidth).toFixed(1)}" rx="${(rx * halfWidth).toFixed(1)}" ry="${(ry * halfWidth).toFixed(1)}" fill="url(#contact)" opacity="${opacity}"/>`;
  return oval(0.55, 0.06, 1.75, 0.3, 0.5) + oval(0.08, 0, 1.14, 0.2, 1);
};
