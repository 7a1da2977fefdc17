const inPackages = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const ownFolder = /^(?:app|components|lib|styles)\/[^/]+/;

/**
 * What a source of a script belongs to, as the list of owners names it: the package (`next`, `@base-ui/react`), a folder of this shop
 * (`lib/checkout`), or what the bundler adds (`[turbopack]`). A source from anywhere else stays as it is, so that no list has it.
 */
export function partOf(source: string): string {
  const path = source.replace(/^turbopack:\/\/\//, '').replace(/^\[project\]\//, '');
  const name = inPackages.exec(`/${path}`)?.[1];
  if (name !== undefined) return name;
  if (path.startsWith('[turbopack]/')) return '[turbopack]';
  return ownFolder.exec(path)?.[0] ?? path;
}

const chunk =
  /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\["object"==typeof document\?document\.currentScript:void 0(,[\s\S]*)\]\);?\s*(?:\/\/# sourceMappingURL=\S+\s*)?$/;
const loader =
  /,\d+,(\w+)=>\{\1\.v\((\w+)=>Promise\.all\(\[(?:"static\/immutable\/chunks\/[\w.~-]+",?)+\]\.map\(\2=>\1\.l\(\2\)\)\)\.then\(\(\)=>\2\(\d+\)\)\)\}/g;

/** Whether a script does nothing but load others of this build when they are wanted: the bundler's own, of no source. */
export function loadsOnly(text: string): boolean {
  return chunk.exec(text)?.[1]?.replace(loader, '') === '';
}
