import { notFound } from 'next/navigation';
import { FramedMap } from '@/components/stores/google-map';
import { env } from '@/lib/config/env';

// The key is that of the running shop, not of the build.
export const dynamic = 'force-dynamic';

/** What the store locator shows in a frame: Google's map, where there is a key for it. */
export default function StreetsPage() {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_MAP_ID: mapID } = env();
  if (key === '') notFound();
  return (
    <main id="main" className="h-full">
      <FramedMap google={{ key, mapID }} />
    </main>
  );
}
