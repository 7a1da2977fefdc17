/** @jest-environment jsdom */
import { lateScripts } from '@/server/late-scripts';

const styles = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
const made = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${styles}<link rel="preload" as="script" fetchPriority="low" href="/boot.js"/>`
  + '<script src="/one.js" async=""></script><script src="/two.js" async=""></script><script src="/old.js" noModule=""></script></head>'
  + '<body><p>Lilacs</p><script src="/boot.js" id="_R_" async=""></script><script>self.__next_f.push([1])</script></body></html>';

/** The script element that a finished document begins its scripts with. */
function loaderOf(html: string): HTMLScriptElement {
  const [, sources = '', text = ''] = /<script data-late="([^"]*)">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const script = document.createElement('script');
  script.dataset.late = sources;
  script.textContent = text;
  return script;
}

const put = () => [...document.head.querySelectorAll('script[src]')].map((script) => [script.getAttribute('src'), script.hasAttribute('async')]);

describe('the document', () => {
  const late = lateScripts(made);

  it('names its scripts before its styles, once each, and asks for none of them by itself', () => {
    expect(late).toContain('data-late="/one.js /two.js /boot.js"');
    expect(late.indexOf('data-late')).toBeLessThan(late.indexOf(styles));
    expect(late).not.toMatch(/as="script"|<script[^>]* src="\/(one|two|boot)\.js"/);
  });

  it('keeps everything else', () => {
    for (const part of [styles, '<script src="/old.js" noModule="">', '<p>Lilacs</p>', 'self.__next_f.push([1])']) expect(late).toContain(part);
  });

  it.each([
    ['finished before', late], ['without scripts', '<html><head></head><body>Hello</body></html>'], ['without a head', '<script src="/one.js" async=""></script>'],
    ['that quotes a script', '<html><head></head><body>&lt;script src="/x.js" async=""&gt;</body></html>'],
  ])('%s stays as it is', (_, html) => {
    expect(lateScripts(html)).toBe(html);
  });

  it('without styles has the scripts at the end of its head', () => {
    expect(lateScripts('<html><head><title>A</title><script src="/one.js" async=""></script></head><body></body></html>'))
      .toMatch(/<title>A<\/title><script>.*<\/script><script data-late="\/one\.js">.*<\/script><\/head>/);
  });
});

describe('the scripts', () => {
  beforeEach(() => { jest.useFakeTimers(); });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.head.replaceChildren();
  });

  it('follow the first frame, each once', () => {
    document.head.append(loaderOf(lateScripts(made)));
    expect(put()).toEqual([]);
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
    expect(put()).toEqual([['/one.js', true], ['/two.js', true], ['/boot.js', true]]);
    jest.advanceTimersByTime(10_000);
    expect(put()).toHaveLength(3);
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])('come at once when the visitor acts: %s', (act) => {
    document.head.append(loaderOf(lateScripts(made)));
    window.dispatchEvent(new Event(act));
    expect(put()).toHaveLength(3);
    jest.advanceTimersByTime(10_000);
    expect(put()).toHaveLength(3);
  });

  it('come at once in a tab that nobody looks at', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.head.append(loaderOf(lateScripts(made)));
    expect(put()).toHaveLength(3);
  });

  it('come after three seconds where there was no frame', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    document.head.append(loaderOf(lateScripts(made)));
    jest.advanceTimersByTime(2_999);
    expect(put()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(put()).toHaveLength(3);
  });
});
