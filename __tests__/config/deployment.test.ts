/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, variableNames } from '@/lib/config/env';
import { fillFromFiles } from '@/lib/config/process-env';
import { requirements, type ProcessName } from '@/lib/config/production-table';
import { createProbes } from '@/lib/core/process/probes';
import { heldTogether } from '@/scripts/support/malloc.mjs';
import { mostPhotoBytes } from '@/services/after/photos/routes';
import {
  clusterContainers,
  compose,
  composeContainers,
  imageOf,
  kustomization,
  manifests,
  type Container,
} from '../support/deployment';
import { productionVariables } from '../support/production-variables';
import { variablesRead } from '../support/variables-read';

/** What a retailer fills in, besides what every production needs. */
const filledIn: Record<string, string> = {
  ...productionVariables,
  SECURITY_LOG_KEY: 'f1d7c2a90b4e8635f1d7c2a90b4e8636',
  CONTENT_PREVIEW_SECRET: '83be5a0c7d19f24683be5a0c7d19f247',
  REDIS_URL: 'redis://:7c1f@valkey:6379',
  CDN_PURGE_KEY: '2a9d04c6e8b1537f',
};
/** Keys that browsers see, or that open nothing by themselves. */
const published = ['CAPTCHA_SITE_KEY', 'GOOGLE_MAPS_KEY', 'BRAINTREE_PUBLIC_KEY'];
const isSecret = (name: string) =>
  (/_(SECRET|KEY|TOKEN|SIGNATURE|PASSWORD)(_PREVIOUS)?$/.test(name) ||
    ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'].includes(name)) &&
  !published.includes(name);
/** How long a process lets what is under way come to its end (`server-life.ts`). */
const graceSeconds = 25;

const containers = [...composeContainers(), ...clusterContainers()];
const ours = containers.filter(({ image }) => image.startsWith('lilac-'));
const isMigration = ({ command }: Container) => command.includes('.build/migrate.mjs');
/** Those that run a process of the shop, with its name. */
const processes = ours
  .filter(({ command }) => command.length === 0)
  .map((container) => ({
    ...container,
    process: container.image.replace(/^lilac-/, '') as ProcessName,
  }));
const variableOf = (name: string) => name.replace(/_FILE$/, '');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  for (const [name, value] of Object.entries(filledIn))
    writeFileSync(join(folder, name.toLowerCase().replaceAll('_', '-')), `${value}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The environment a process finds: its image's, its settings with what is empty filled in or not, its secrets out of their files. */
function environment({ image, variables }: Container, isFilledIn: boolean): NodeJS.ProcessEnv {
  const source: Record<string, string | undefined> = { ...imageOf(image).variables };
  for (const [name, value] of Object.entries(variables))
    if (!name.endsWith('_FILE')) source[name] = value || (isFilledIn ? filledIn[name] : '');
    else if (isFilledIn) source[name] = value.replace('/run/secrets', folder);
  fillFromFiles(source);
  return source as NodeJS.ProcessEnv;
}

const complaints = (check: () => unknown) => {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .filter((line) => line !== 'The environment is not right:');
  }
};

it('describe two storefronts and two services by compose, and both for a cluster', () => {
  expect(processes.map(({ name }) => name).sort()).toEqual([
    'compose: services-1',
    'compose: services-2',
    'compose: storefront-1',
    'compose: storefront-2',
    'kubernetes: Deployment services',
    'kubernetes: Deployment storefront',
  ]);
  expect(ours.filter(isMigration).map(({ name }) => name)).toEqual([
    'compose: migrate',
    'kubernetes: Job migrate',
  ]);
});

it.each(['storefront', 'services'])(
  '%s has its memory held together as by `npm start`',
  (image) => {
    const text = readFileSync(`ops/containers/${image}.Containerfile`, 'utf8');
    const set = [...text.matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(set)).toEqual(heldTogether);
  },
);

describe.each(containers.map((container) => [container.name, container] as const))(
  '%s',
  (_, container) => {
    const { image, tag, variables, secrets } = container;

    it('has an image that can be had: built here, or of a release', () => {
      if (image.startsWith('lilac-'))
        expect(existsSync(`ops/containers/${image.replace(/^lilac-/, '')}.Containerfile`)).toBe(
          true,
        );
      else expect(tag).toMatch(/^\d+(\.\d+)*$/);
    });

    it('is not root, and can change nothing but its own folders', () => {
      expect(container.user).toBeGreaterThan(0);
      expect(container.hasReadOnlyRoot).toBe(true);
      expect(container.hasNoRights).toBe(true);
    });

    it('has its secrets as files, sees each that it names and no other', () => {
      const plain = Object.keys(variables).filter((name) => !name.endsWith('_FILE'));
      expect(plain.filter(isSecret)).toEqual([]);
      const wanted = [
        ...Object.entries(variables).flatMap(([name, path]) =>
          name.endsWith('_FILE') ? [path] : [],
        ),
        ...container.command.filter((word) => word.startsWith('/run/secrets/')),
      ];
      expect([...secrets].sort()).toEqual(wanted.sort());
    });
  },
);

describe.each(processes.map((container) => [container.name, container] as const))(
  '%s',
  (_, container) => {
    const { process, variables } = container;

    it('is given variables that there are, and that this process reads', async () => {
      const names = Object.keys(variables).map(variableOf);
      expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
      const read = await variablesRead(process, names);
      expect(names.filter((name) => !read.includes(name))).toEqual([]);
    });

    it('starts in production once what is empty is filled in, and names exactly that before', () => {
      expect(complaints(() => parseEnv(environment(container, true), process))).toEqual([]);
      const missing = complaints(() => parseEnv(environment(container, false), process)).map(
        (line) => /^ {2}(\w+): /.exec(line)?.[1] ?? line,
      );
      const optional = requirements.flatMap(({ name, optional: may }) => (may ? [name] : []));
      const empty = Object.entries(variables)
        .filter(([name, value]) => value === '' || name.endsWith('_FILE'))
        .map(([name]) => variableOf(name));
      expect(missing.filter((name) => !empty.includes(name) && name !== 'STOREFRONT_URLS')).toEqual(
        [],
      );
      const needed = requirements.map(({ name }) => name).filter((name) => empty.includes(name));
      expect(needed.filter((name) => !missing.includes(name) && !optional.includes(name))).toEqual(
        [],
      );
    });

    it('is asked how it is where it answers', async () => {
      const { PORT } = parseEnv(environment(container, true), process);
      const probes = createProbes(process, {});
      expect(container.probes.length).toBeGreaterThan(0);
      for (const { path, port } of container.probes) {
        expect([path, await probes.answer(path)]).toEqual([path, expect.anything()]);
        expect([path, port]).toEqual([path, PORT]);
      }
    });

    it('has time to end what is under way', () => {
      const { stillAsked, killed } = container.end;
      expect(stillAsked).toBeGreaterThan(0);
      expect(killed).toBeGreaterThanOrEqual(stillAsked + graceSeconds);
    });

    it('writes where it may', () => {
      const env = parseEnv(environment(container, true), process);
      const folders = [env.DATA_DIR, ...(env.ASSETS_DIR ? [env.ASSETS_DIR] : [])];
      for (const path of folders)
        expect([path, container.writable.some((at) => `${path}/`.startsWith(`${at}/`))]).toEqual([
          path,
          true,
        ]);
    });

    it('finds the services under the name it is given', () => {
      const { APP_API_URL, INTEGRATION_URL } = variables;
      if (process === 'services') return;
      const { services } = compose();
      const aliases = Object.values(services).flatMap(({ networks = {} }) =>
        Object.values(networks).flatMap((network: { aliases?: string[] } | null) =>
          network && typeof network === 'object' ? (network.aliases ?? []) : [],
        ),
      );
      for (const url of [APP_API_URL, INTEGRATION_URL]) {
        const { hostname, port } = new URL(url ?? '');
        const inCluster = manifests().find(
          ({ kind, metadata }) => kind === 'Service' && metadata.name === hostname,
        );
        expect(inCluster?.spec.ports?.[0]?.port).toBe(Number(port));
        expect(aliases).toContain(hostname);
        expect(readFileSync('ops/proxy/nginx.conf', 'utf8')).toContain(`listen ${port};`);
      }
    });
  },
);

describe.each(ours.filter(isMigration).map((container) => [container.name, container] as const))(
  '%s',
  (_, container) => {
    it('has what a migration needs', () => {
      expect(
        complaints(() => parseEnv(environment(container, true), ['DATABASE_URL', 'DATA_DIR'])),
      ).toEqual([]);
    });
  },
);

it('keep lines of the log by compose that come to an end, so that no disk fills up', () => {
  for (const [name, { logging }] of Object.entries(compose().services))
    expect([name, logging?.options]).toEqual([
      name,
      { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) },
    ]);
});

it('let the house’s own people in: the services are told the client they log into', () => {
  for (const { process, variables } of processes)
    expect('BENCH_CLIENT_ID' in variables).toBe(process === 'services');
});

describe('the proxy of compose', () => {
  const conf = readFileSync('ops/proxy/nginx.conf', 'utf8');
  const { services, secrets, volumes } = compose();

  it('knows every process by the address that it has', () => {
    const servers = [...conf.matchAll(/server ([\w-]+):(\d+) /g)].map(
      ([, name = '', port]) => [name, Number(port)] as const,
    );
    expect(servers.map(([name]) => `compose: ${name}`).sort()).toEqual(
      processes
        .map(({ name }) => name)
        .filter((name) => name.startsWith('compose'))
        .sort(),
    );
    for (const [name, port] of servers) {
      const { probes } = containers.find((one) => one.name === `compose: ${name}`)!;
      expect(probes[0]?.port).toBe(port);
      const { networks } = services[name]!;
      const address = (networks as Record<string, { ipv4_address?: string }>).inside?.ipv4_address;
      expect(services.proxy?.extra_hosts).toContain(`${name}:${address}`);
    }
  });

  it('lets a photo of a shipment through to the services', () => {
    const [, inner = ''] = conf.split('listen 4100;');
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(inner)?.[1] ?? 1);
    expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(mostPhotoBytes);
  });

  it('has volumes and secrets for all who name them', () => {
    const wanted = Object.values(services);
    for (const name of wanted.flatMap((one) => one.secrets ?? []))
      expect(secrets[name]?.file).toBe(`secrets/${name}`);
    for (const mount of wanted.flatMap((one) => one.volumes ?? [])) {
      const [from = ''] = mount.split(':');
      expect([
        from,
        from.startsWith('.') ? existsSync(join('ops', from)) : from in volumes,
      ]).toEqual([from, true]);
    }
  });
});

describe('the manifests of a cluster', () => {
  const all = manifests();
  const find = (kind: string, name: string) =>
    all.find((one) => one.kind === kind && one.metadata.name === name);

  it('are all of the folder, with an image name for each of ours', () => {
    const { resources = [], images = [] } = kustomization('kubernetes');
    expect(resources.filter((path) => path.endsWith('.yaml')).sort()).toEqual(
      readdirSync('ops/kubernetes').filter((name) => name !== 'kustomization.yaml'),
    );
    expect(images.map(({ name }) => name).sort()).toEqual(
      [...new Set(ours.map(({ image }) => image))].sort(),
    );
  });

  it.each(['storefront', 'services'])('lead to the pods of the %s', (name) => {
    const labels = find('Deployment', name)?.spec.template?.metadata.labels;
    expect(labels).toBeTruthy();
    expect(find('Deployment', name)?.spec.selector?.matchLabels).toEqual(labels);
    expect(find('Service', name)?.spec.selector).toEqual(labels);
    expect(find('PodDisruptionBudget', name)?.spec.selector?.matchLabels).toEqual(labels);
  });

  it('let Prometheus find the port where metrics are told', () => {
    for (const { variables, process } of processes) {
      const { template } = find('Deployment', process)!.spec;
      expect(template?.metadata.annotations?.['prometheus.io/port']).toBe(variables.METRICS_PORT);
      expect(template?.spec.containers[0]?.ports).toContainEqual({
        name: 'metrics',
        containerPort: Number(variables.METRICS_PORT),
      });
    }
  });

  it('scale a deployment that there is, and show the public what is served', () => {
    const target = all.find(({ kind }) => kind === 'HorizontalPodAutoscaler')?.spec.scaleTargetRef;
    expect(find(target?.kind ?? '', target?.name ?? '')).toBeTruthy();
    const paths = all
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap(({ spec }) => spec.rules ?? [])
      .flatMap(({ http }) => http.paths);
    expect(paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
      ['/', 'storefront'],
      ['/indexer/webhooks', 'services'],
    ]);
    for (const { backend } of paths)
      expect(find('Service', backend.service.name)?.spec.ports?.map(({ name }) => name)).toContain(
        backend.service.port.name,
      );
  });
});
