/** @jest-environment node */
import { redirectOfNote } from '@/lib/catalogue/category-note';

describe('redirectOfNote', () => {
  it.each([
    ['redirect:/c/occasions', '/c/occasions'],
    ['Redirect: /customer-service/contact-us ', '/customer-service/contact-us'],
    ['Our best. redirect:/c/x', null],
    ['redirect://elsewhere.example', null],
    ['redirect:/\\elsewhere.example', null],
    ['redirect:https://elsewhere.example', null],
    [null, null],
  ])('%p leads to %p', (note, expected) => {
    expect(redirectOfNote(note)).toBe(expected);
  });
});
