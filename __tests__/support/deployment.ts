import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A container that `ops/` describes, whatever runs it. */
export interface Container {
  /** Where it stands: `compose: storefront-1`, `kubernetes: Deployment storefront`. */
  name: string;
  /** Without registry and tag. */
  image: string;
  tag: string;
  command: readonly string[];
  /** What its settings and the manifest set; not what its image does. */
  variables: Record<string, string>;
  /** Paths of the secrets it sees. */
  secrets: readonly string[];
  /** Folders it may write. */
  writable: readonly string[];
  user: number | undefined;
  hasReadOnlyRoot: boolean;
  hasNoRights: boolean;
  /** Of HTTP probes and health checks. */
  probes: readonly { path: string; port: number }[];
  /** Seconds in which requests still come, and seconds until it is killed, when it is told to end. */
  end: { stillAsked: number; killed: number };
}

const ops = (path: string) => readFileSync(join('ops', path), 'utf8');
const secretFolder = '/run/secrets';

/** A file of settings, as containers get it. */
export function settings(path: string): Record<string, string> {
  return Object.fromEntries(
    [...ops(path).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** What an image of the shop's own sets (`ENV`), and who it runs as. */
export function imageOf(name: string): { variables: Record<string, string>; text: string } {
  const text = ops(`containers/${name.replace(/^lilac-/, '')}.Containerfile`);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const env = /^ENV ((?:.*\\\n)*.*)$/m.exec(last)?.[1] ?? '';
  return {
    text,
    variables: Object.fromEntries(
      [...env.matchAll(/([A-Z_]+)=("[^"]*"|\S+)/g)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll('"', ''),
      ]),
    ),
  };
}

const named = (image: string) => {
  const full = image.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
  const [, name = '', tag = ''] = /([\w.-]+)(?::([\w.-]+))?$/.exec(full) ?? [];
  return { image: name, tag };
};
const secondsIn = (text: string | undefined) => Number(/^(\d+)s$/.exec(text ?? '')?.[1] ?? 10);

interface ComposeService {
  image: string;
  user?: string;
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { driver: string; options: Record<string, string> };
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  networks?: Record<string, { aliases?: string[]; ipv4_address?: string } | null> | string[];
  extra_hosts?: string[];
  depends_on?: Record<string, unknown>;
}

interface Compose {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

/** `ops/compose.yaml`, its anchors merged. */
export const compose = (): Compose => parse(ops('compose.yaml'), { merge: true }) as Compose;

/** The containers of `ops/compose.yaml`. */
export function composeContainers(): Container[] {
  return Object.entries(compose().services).map(([name, service]) => {
    const variables = {
      ...Object.assign({}, ...(service.env_file ?? []).map(settings)),
      ...service.environment,
    } as Record<string, string>;
    const mounts = (service.volumes ?? []).map((volume) => volume.split(':'));
    return {
      name: `compose: ${name}`,
      ...named(service.image),
      command: service.command ?? [],
      variables,
      secrets: (service.secrets ?? []).map((secret) => `${secretFolder}/${secret}`),
      writable: [
        ...(service.tmpfs ?? []),
        ...mounts.filter(([, , mode]) => mode !== 'ro').map(([, folder = '']) => folder),
      ],
      user: service.user ? Number(service.user.split(':')[0]) : undefined,
      hasReadOnlyRoot: service.read_only === true,
      hasNoRights:
        service.cap_drop?.includes('ALL') === true &&
        service.security_opt?.includes('no-new-privileges:true') === true,
      probes: [
        ...(service.healthcheck?.test.join(' ') ?? '').matchAll(/127\.0\.0\.1:(\d+)(\/\w+)/g),
      ].map(([, port, path = '']) => ({ path, port: Number(port) })),
      end: {
        stillAsked: Number(variables.DRAIN_SECONDS ?? 0),
        killed: secondsIn(service.stop_grace_period),
      },
    };
  });
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface Pod {
  terminationGracePeriodSeconds?: number;
  automountServiceAccountToken?: boolean;
  securityContext: { runAsNonRoot?: boolean; runAsUser?: number };
  containers: {
    image: string;
    command?: string[];
    env?: { name: string; value: string }[];
    envFrom?: { configMapRef: { name: string } }[];
    ports?: { name: string; containerPort: number }[];
    startupProbe?: Probe;
    livenessProbe?: Probe;
    readinessProbe?: Probe;
    lifecycle?: { preStop: { exec: { command: string[] } } };
    securityContext: {
      allowPrivilegeEscalation?: boolean;
      readOnlyRootFilesystem?: boolean;
      capabilities?: { drop: string[] };
    };
    volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  }[];
  volumes: { name: string; secret?: { items: { key: string; path: string }[] } }[];
}

/** A manifest of a cluster's, as far as the tests look. */
export interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
    template?: {
      metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
      spec: Pod;
    };
    ports?: { name: string; port: number; targetPort: string }[];
    scaleTargetRef?: { kind: string; name: string };
    rules?: {
      http: {
        paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[];
      };
    }[];
  };
}

export const kustomization = (folder: string) =>
  parse(ops(`${folder}/kustomization.yaml`)) as {
    resources?: string[];
    images?: { name: string }[];
    configMapGenerator?: { name: string; envs: string[] }[];
  };

/** What `kubectl apply -k ops/kubernetes` makes, but for the settings. */
export function manifests(): Manifest[] {
  return (kustomization('kubernetes').resources ?? [])
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) =>
      parseAllDocuments(ops(`kubernetes/${path}`)).map(
        (one) => ({ spec: {}, ...(one.toJS() as Partial<Manifest>) }) as Manifest,
      ),
    );
}

/** The containers of `ops/kubernetes`. */
export function clusterContainers(): Container[] {
  const maps = new Map(
    kustomization('settings').configMapGenerator?.map(({ name, envs }) => [
      name,
      Object.assign({}, ...envs.map((path) => settings(`settings/${path}`))) as Record<
        string,
        string
      >,
    ]),
  );
  return manifests().flatMap(({ kind, metadata, spec: { template } }) =>
    (template?.spec.containers ?? []).map((container) => {
      const pod = template!.spec;
      const files = new Map(pod.volumes.map(({ name, secret }) => [name, secret]));
      const portOf = (name: string) =>
        container.ports?.find((port) => port.name === name)?.containerPort ?? NaN;
      const rights = container.securityContext;
      return {
        name: `kubernetes: ${kind} ${metadata.name}`,
        ...named(container.image),
        command: container.command ?? [],
        variables: {
          ...(Object.assign(
            {},
            ...(container.envFrom ?? []).map(({ configMapRef: { name } }) => {
              const map = maps.get(name);
              if (!map) throw new Error(`Nothing makes the ConfigMap ${name}.`);
              return map;
            }),
          ) as Record<string, string>),
          ...Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
        },
        secrets: container.volumeMounts.flatMap(({ name, mountPath }) =>
          (files.get(name)?.items ?? []).map(({ path }) => `${mountPath}/${path}`),
        ),
        writable: container.volumeMounts
          .filter(({ readOnly }) => !readOnly)
          .map(({ mountPath }) => mountPath),
        user: pod.securityContext.runAsNonRoot ? pod.securityContext.runAsUser : undefined,
        hasReadOnlyRoot: rights.readOnlyRootFilesystem === true,
        hasNoRights:
          rights.allowPrivilegeEscalation === false &&
          rights.capabilities?.drop.includes('ALL') === true &&
          pod.automountServiceAccountToken === false,
        probes: [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap(
          (probe) =>
            probe ? [{ path: probe.httpGet.path, port: portOf(probe.httpGet.port) }] : [],
        ),
        end: {
          stillAsked: Number(container.lifecycle?.preStop.exec.command[1] ?? 0),
          killed: pod.terminationGracePeriodSeconds ?? 30,
        },
      };
    }),
  );
}
