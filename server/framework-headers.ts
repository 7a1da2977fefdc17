import type { ServerResponse } from 'node:http';

/** Takes off an answer what the framework tells about its cache. The router's own answers keep it: the browser's part of the framework reads it. */
export function dropFrameworkHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name.startsWith('x-nextjs-')) response.removeHeader(name);
}
