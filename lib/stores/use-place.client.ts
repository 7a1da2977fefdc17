'use client';

import { useState } from 'react';
import type { LatLng } from '@/lib/delivery/distance';
import { storeTexts } from './texts';

export type PlaceState = { kind: 'none' } | { kind: 'finding' } | { kind: 'found'; from: LatLng; label: string } | { kind: 'failed'; text: string };

const tenSeconds = 10_000;

/** The visitor's place for distances: by ZIP from the shop, or by the browser when asked to. It never leaves the browser. */
export function usePlace() {
  const [place, setPlace] = useState<PlaceState>({ kind: 'none' });

  async function byZip(zip: string) {
    if (!/^\d{5}$/.test(zip)) return setPlace({ kind: 'failed', text: storeTexts.badZip });
    setPlace({ kind: 'finding' });
    try {
      const response = await fetch(`/api/stores/near?zip=${zip}`);
      if (!response.ok) return setPlace({ kind: 'failed', text: response.status === 404 ? storeTexts.farZip : storeTexts.failed });
      const { city, location } = await response.json() as { city: string; location: LatLng };
      setPlace({ kind: 'found', from: location, label: `${city} ${zip}` });
    } catch {
      setPlace({ kind: 'failed', text: storeTexts.failed });
    }
  }

  function byBrowser() {
    if (!('geolocation' in navigator)) return setPlace({ kind: 'failed', text: storeTexts.denied });
    setPlace({ kind: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace({ kind: 'found', from: { lat: coords.latitude, lng: coords.longitude }, label: 'your place' }),
      () => setPlace({ kind: 'failed', text: storeTexts.denied }),
      { timeout: tenSeconds, maximumAge: 600_000 },
    );
  }

  return { place, byZip, byBrowser };
}
