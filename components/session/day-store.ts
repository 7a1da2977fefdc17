import { keptStore } from '@/components/browser/kept-store';

/** The Chicago day by which the shopper wants things to arrive, kept on this browser; `null` until it was said. Whether it is past is for the server's clock to say. */
export const dayStore = keptStore('lilac-day', /^\d{4}-\d{2}-\d{2}$/);
