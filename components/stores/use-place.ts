'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '@/lib/delivery/distance';
import { zipFault } from '@/lib/core/zip';
import type { Near } from '@/lib/stores/near.server';
import { storeTexts } from '@/lib/stores/texts';
import { shopFetch } from '@/components/browser/shop-fetch';
import { changeAddress, zipInAddress } from './locator-address';

export type PlaceState =
  | { kind: 'none' }
  | { kind: 'finding' }
  | { kind: 'found'; from: LatLng; label: string }
  | { kind: 'failed'; text: string };

const tenSeconds = 10_000;

/** The visitor's place for distances: by the ZIP of the address (`?zip=`), or by the browser when asked to, whose answer never leaves it. */
export function usePlace() {
  const zip = useStore(zipInAddress);
  const [found, setFound] = useState<{ zip: string | null; place: PlaceState }>({
    zip: null,
    place: { kind: 'none' },
  });

  /** Which question of the browser is the newest; a ZIP, or leaving, ends those that are open. */
  const browserAsked = useRef(0);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (zip === null) return;
    browserAsked.current += 1;
    let ignore = false;
    void placeOf(zip).then((place) => {
      if (!ignore) setFound({ zip, place });
    });
    return () => {
      ignore = true;
    };
  }, [zip, turn]);
  useEffect(
    () => () => {
      browserAsked.current += 1;
    },
    [],
  );

  function byZip(zipCode: string) {
    if (zipCode === zip) {
      setFound({ zip: null, place: { kind: 'none' } });
      return setTurn(turn + 1);
    }
    changeAddress('pushState', (query) => query.set('zip', zipCode));
  }

  function byBrowser() {
    if (zip !== null) changeAddress('replaceState', (query) => query.delete('zip'));
    browserAsked.current += 1;
    const mine = browserAsked.current;
    const setPlace = (place: PlaceState) => {
      if (browserAsked.current === mine) setFound({ zip: null, place });
    };
    const denied = () => setPlace({ kind: 'failed', text: storeTexts.denied });
    if (!('geolocation' in navigator)) return denied();
    setPlace({ kind: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPlace({
          kind: 'found',
          from: { lat: coords.latitude, lng: coords.longitude },
          label: 'your place',
        }),
      denied,
      { timeout: tenSeconds, maximumAge: 600_000 },
    );
  }

  const place: PlaceState =
    found.zip === zip ? found.place : { kind: zip === null ? 'none' : 'finding' };
  return { place, zip: zip ?? '', byZip, byBrowser };
}

async function placeOf(zip: string): Promise<PlaceState> {
  if (!/^\d{5}$/.test(zip)) return { kind: 'failed', text: zipFault };
  const answer = await shopFetch<Near>('GET', `/api/stores/near?zip=${zip}`);
  if (!answer.ok)
    return {
      kind: 'failed',
      text: answer.error.code === 'not-found' ? storeTexts.farZip : storeTexts.failed,
    };
  const { city, location } = answer.value;
  return { kind: 'found', from: location, label: city === zip ? zip : `${city} ${zip}` };
}
