import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeServer } from '@/services/http-server';
import { startProgram, until } from '../programs';

/** nginx as a CDN before the storefronts and as the balancer before the services. */
export interface CachingProxy {
  shopUrl: string;
  servicesUrl: string;
  /** Sends requests to these storefronts from now on. */
  sendTo(storefronts: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

interface Wanted {
  binary: string;
  folder: string;
  port: number;
  servicesPort: number;
  services: readonly number[];
  storefronts: readonly number[];
}

/**
 * Starts nginx. It keeps pages by address alone, whatever their `Vary` says, for as long as `s-maxage` lets it; a storefront or service that refuses the
 * connection is passed over.
 */
export async function startProxy(wanted: Wanted): Promise<CachingProxy> {
  const { binary, folder, port, servicesPort } = wanted;
  const home = join(folder, 'nginx');
  const file = join(home, 'nginx.conf');
  await mkdir(join(home, 'cache'), { recursive: true });
  // Its worker is another user than root, who has to be let in.
  await writeFile(file, configuration(home, wanted));
  const nginx = startProgram('proxy', [binary, '-c', file, '-p', home, '-e', 'stderr']);
  const shopUrl = `http://localhost:${port}`;
  await until(nginx, () => fetch(`http://127.0.0.1:${port}/livez`));
  return {
    shopUrl,
    servicesUrl: `http://127.0.0.1:${servicesPort}`,
    async sendTo(storefronts) {
      await writeFile(file, configuration(home, { ...wanted, storefronts }));
      nginx.child.kill('SIGHUP');
    },
    stop: () => nginx.end('SIGTERM'),
  };
}

function configuration(
  home: string,
  { port, servicesPort, services, storefronts }: Wanted,
): string {
  const servers = (ports: readonly number[]) =>
    ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  return `
daemon off;
user ${process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody')};
worker_processes 1;
pid ${home}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  proxy_cache_path ${home}/cache keys_zone=pages:10m max_size=500m inactive=60m use_temp_path=off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_buffers 16 32k;
  proxy_buffer_size 32k;
  proxy_busy_buffers_size 64k;
  upstream storefronts { ${servers(storefronts)} keepalive 16; }
  upstream services { ${servers(services)} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://storefronts;
      proxy_set_header Accept-Encoding "";
      proxy_cache pages;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_ignore_headers Vary;
      add_header X-Proxy-Cache $upstream_cache_status always;
    }
  }
  server {
    listen 127.0.0.1:${servicesPort};
    location / { proxy_pass http://services; }
  }
}
`;
}

/** Takes the purges of the services (`CDN_PURGE=http`) for a proxy that knows no tags. */
export interface Purges {
  url: string;
  key: string;
  /** What was purged, a list of tags for each call. */
  calls: string[][];
  stop(): Promise<void>;
}

/** Listens for purges on a port and ends every copy of the proxy's that names one of the tags, by its `Cache-Tag`. */
export async function takePurges(folder: string, port: number): Promise<Purges> {
  const cache = join(folder, 'nginx', 'cache');
  const key = 'the-key-of-this-proxy';
  const calls: string[][] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.once('end', () => {
      if (request.headers.authorization !== `Bearer ${key}`)
        return void response.writeHead(401).end();
      const { tags } = JSON.parse(text) as { tags: string[] };
      calls.push(tags);
      endCopies(cache, new Set(tags)).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, key, calls, stop: () => closeServer(server) };
}

async function endCopies(cache: string, tags: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    // Another purge may have ended it meanwhile, or the proxy.
    const copy = await readFile(file, 'latin1').catch(() => '');
    const head = copy.slice(0, copy.indexOf('\r\n\r\n'));
    const named = /^cache-tag: (.*)$/im.exec(head)?.[1]?.trim().split(',') ?? [];
    if (named.some((tag) => tags.has(tag))) await rm(file, { force: true });
  }
}
