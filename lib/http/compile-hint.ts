/**
 * What every script of the build begins with as it is sent: browsers that know the line (Chromium from 136) compile the file on another thread
 * while it arrives, instead of function by function on the page's own. The bundler has no setting for it; to other browsers it is a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

const script = /^\/_next\/static\/immutable\/chunks\/[^?]+\.js$/;

/** The bytes of a file of the build as they are sent. */
export function asSent(pathname: string, body: Buffer): Buffer {
  return script.test(pathname) ? Buffer.concat([Buffer.from(compileHint), body]) : body;
}
