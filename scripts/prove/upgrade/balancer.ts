import { Agent, createServer, get, request as send, type Server } from 'node:http';

const lookEveryMs = 250;
const patienceMs = 2000;
/** Longer than any client here keeps a connection. */
const idleMs = 120_000;

interface Member {
  origin: string;
  isReady: boolean;
}

/** What stands in front of several processes of one kind. */
export interface Balancer {
  origin: string;
  add(origin: string): void;
  remove(origin: string): void;
  isReady(origin: string): boolean;
  /** What could not be passed on. */
  failed: string[];
  close(): void;
}

/**
 * A load balancer as simple as they come, on loopback: in turn to all whose `/readyz` says 200, asked four times a second, over connections it keeps. It
 * tries nothing twice, so that what one process drops is seen.
 */
export async function openBalancer(port: number): Promise<Balancer> {
  const members: Member[] = [];
  const failed: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;

  const server: Server = createServer((incoming, outgoing) => {
    const ready = members.filter(({ isReady }) => isReady);
    const member = ready[(turn += 1) % ready.length];
    const fail = (why: string) => {
      failed.push(`${incoming.method} ${incoming.url} at ${member?.origin ?? 'nobody'}: ${why}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('502\n');
    };
    if (!member) return fail('nobody is ready');
    const { method, headers, url } = incoming;
    const onward = send(`${member.origin}${url}`, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.once('error', (error) => fail(String(error)));
      answer.pipe(outgoing);
    });
    onward.once('error', (error) => fail(String(error)));
    incoming.pipe(onward);
  });
  server.keepAliveTimeout = idleMs;
  const look = (member: Member) =>
    new Promise<void>((resolve) => {
      const says = (isReady: boolean) => {
        member.isReady = isReady;
        resolve();
      };
      get(`${member.origin}/readyz`, { agent: false, timeout: patienceMs }, (answer) => {
        answer.resume();
        says(answer.statusCode === 200);
      })
        .once('timeout', function (this: ReturnType<typeof get>) {
          this.destroy();
        })
        .once('error', () => says(false));
    });
  const looking = setInterval(() => void Promise.all(members.map(look)), lookEveryMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    failed,
    add: (origin) => void members.push({ origin, isReady: false }),
    remove: (origin) =>
      void members.splice(
        members.findIndex((one) => one.origin === origin),
        1,
      ),
    isReady: (origin) => members.some((one) => one.origin === origin && one.isReady),
    close: () => {
      clearInterval(looking);
      server.close().closeAllConnections();
      agent.destroy();
    },
  };
}

/** Between balancer and client is a connection of its own. */
function withoutConnection<T extends object>(headers: T): T {
  const passed = { ...headers };
  for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
    Reflect.deleteProperty(passed, name);
  return passed;
}
