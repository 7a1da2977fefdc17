import { nameOnDevice, withAccount } from '@/lib/session/known-device';

const emails = Array.from({ length: 7 }, (_, index) => `customer-${index}@example.com`);

describe('a browser on which customers have logged in', () => {
  it('knows them however they type their e-mail, and nobody else', () => {
    const device = withAccount(null, 'Ada@Example.com ');
    const name = nameOnDevice(device, 'ada@example.com');
    expect(name).toContain(device.id);
    expect(name).not.toContain('ada');
    expect(nameOnDevice(device, ' ADA@example.com')).toBe(name);
    expect(nameOnDevice(device, 'bea@example.com')).toBeNull();
    expect(nameOnDevice(null, 'ada@example.com')).toBeNull();
  });

  it('forgets whoever was there longest ago once there are more than six', () => {
    const six = emails.slice(0, 6).reduce(withAccount, null as Parameters<typeof withAccount>[0]);
    const again = withAccount(six, emails[0]!);
    expect(again.accounts).toHaveLength(6);
    const seven = withAccount(again, emails[6]!);
    expect(seven.id).toBe(six?.id);
    expect(emails.filter((email) => !nameOnDevice(seven, email))).toEqual([emails[1]]);
  });
});
