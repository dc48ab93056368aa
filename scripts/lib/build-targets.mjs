/**
 * What is built, and of what. `start` needs the first three; `template` stands alone so that the language's
 * command starts without waiting for the apps to build.
 *
 * @typedef {object} BuildTarget
 * @property {string} output the folder that is made anew
 * @property {string[]} packages the packages whose sources go into it
 */

/** @typedef {'server' | 'editor' | 'storefront' | 'template'} TargetName */

/** @type {Record<TargetName, BuildTarget>} */
export const buildTargets = {
  server: { output: 'packages/server/dist', packages: ['server', 'api', 'render', 'template', 'domain'] },
  editor: { output: 'packages/editor/dist', packages: ['editor', 'api', 'domain', 'ui'] },
  storefront: { output: 'packages/storefront/dist', packages: ['storefront', 'api', 'domain', 'ui'] },
  template: { output: 'packages/render/dist', packages: ['render', 'template', 'domain'] },
};

/** @type {TargetName[]} */
export const programTargets = ['server', 'editor', 'storefront'];

/** @type {TargetName[]} */
export const everyTarget = [...programTargets, 'template'];
