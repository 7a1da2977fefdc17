/** The arguments of a command without `--save FILE`, and the file. */
export function withoutFile(args: readonly string[]): { args: string[]; file?: string } {
  const at = args.indexOf('--save');
  const file = args[at + 1];
  return at === -1 || file === undefined || file.startsWith('--')
    ? { args: [...args] }
    : { args: args.toSpliced(at, 2), file };
}
