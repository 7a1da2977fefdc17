/**
 * The default policy of Trusted Types, the first script of every document. Script addresses of this site are the build's files alone (which other sites' may be
 * loaded, `script-src` says); markup must hold nothing that runs, but the empty element React fills; text becomes a script only when it is JSON, as a data block is. Runs in the browser as it is.
 */
export const trustedTypes = `(function () {
  if (!window.trustedTypes) return;
  var runs = /<\\/?(script|iframe|frame|object|embed|base|meta|link|template|math|use|animate|set)\\b|\\bon\\w+\\s*=|\\bsrcdoc\\b|javascript:|data:text/i;
  trustedTypes.createPolicy('default', {
    createScriptURL: function (text) {
      var url = new URL(text, document.baseURI);
      return url.origin !== location.origin || /^\\/_next\\/static\\/[\\w.~\\/-]+\\.js$/.test(url.pathname) ? text : null;
    },
    createHTML: function (text) {
      return text === '\\x3cscript>\\x3c/script>' || !runs.test(text) ? text : null;
    },
    createScript: function (text) {
      try {
        JSON.parse(text);
        return text;
      } catch (notData) {
        return null;
      }
    }
  });
})()`.replace(/\n\s*/g, '');
