import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { ProofInput } from './proof';

export const needsShop = false;

/** The releases of Node the shop is to run under, as the npm registry packages them. */
const releases = ['20.20.2', '22.23.3', '24.9.0'];

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

interface Run {
  passed: number;
  failed: number;
  /** Files with a test that failed, or that could not be loaded. */
  failedFiles: string[];
}

/** `npm run prove:nodes -- [project…]`: tests (the rules unless said) under each release of Node, one after the other. */
export async function prove({ pinned, args }: ProofInput): Promise<boolean> {
  const projects = args.length > 0 ? args : ['rules'];
  let holds = true;
  for (const release of releases) {
    const folder = await pinned(`node-${process.platform}-${process.arch}`, release);
    const { passed, failed, failedFiles } = await runJest(
      join(folder, 'bin', 'node'),
      projects,
      release,
    );
    console.log(`Node ${release}, ${projects.join(', ')}: ${passed} passed, ${failed} failed`);
    for (const file of failedFiles) console.log(`  ${file}`);
    holds &&= failed === 0 && passed > 0;
  }
  return holds;
}

async function runJest(node: string, projects: readonly string[], release: string): Promise<Run> {
  const results = join(process.cwd(), 'test-results');
  await mkdir(results, { recursive: true });
  const outputFile = join(results, `node-${release}.json`);
  await rm(outputFile, { force: true });
  const options = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--silent',
    '--json',
    `--outputFile=${outputFile}`,
    '--selectProjects',
    ...projects,
  ];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(node, options, { stdio: ['ignore', 'ignore', 'ignore'] });
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  const report = reportSchema.parse(JSON.parse(await readFile(outputFile, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failedFiles: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(process.cwd(), name)),
  };
}
