import { Agent, get } from 'node:http';

/** How a round of requests went. */
export interface Round {
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** How long each answer took, in ms. */
  times: number[];
}

/** Reads addresses one after the other over so many connections, as a browser does: compressed, to the last byte. Throws when one is not answered. */
export async function readAll(
  origin: string,
  paths: readonly string[],
  connections: number,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = [...paths].reverse();
  const round: Round = { statuses: new Map(), times: [] };
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const started = performance.now();
      const status = await read(`${origin}${path}`, agent);
      round.times.push(performance.now() - started);
      round.statuses.set(status, (round.statuses.get(status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, worker));
  } finally {
    agent.destroy();
  }
  return round;
}

function read(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}
