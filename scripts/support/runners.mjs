import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const results = join(root, 'test-results');

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [secondTry] names of tests that passed at their second try
 * @property {string[]} [failures] tests that failed, each with its file and the first line of its reason
 *
 * @typedef {object} JestReport what is read of it
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{ name: string, message: string, assertionResults: JestResult[] }[]} testResults
 *
 * @typedef {{ status: string, fullName: string, invocations?: number, failureMessages?: string[] }} JestResult
 *
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 */

/** @param {string} path */
const nodeModules = (path) => join(root, 'node_modules', path);

/**
 * Runs Jest projects; returns how many tests passed and failed, and the names of those that passed at their second try. A suite that could not
 * run counts as one failure.
 *
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @param {string[]} [args]
 * @returns {Promise<Outcome>}
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
  /** @type {JestReport | null} */
  const report = await readReport(outputFile);
  if (!report) return { name, passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const secondTry = tests
    .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
    .map(({ fullName }) => fullName);
  return {
    name,
    passed: report.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    secondTry,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/**
 * @param {JestReport['testResults'][number]} suite
 * @returns {string[]}
 */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && assertionResults.length === 0 && message)
    return [`${file}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages = [] }) =>
      `${file}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
  );
}

/** @param {string} text */
function firstLine(text) {
  const [line = ''] = stripVTControlCharacters(text).trim().split('\n');
  return line.slice(0, 160);
}

/**
 * Runs one Playwright project in Chromium, or a command that does; returns how many journeys passed and failed, and the names of those that passed at their second try.
 *
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @param {string[]} [args]
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(
  project,
  env = {},
  args = [
    nodeModules('@playwright/test/cli.js'),
    'test',
    '--project',
    project,
    '--pass-with-no-tests',
  ],
) {
  const outputFile = join(results, `e2e-${project}.json`);
  await freshFile(outputFile);
  const code = await runNode(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile });
  /** @type {PlaywrightReport | null} */
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
    failures: report.suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file}: ${title}`),
  };
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {import('@playwright/test/reporter').JSONReportSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Runs one command as one test.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runCheck(name, args, env = {}) {
  const code = await runNode(args, env);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
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

/** @param {string} path */
async function freshFile(path) {
  await mkdir(results, { recursive: true });
  await rm(path, { force: true });
}

/** @param {string} path */
async function readReport(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
}
