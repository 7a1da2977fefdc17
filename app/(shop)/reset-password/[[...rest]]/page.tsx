import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { authTexts } from '@/components/auth/texts';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { brand } from '@/lib/config/brand';

export const metadata: Metadata = {
  title: `Reset Password | ${brand.name}`,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Nothing at build time: the header comes from upstream, and the build needs none. */
export function generateStaticParams() {
  return [];
}

/** Target of the password-reset link (specification A2): a static shell, the link's code is read in the browser alone. */
export default async function ResetPasswordPage({
  params,
}: {
  params: Promise<{ rest?: string[] }>;
}) {
  if ((await params).rest) notFound();
  return (
    <main id="main" className="shop page-top">
      <BreadcrumbBar crumbs={[{ label: authTexts.tabs.forgot }]} />
      <h1 className="page-head mb-5 text-h1">{authTexts.reset}</h1>
      <ResetPasswordForm />
    </main>
  );
}
