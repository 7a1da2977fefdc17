'use client';

import { lazy, Suspense, useState } from 'react';
import type { GoogleMapSettings } from '@/lib/stores/google-map-settings';
import { Button } from '@/components/ui/button';
import { MapFailed } from './map-failed';
import { RegionMap, type StoreMapProps } from './region-map';

const GoogleMap = lazy(() => import('./google-map').catch(() => ({ default: MapFailed })));

/** The drawn map; with a key of Google's, on request, theirs. Nothing is fetched from Google before that. */
export function StoreMap({ google, ...map }: StoreMapProps & { google: GoogleMapSettings | null }) {
  const [wanted, setWanted] = useState(false);
  if (google && wanted)
    return (
      <Suspense fallback={<RegionMap {...map} />}>
        <GoogleMap google={google} {...map} />
      </Suspense>
    );
  return (
    <>
      <RegionMap {...map} />
      {google && (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => setWanted(true)}>
          Show streets with Google Maps
        </Button>
      )}
    </>
  );
}
