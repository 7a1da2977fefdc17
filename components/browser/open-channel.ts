/** A channel to the other tabs of this browser; `null` where it has none, or is set to keep nothing of the shop and so refuses it. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
