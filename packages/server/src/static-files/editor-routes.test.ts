import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerEditorRoutes } from './editor-routes.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'] },
  'src/canvas/canvas-screen.tsx': {
    file: 'assets/canvas.js',
    imports: ['index.html', '_shared.js'],
    css: ['assets/canvas.css'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};
const index =
  '<html><head><script type="module" src="/config/assets/index.js"></script>' +
  '<link rel="stylesheet" href="/config/assets/index.css"></head><body></body></html>';

describe('the page of the owner’s app', () => {
  const app = Fastify();
  let folder: string;
  let origin: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'editor-routes-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'index.html'), index);
    registerEditorRoutes(app, { folder, trustsProxy: false });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const linksOf = async (path: string): Promise<string[]> => {
    const page = await (await fetch(`${origin}${path}`)).text();
    return [...page.matchAll(/<link rel="([^"]+)"[^>]*href="([^"]+)"/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  };

  it('has the scripts and style sheets of the page editor with it, each once', async () => {
    expect((await linksOf('/config/pages/edit?at=/')).toSorted()).toEqual([
      'modulepreload /config/assets/canvas.js',
      'modulepreload /config/assets/shared.js',
      'preload /api/contributors/session',
      'stylesheet /config/assets/canvas.css',
      'stylesheet /config/assets/index.css',
      'stylesheet /config/assets/shared.css',
    ]);
  });

  it('has nothing of it on another screen', async () => {
    expect((await linksOf('/config/pages')).toSorted()).toEqual([
      'preload /api/contributors/session',
      'stylesheet /config/assets/index.css',
    ]);
  });
});
