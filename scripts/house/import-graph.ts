import { posix } from 'node:path';
import ts from 'typescript';

/** Each file with the files of the same set that it imports; paths from the root of a checkout ("lib/cart/cart.ts"). */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads who imports whom, `import()` included. With `atRunTime` imports that only types are used of do not count. What leads out of the set
 * (packages, styles, tests) is left out.
 */
export function importGraph(
  texts: ReadonlyMap<string, string>,
  { atRunTime = false } = {},
): ImportGraph {
  return new Map(
    [...texts].map(([file, text]) => {
      const read = atRunTime ? ts.transpile(text, emitted) : text;
      const { importedFiles } = ts.preProcessFile(read, true, true);
      const found = importedFiles.flatMap(({ fileName }) => resolved(file, fileName, texts) ?? []);
      return [file, new Set(found.filter((other) => other !== file))];
    }),
  );
}

const emitted: ts.CompilerOptions = {
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
};

function resolved(from: string, name: string, texts: ReadonlyMap<string, string>): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name);
  return (
    ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => texts.has(file)) ??
    null
  );
}

/** For each file, how many others of the set import it. */
export function importerCounts(graph: ImportGraph): ReadonlyMap<string, number> {
  const counts = new Map([...graph.keys()].map((file) => [file, 0]));
  for (const imported of graph.values())
    for (const file of imported) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/** All files that a file reaches through any number of imports, itself among them. */
export function filesBehind(graph: ImportGraph, entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Groups of files that import each other in a circle; each file is in one group at most. */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((file) => [file, filesBehind(graph, file)]));
  const grouped = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    if (grouped.has(file)) return [];
    const group = [...(reach.get(file) ?? [])].filter((other) => reach.get(other)?.has(file));
    group.forEach((member) => grouped.add(member));
    return group.length > 1 ? [group.toSorted()] : [];
  });
}
