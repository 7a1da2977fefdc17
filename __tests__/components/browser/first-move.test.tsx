import { onFirstMove } from '@/components/browser/first-move';

const told = jest.fn();
let callOff = () => {};
const activated = (hasBeenActive: boolean) => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });
};

afterEach(() => {
  callOff();
  told.mockClear();
  Reflect.deleteProperty(navigator, 'userActivation');
  window.scrollY = 0;
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])(
  'tells once, at the first %s',
  (kind) => {
    callOff = onFirstMove(told);
    expect(told).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(kind));
    window.dispatchEvent(new Event('pointermove'));
    expect(told).toHaveBeenCalledTimes(1);
  },
);

it.each([
  [
    'have scrolled already',
    () => {
      window.scrollY = 40;
    },
    1,
  ],
  [
    'acted before the page was hydrated',
    () => {
      activated(true);
    },
    1,
  ],
  [
    'have done nothing yet',
    () => {
      activated(false);
    },
    0,
  ],
  [
    'point at the header',
    () => {
      jest.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
    },
    1,
  ],
])('where visitors %s it is told at once: %#', (_, before, times) => {
  before();
  callOff = onFirstMove(told);
  expect(told).toHaveBeenCalledTimes(times);
});

it('is called off', () => {
  onFirstMove(told)();
  window.dispatchEvent(new Event('pointermove'));
  expect(told).not.toHaveBeenCalled();
});
