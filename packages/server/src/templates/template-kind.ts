import { Type } from 'typebox';
import type { DocumentKind } from '../documents/index.ts';
import { bringBackTemplateFile, deleteTemplateFiles, putTemplateFiles } from './templates-store.ts';

export interface TemplateFileContent {
  readonly text: string;
}

const MOST_SIGNS = 1_000_000;

/** Pictures and fonts of a template lie in the file store; these are its texts. All of them run as script. */
export const templateKind: DocumentKind<TemplateFileContent> = {
  name: 'template',
  permission: 'code',
  schema: Type.Object({ text: Type.String({ maxLength: MOST_SIGNS }) }, { additionalProperties: false }),
  check: async () => undefined,
  codeParts: ({ text }) => new Map([['text', text]]),
  async publish(transaction, site, publications) {
    const files = publications.map(({ id, content }) => [id, Buffer.from(content.text)] as const);
    await putTemplateFiles(transaction, site.id, new Map(files));
    return ['site', 'template'];
  },
  async hide(transaction, site, path) {
    await deleteTemplateFiles(transaction, site.id, [path]);
    return ['site', 'template'];
  },
  async show(transaction, site, path) {
    await bringBackTemplateFile(transaction, site.id, path);
    return ['site', 'template'];
  },
  erase: deleteTemplateFiles,
};
