'use client';

import { useEffect } from 'react';
import { followSession } from '@/components/session/sign-out';

/** Keeps greeting and cart of this tab true when another tab logs in or out. */
export function SessionFollower() {
  useEffect(() => followSession(), []);
  return null;
}
