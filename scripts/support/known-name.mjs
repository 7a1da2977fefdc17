/**
 * Whether a name is one of those there are. Otherwise they are said below `usage`, and the process is to end: with 2, unless somebody asked for them with `--help`.
 *
 * @param {string} name
 * @param {readonly string[]} names
 * @param {string} usage
 */
export function isKnownName(name, names, usage) {
  if (names.includes(name)) return true;
  const isAsked = name === '--help';
  const fault = isAsked || name === '' ? '' : `There is no ${name}.\n\n`;
  (isAsked ? console.log : console.error)(`${fault}${usage}\n\n  ${names.join('\n  ')}`);
  process.exitCode = isAsked ? 0 : 2;
  return false;
}
