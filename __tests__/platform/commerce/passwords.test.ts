/** @jest-environment node */
import { hashSecret, matchesSecret } from '@/platform/commerce/tokens/passwords';

const password = 'Peonies-in-June-7';

describe('a secret', () => {
  it('is the hashed one, however its letters are composed', async () => {
    const hash = await hashSecret('Café-in-June-7');
    expect(await matchesSecret('Cafe\u0301-in-June-7', hash)).toBe(true);
    expect(await matchesSecret('Cafe-in-June-7', hash)).toBe(false);
  });

  it('has a salt of its own', async () => {
    expect(await hashSecret(password)).not.toBe(await hashSecret(password));
  });

  it('is still the one whose hash was stored before hashes said their work', async () => {
    const stored =
      '0123456789abcdef0123456789abcdef:a28a711d1a05ba0165e1a05ae9a40c5e30074df5c570cd7fb492cfb4b9e7de78';
    expect(await matchesSecret(password, stored)).toBe(true);
    expect(await matchesSecret('Peonies-in-June-8', stored)).toBe(false);
  });

  it('is none without a hash, not even an empty one', async () => {
    expect(await matchesSecret(password, null)).toBe(false);
    expect(await matchesSecret('', null)).toBe(false);
  });
});
