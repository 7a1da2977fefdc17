import { brand } from '@/lib/config/brand';
import type { JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import type { MailContent } from './content';

/** A mail as schema.org says it: the facts it has, then what it is about and where it leads. */
export function mailData({ subject, preview, parts, data = [] }: MailContent): JsonLdNode[] {
  const button = parts.find((part) => part.kind === 'button');
  const leads = button && !button.once && /^https?:/.test(button.href);
  return [
    ...data,
    {
      '@type': 'EmailMessage',
      name: subject,
      description: preview,
      sender: { '@type': 'Organization', name: brand.name, telephone: brand.orderPhone },
      ...(leads
        ? { potentialAction: { '@type': 'ViewAction', name: button.label, target: button.href } }
        : {}),
    },
  ];
}
