import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateFiles } from '../templates/index.ts';

/** Every file of a template folder beside this one. */
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

/** A template of another style than the demo's, which uses all that public templates use. */
export const readSecondTemplate = (): TemplateFiles => readTemplateFolder('second-template');
