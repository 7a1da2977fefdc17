/** @jest-environment node */
import { newPasswordFault } from '@/components/auth/field-faults';
import { profileChange } from '@/lib/account/account-schema';
import { registerSchema, resetSchema } from '@/lib/account/log-in/auth-schema';
import { isEnhancedPassword, passwordRules } from '@/lib/account/log-in/password-rule';

describe('the enhanced password rule', () => {
  it.each([
    ['Peonies-77', 'nothing', []],
    ['Peonies-7', 'the tenth character', ['length']],
    ['Peo\u{1F33A}ies-7', 'the tenth character, a picture being one', ['length']],
    ['peonies-77', 'an uppercase letter', ['upper']],
    ['PEONIES-77', 'a lowercase letter', ['lower']],
    ['Peonies-in', 'a digit', ['digit']],
    ['Peonies777', 'a symbol', ['symbol']],
    ['Peonies 77', 'a symbol, which a space is not', ['symbol']],
    ['Éclairés-7', 'nothing, with accents', []],
    ['', 'everything', ['length', 'upper', 'lower', 'digit', 'symbol']],
  ])('%p lacks %s', (password, _, lacking) => {
    expect(passwordRules.filter(({ holds }) => !holds(password)).map(({ id }) => id)).toEqual(
      lacking,
    );
    expect(isEnhancedPassword(password)).toBe(lacking.length === 0);
  });

  const ofLength = (length: number) => 'Peonies-7'.padEnd(length, 'x');
  it.each([
    [10, true],
    [9, false],
    [100, true],
    [101, false],
  ])('%i characters: form and endpoints agree whether they will do', (length, good) => {
    const password = ofLength(length);
    expect([
      newPasswordFault(password) === undefined,
      registerSchema.shape.password.safeParse(password).success,
      resetSchema.shape.password.safeParse(password).success,
      profileChange.safeParse({ field: 'password', password, currentPassword: 'x' }).success,
    ]).toEqual([good, good, good, good]);
  });

  it('takes a current password that is too long for one that is wrong', () => {
    expect(
      profileChange.safeParse({
        field: 'password',
        password: ofLength(100),
        currentPassword: ofLength(101),
      }).error?.issues[0],
    ).toMatchObject({ path: ['currentPassword'], message: 'password-wrong' });
  });
});
