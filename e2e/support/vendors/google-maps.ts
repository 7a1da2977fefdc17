import type { BrowserContext } from '@playwright/test';
import { answerHost } from './answer';

/**
 * The map's script: the classes that the documentation names and `@vis.gl/react-google-maps` uses, and what the documentation says the map does to its
 * document: style elements, a font's style sheet, pictures and data of its hosts, a worker from a blob, WebAssembly.
 */
const mapsScript = `
const maps = window.google.maps;
const nothing = () => undefined;
class MVCObject {
  listeners = [];
  addListener(name, run) { const one = { name, run, remove: () => { this.listeners = this.listeners.filter((each) => each !== one); } }; this.listeners.push(one); return one; }
  tell(name, ...said) { for (const one of this.listeners) if (one.name === name) one.run(...said); }
}
class LatLng { constructor(lat, lng) { Object.assign(this, { la: lat, ln: lng }); } lat() { return this.la; } lng() { return this.ln; } toJSON() { return { lat: this.la, lng: this.ln }; } }
class Bounds { constructor(box) { this.box = box; } toJSON() { return this.box; } }
class GoogleMap extends MVCObject {
  constructor(div, options) {
    super();
    this.div = div;
    this.options = options;
    this.box = options.defaultBounds;
    div.style.position = 'relative';
    document.head.append(Object.assign(document.createElement('style'), { textContent: '.gm-style { font-family: Roboto; background: rgb(229, 227, 223); }' }));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css?family=Roboto' }));
    const plane = Object.assign(document.createElement('div'), { className: 'gm-style' });
    plane.style.cssText = 'position:absolute;inset:0';
    plane.append(Object.assign(new Image(), { src: 'https://maps.gstatic.com/mapfiles/transparent.png', alt: '' }));
    plane.append(Object.assign(new Image(), { src: 'https://khms0.googleapis.com/kh?v=1&x=0&y=0&z=0', alt: '' }));
    div.append(plane);
    this.plane = plane;
    void fetch('https://maps.googleapis.com/maps/vt?pb=1').then(() => { document.documentElement.dataset.tiles = 'there'; });
    new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))).onmessage = () => { document.documentElement.dataset.worker = 'there'; };
    void WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => { document.documentElement.dataset.wasm = 'there'; });
  }
  fitBounds(box) { this.box = box; this.tell('bounds_changed'); }
  getBounds() { return new Bounds(this.box); }
  getCenter() { return new LatLng(44.95, -93.2); }
  getDiv() { return this.div; }
  getZoom() { return 10; } getHeading() { return 0; } getTilt() { return 0; } getRenderingType() { return 'RASTER'; } getMapCapabilities() { return {}; }
  setOptions = nothing; setCenter = nothing; setZoom = nothing; setHeading = nothing; setTilt = nothing; moveCamera = nothing; set = nothing; get = nothing; unbindAll = nothing;
}
class AdvancedMarkerElement extends HTMLElement {
  addListener() { return { remove: nothing }; }
  set map(map) { if (map) map.plane.append(this); else this.remove(); }
  get map() { return this.isConnected ? {} : null; }
  set content(node) { this.replaceChildren(...(node ? [node] : [])); }
  get content() { return this.firstElementChild; }
  set position({ lat, lng }) { this.style.cssText = 'position:absolute;left:' + ((lng + 93.8) * 100 / 1.2) + '%;top:' + ((45.3 - lat) * 100 / 0.8) + '%'; }
}
customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
const libraries = {
  core: { LatLng, event: null },
  maps: { Map: GoogleMap, MapTypeId: { ROADMAP: 'roadmap' }, RenderingType: { RASTER: 'RASTER', VECTOR: 'VECTOR' } },
  marker: { AdvancedMarkerElement },
};
Object.assign(maps, {
  version: '3.63.1', LatLng, Map: GoogleMap,
  event: { addListener: (on, name, run) => on.addListener(name, run), clearInstanceListeners: (on) => { if (on) on.listeners = []; }, trigger: nothing },
  ControlPosition: {}, CollisionBehavior: { REQUIRED: 'REQUIRED' }, ColorScheme: { LIGHT: 'LIGHT', DARK: 'DARK', FOLLOW_SYSTEM: 'FOLLOW_SYSTEM' }, RenderingType: libraries.maps.RenderingType,
  marker: libraries.marker, Settings: { getInstance: () => ({}) },
  importLibrary: (name) => Promise.resolve(libraries[name] ?? maps),
});
maps.__ib__();
`;

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';

/** Google's map under Google's own hosts. */
export async function answerGoogleMaps(context: BrowserContext, unknown: string[]): Promise<void> {
  const picture = { contentType: 'image/svg+xml', body: pixel };
  await answerHost(
    context,
    'maps.googleapis.com',
    ({ pathname }) =>
      pathname === '/maps/api/js'
        ? { contentType: 'text/javascript', body: mapsScript }
        : pathname === '/maps/vt'
          ? { contentType: 'application/x-protobuf', body: '' }
          : null,
    unknown,
  );
  for (const host of ['maps.gstatic.com', 'khms0.googleapis.com'])
    await answerHost(context, host, () => picture, unknown);
  await answerHost(
    context,
    'fonts.googleapis.com',
    () => ({
      contentType: 'text/css',
      body: "@font-face { font-family: Roboto; src: url('https://fonts.gstatic.com/s/roboto.woff2') }",
    }),
    unknown,
  );
  await answerHost(
    context,
    'fonts.gstatic.com',
    () => ({ contentType: 'font/woff2', body: '' }),
    unknown,
  );
}
