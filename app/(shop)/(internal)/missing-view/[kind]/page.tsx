import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountDoor } from '@/components/account/account-door';
import { FailurePage } from '@/components/shell/failure-page';
import { MissingPage } from '@/components/shell/missing-page';
import { getShell } from '@/lib/content/shell.server';
import { brand } from '@/lib/config/brand';
import { missingKinds } from '@/lib/routes/missing-view';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const title = (await params).kind === 'failed' ? 'Something went wrong.' : 'Page Not Found';
  return { title: `${title} | ${brand.name}`, robots: { index: false } };
}

interface Props {
  params: Promise<{ kind: string }>;
}

/** The body of every 404 and 503 answer; whoever sends it sets the status. */
export default async function MissingRoute({ params }: Props) {
  const { kind } = await params;
  if (kind === 'failed')
    return (
      <FailurePage detail="A part of the shop did not answer. Please try again in a moment." />
    );
  const missingKind = missingKinds.find((one) => one === kind);
  if (!missingKind) notFound();
  const { categories } = await getShell();
  return (
    <MissingPage
      kind={missingKind}
      action={missingKind === 'account' && <AccountDoor />}
      links={categories.map(({ name, path }) => ({ label: name, path }))}
    />
  );
}
