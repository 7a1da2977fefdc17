'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { RegionMap, type StoreMapProps } from './region-map';

const GoogleMap = lazy(() => import('./google-map'));

/** The drawn map; with a key of Google's, on request, theirs. Nothing is fetched from Google before that. */
export function StoreMap({ googleKey, ...map }: StoreMapProps & { googleKey: string | null }) {
  const [wanted, setWanted] = useState(false);
  if (googleKey && wanted) return <Suspense fallback={<RegionMap {...map} />}><GoogleMap apiKey={googleKey} {...map} /></Suspense>;
  return (
    <>
      <RegionMap {...map} />
      {googleKey && <Button kind="secondary" size="small" className="mt-3" onClick={() => setWanted(true)}>Show streets with Google Maps</Button>}
    </>
  );
}
