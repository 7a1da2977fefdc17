/** Another tab of the same browser, and this one's: stands for `BroadcastChannel`, which jsdom has not, from the import of this file on. */
export class Channels {
  static open: Channels[] = [];
  listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    Channels.open.push(this);
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener);
  }
  removeEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners = this.listeners.filter((other) => other !== listener);
  }
  postMessage(data: unknown) {
    for (const other of Channels.open)
      if (other !== this && other.name === this.name)
        for (const listener of other.listeners) listener({ data });
  }
  close() {
    Channels.open = Channels.open.filter((channel) => channel !== this);
  }
}

Object.assign(globalThis, { BroadcastChannel: Channels });
