import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateFiles } from '../templates/index.ts';

/** All files of a template folder next to this one. */
export const readTemplateFolder = (name: string): TemplateFiles => {
  const folder = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
      }),
  );
};

/** A template unlike the demo's that uses everything public templates use. */
export const readSecondTemplate = (): TemplateFiles => readTemplateFolder('second-template');
