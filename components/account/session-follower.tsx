'use client';

import { useEffect } from 'react';
import { followSession } from '@/lib/cart/sign-out.client';

/** Keeps greeting and cart of this tab true when another tab logs in or out. */
export function SessionFollower() {
  useEffect(() => followSession(), []);
  return null;
}
