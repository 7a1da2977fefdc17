/** Whether this Node is one that the format, lint and the search for unused code run on: 20.19 or later. The shop and its tests run from 20.9. */
export const toolsRun = (() => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
})();
