import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { within } from '../support/quantiles.mjs';

const connections = 10;
const ticksPerSecond = 100;

/**
 * Asks for an address `count` times over ten connections; returns how long each answer took, in milliseconds.
 *
 * @param {string} url
 * @param {number} count
 */
export async function load(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await drained(url, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return times;
}

/**
 * What a load costs the process that answers it: milliseconds of CPU for each request, and the time that 99 of 100 answers need at most.
 *
 * @param {number} pid
 * @param {string} url
 * @param {number} count
 */
export async function costOfLoad(pid, url, count) {
  const before = await cpuMs(pid);
  const times = await load(url, count);
  const cpu = ((await cpuMs(pid)) - before) / count;
  return { cpu, p99: within(times, 99) };
}

/**
 * User and system time of a process so far, in milliseconds.
 *
 * @param {number} pid
 */
async function cpuMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/**
 * @param {string} url
 * @param {Agent} agent
 */
function drained(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
}
