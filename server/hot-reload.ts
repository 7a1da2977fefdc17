import type { Server } from 'node:http';
import { isHotReload } from '@/lib/core/framework';
import type { TakeUpgrade } from './open-server';

/** Passes the connection over which a browser hears of changes, and no other, to the server the framework listens at; for development alone. */
export function toHotReload(inner: Server): TakeUpgrade {
  return (request, socket, head) =>
    isHotReload(request.url ?? '') && inner.emit('upgrade', request, socket, head);
}
