/**
 * Whether somebody asks what a command does, with `--help`; they are told then, and nothing else is to be done.
 *
 * @param {string} usage
 */
export function saysHelp(usage) {
  const isAsked = process.argv.slice(2).includes('--help');
  if (isAsked) console.log(usage);
  return isAsked;
}
