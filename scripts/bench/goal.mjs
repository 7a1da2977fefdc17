/**
 * Prints a figure beside its bar; one that is missed fails the run.
 *
 * @param {string} name
 * @param {number} value
 * @param {number} most
 * @param {string} [unit]
 */
export function goal(name, value, most, unit = '') {
  const met = value <= most;
  console.log(
    `  ${name}, at most ${most}${unit && ` ${unit}`}: ${Number(value.toFixed(3))}${unit && ` ${unit}`} ${met ? 'holds' : 'MISSED'}`,
  );
  if (!met) process.exitCode = 1;
}
