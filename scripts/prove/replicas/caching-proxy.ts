import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPurges } from '../../../ops/proxy/purges.mjs';
import { closeServer } from '@/services/http/listen';
import { startProgram, until } from '../programs';

/** nginx as a CDN before the storefronts and as the balancer before the services. */
export interface CachingProxy {
  shopUrl: string;
  /** Sends requests to these storefronts from now on. */
  sendTo(storefronts: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

interface ProxyLayout {
  binary: string;
  folder: string;
  port: number;
  servicesPort: number;
  services: readonly number[];
  storefronts: readonly number[];
}

/** What the proxy does with pages, as `ops/compose.yaml` runs it. */
const shared = join(process.cwd(), 'ops/proxy');

/**
 * Starts nginx. It keeps pages by address alone, whatever their `Vary` says, for as long as `s-maxage` lets it; a storefront or service that refuses the
 * connection is passed over.
 */
export async function startProxy(layout: ProxyLayout): Promise<CachingProxy> {
  const { binary, folder, port } = layout;
  const home = join(folder, 'nginx');
  const file = join(home, 'nginx.conf');
  await mkdir(join(home, 'cache'), { recursive: true });
  // Its worker is another user than root, who has to be let in.
  await writeFile(file, configuration(home, layout));
  const nginx = startProgram('proxy', [binary, '-c', file, '-p', home, '-e', 'stderr']);
  const shopUrl = `http://localhost:${port}`;
  await until(nginx, () => fetch(`http://127.0.0.1:${port}/livez`));
  return {
    shopUrl,
    async sendTo(storefronts) {
      await writeFile(file, configuration(home, { ...layout, storefronts }));
      nginx.child.kill('SIGHUP');
    },
    stop: () => nginx.end('SIGTERM'),
  };
}

function configuration(
  home: string,
  { port, servicesPort, services, storefronts }: ProxyLayout,
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
  include ${shared}/encoding.conf;
  upstream storefronts { ${servers(storefronts)} keepalive 16; }
  upstream services { ${servers(services)} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://storefronts;
      include ${shared}/pages.conf;
    }
  }
  server {
    listen 127.0.0.1:${servicesPort};
    location / { proxy_pass http://services; include ${shared}/services.conf; }
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

/** Listens for purges on a port and ends the copies of the proxy that starts in the same folder. */
export async function takePurges(folder: string, port: number): Promise<Purges> {
  const key = 'the-key-of-this-proxy';
  const calls: string[][] = [];
  const server = createPurges({
    folder: join(folder, 'nginx', 'cache'),
    key,
    onPurge: (tags) => calls.push(tags),
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, key, calls, stop: () => closeServer(server) };
}
