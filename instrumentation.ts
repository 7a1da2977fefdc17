/** Called by the framework once, before its server is ready: nothing but the framework would serve without the front (decision 120). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('@/lib/config/front-mark')).requireFront();
}
