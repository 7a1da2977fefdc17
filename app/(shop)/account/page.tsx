import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { pageTexts } from '@/components/account/page-texts';
import { brand } from '@/lib/config/brand';
import { accountPath } from '@/lib/routes/account-path';
import { readSessionCookie } from '@/lib/session/session-cookie.server';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: `${pageTexts.heading(pageTexts.notFound)} | ${brand.name}`,
  robots: { index: false, follow: false },
};

/** The root of the account: a customer is led to the profile, a visitor gets the not-found page with the way to log in (ruling 8 and decision 091). */
export default async function AccountRoot() {
  const { session } = await readSessionCookie((await headers()).get('cookie'));
  if (session?.kind !== 'customer') notFound();
  redirect(accountPath('profile'));
}
