/** @jest-environment node */
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
});
