import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ProcessName } from '@/lib/config/production-table';

const root = process.cwd();
/** Where variables are declared and judged, or vendors examined by those that happen to be set: nothing there needs one. */
const declared = /^(lib\/config\/(env|local-platform|production-\w+)\.ts$|provision\/)/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const pages = () =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('app', path));

const entryPoints: Record<ProcessName, () => string[]> = {
  storefront: () => ['server/main.ts', 'middleware.ts', 'instrumentation.ts', ...pages()],
  services: () => ['services/main.ts'],
};

const texts = new Map<ProcessName, Promise<string>>();

/** Which of the variables are named in the sources that a process is built from. */
export async function variablesRead(of: ProcessName, names: readonly string[]): Promise<string[]> {
  let text = texts.get(of);
  if (!text) texts.set(of, (text = sourcesOf(of)));
  const read = await text;
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(read));
}

/** The sources a process is built from, without their comments. */
async function sourcesOf(process: ProcessName): Promise<string> {
  const { metafile } = await build({
    entryPoints: entryPoints[process](),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty' },
    alias: { 'server-only': join(root, 'scripts/support/empty.mjs') },
  });
  return Object.keys(metafile.inputs)
    .filter((path) => /\.tsx?$/.test(path) && !declared.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replace(comments, ''))
    .join('\n');
}
