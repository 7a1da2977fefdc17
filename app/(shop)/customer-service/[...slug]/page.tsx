import { PerksButton } from '@/components/account/profile/perks-button';
import { DeliveryGuide } from '@/components/content/delivery-guide';
import { LoyaltyText, Questions } from '@/components/content/parted-texts';
import { SectionPage } from '@/components/content/section-page';
import { StoreContacts } from '@/components/stores/store-contacts';
import { env } from '@/lib/config/env';
import { getLoyaltyProgramme } from '@/lib/content/singletons.server';
import { now } from '@/lib/core/time/clock';
import { deliveryGuide } from '@/lib/delivery/zones/delivery-guide.server';
import { customerPages } from '@/lib/routes/static-page-path';
import { dayRules } from '@/lib/stores/hours.server';
import { openingWeek } from '@/lib/stores/opening';
import { getStores } from '@/lib/stores/stores.server';
import { sectionRoute, type SectionProps } from '../../section-route';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { load, generateMetadata } = sectionRoute('customer-service');
export { generateMetadata };

/** `/customer-service/{rootSlug}/{branchSlug?}/{leafSlug?}` (specification A2); questions, contact, delivery and loyalty have a layout of their own. */
export default async function SectionRoute({ params }: SectionProps) {
  const [page, origin] = [await load(params), env().SITE_ORIGIN];
  const section = { section: 'customer-service', page, origin } as const;
  if (page.path === customerPages.questions)
    return <SectionPage {...section} text={page.body && <Questions body={page.body} />} />;
  if (page.path === customerPages.contact) {
    const [stores, rules] = await Promise.all([getStores(), dayRules()]);
    return (
      <SectionPage {...section}>
        <StoreContacts stores={stores} week={openingWeek(now(), rules)} />
      </SectionPage>
    );
  }
  if (page.path === customerPages.delivery) {
    const guide = await deliveryGuide();
    return <SectionPage {...section} answer={guide && <DeliveryGuide guide={guide} />} />;
  }
  if (page.path !== customerPages.loyalty) return <SectionPage {...section} />;
  const programme = await getLoyaltyProgramme();
  const { title, summary } = programme?.body ? programme : page;
  const text = (
    <LoyaltyText
      programme={programme?.body ?? null}
      joining={page.body}
      action={env().LOYALTY_DISABLED ? null : <PerksButton />}
    />
  );
  return <SectionPage {...section} page={{ ...page, title, summary }} text={text} />;
}
