import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const results = join(root, 'test-results');
const nodeModules = (path) => join(root, 'node_modules', path);

/**
 * Runs Jest projects; answers how many tests passed and failed, and the names of those that passed at their second try. A suite that could not
 * run counts as one failure.
 */
export async function runJest(projects, env = {}, args = []) {
  const name = `jest ${projects.join(', ')}`;
  const outputFile = join(results, `jest-${projects.join('-')}.json`);
  await freshFile(outputFile);
  const options = [
    '--experimental-vm-modules',
    '--no-warnings',
    nodeModules('jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${outputFile}`,
    '--passWithNoTests',
    ...args,
  ];
  const code = await runNode(options, env);
  const report = await readReport(outputFile);
  if (!report) return { name, passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const secondTry = tests
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
  return { name, passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1), secondTry };
}

/** Runs one Playwright project in Chromium; answers how many journeys passed and failed, and the names of those that passed at their second try. */
export async function runPlaywright(project, env = {}) {
  const outputFile = join(results, `e2e-${project}.json`);
  await freshFile(outputFile);
  const code = await runNode(
    [nodeModules('@playwright/test/cli.js'), 'test', '--project', project, '--pass-with-no-tests'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
  );
  const report = await readReport(outputFile);
  if (!report) return { name: project, passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const secondTry = report.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  return {
    name: project,
    passed: expected + flaky,
    failed: unexpected + report.errors.length || (code === 0 ? 0 : 1),
    secondTry,
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Runs one command as one test. */
export async function runCheck(name, args, env = {}) {
  const code = await runNode(args, env);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function runNode(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

async function freshFile(path) {
  await mkdir(results, { recursive: true });
  await rm(path, { force: true });
}

async function readReport(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
}
