import { oneLine } from '@/lib/core/text';

/** How a mail begins: `Dear Ana,`, and `Hello,` where the name is not known. */
export function greeting(firstName: string): string {
  const name = oneLine(firstName).trim();
  return name ? `Dear ${name},` : 'Hello,';
}
