import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server that speaks as much of Redis' protocol as a connection needs, and can be whatever a Redis can be. */
export interface ListeningRedis {
  url: string;
  /** What it does with every command: answers, says that it is still loading, or says nothing. */
  is: 'well' | 'loading' | 'silent';
  /** How many connections there were. */
  connections: number;
  /** What was sent, by the commands' names. */
  asked: string[];
  /** Ends and takes no connections until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Starts one on a free port. */
export async function listeningRedis(): Promise<ListeningRedis> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    redis.connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      for (const [, name = ''] of data.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\S+)\r\n/gm)) {
        redis.asked.push(name);
        if (redis.is === 'silent') continue;
        socket.write(
          redis.is === 'well' ? '+PONG\r\n' : '-LOADING Redis is loading the dataset\r\n',
        );
      }
    });
  });
  let port = 0;
  const redis: ListeningRedis = {
    url: '',
    is: 'well',
    connections: 0,
    asked: [],
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    open: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
  };
  await redis.open();
  port = (server.address() as AddressInfo).port;
  redis.url = `redis://127.0.0.1:${port}`;
  return redis;
}
