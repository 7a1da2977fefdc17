import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFiles } from '@/lib/core/framework';
import { asSent } from '@/lib/http/compile-hint';
import { filesNamed } from '../../payment-page/reached';

const named = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;

/** The files that pages named, and what is in them by the builds of both releases. */
export class NamedFiles {
  /** By release: addresses its pages named, and what their scripts can load later. */
  readonly of = new Map<string, Set<string>>();
  private readonly contents = new Map<string, Promise<Buffer | null>>();

  constructor(private readonly folders: readonly string[]) {}

  /** Notes what a page of a release names. */
  async note(release: string, html: string): Promise<void> {
    const addresses = this.of.get(release) ?? new Set<string>();
    this.of.set(release, addresses);
    const open = [...new Set(html.match(named))];
    for (let address = open.pop(); address !== undefined; address = open.pop()) {
      if (addresses.has(address)) continue;
      addresses.add(address);
      if (address.endsWith('.js'))
        open.push(
          ...filesNamed((await this.content(address))?.toString() ?? '').map(
            (file) => `/_next/${file}`,
          ),
        );
    }
  }

  /** What a file has to be, as the front sends it; `null` when no build has it. */
  content(address: string): Promise<Buffer | null> {
    const content = this.contents.get(address) ?? this.read(address);
    this.contents.set(address, content);
    return content;
  }

  /** Every address named so far. */
  all(): string[] {
    return [...new Set([...this.of.values()].flatMap((addresses) => [...addresses]))];
  }

  /** Why a file of an origin is not what it has to be; `null` when it is. */
  async fault(origin: string, address: string): Promise<string | null> {
    const response = await fetch(`${origin}${address}`, { signal: AbortSignal.timeout(30_000) });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) return `${response.status}`;
    if (!response.headers.get('cache-control')?.includes('immutable')) return 'may not be kept';
    return (await this.content(address))?.equals(body) ? null : 'has another content';
  }

  private async read(address: string): Promise<Buffer | null> {
    for (const folder of this.folders) {
      const path = join(folder, '.next/static', address.slice(buildFiles.length));
      const body = await readFile(path).catch(() => null);
      if (body) return asSent(address, body);
    }
    return null;
  }
}
