import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MissingPage, type MissingKind } from '@/components/shell/missing-page';
import { getShell } from '@/lib/content/shell.server';
import { brand } from '@/lib/config/brand';

export const revalidate = 3600;
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: `Page Not Found | ${brand.name}`, robots: { index: false } };

const kinds: readonly MissingKind[] = ['page', 'item', 'gone'];

/** The body of every 404 and 410 answer; whoever sends it sets the status. */
export default async function MissingRoute({ params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params;
  const known = kinds.find((one) => one === kind);
  if (!known) notFound();
  const { categories } = await getShell();
  return <MissingPage kind={known} links={categories.map(({ name, path }) => ({ label: name, path }))} />;
}
