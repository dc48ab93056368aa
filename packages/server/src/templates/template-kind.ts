import { findPathFault, templateLimits } from '@sitewright/domain/templates';
import { Type } from 'typebox';
import type { DocumentKind } from '../documents/index.ts';
import { restoreTemplateFile, deleteTemplateFiles, putTemplateFiles } from './templates-store.ts';

export interface TemplateFileContent {
  readonly text: string;
  /** Removed in the draft: the file disappears when that is published. */
  readonly isRemoved?: true;
}

const schema = Type.Object(
  {
    text: Type.String({ maxLength: templateLimits.MAX_TEXT_LENGTH }),
    isRemoved: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);

/** Text files of a template; its images and fonts are in the file store. All of them can run as script. */
export const templateKind: DocumentKind<TemplateFileContent> = {
  name: 'template',
  permission: 'code',
  creation: { permission: async () => 'code', matchesId: (path) => findPathFault(path) === undefined },
  schema,
  check: async () => undefined,
  codeParts: ({ text }) => [{ area: 'text', place: 'text', text }],
  async publish(transaction, site, publications) {
    const removed = publications.filter(({ content }) => content.isRemoved).map(({ id }) => id);
    const written = publications.filter(({ content }) => !content.isRemoved);
    const files = written.map(({ id, content }) => [id, Buffer.from(content.text)] as const);
    await putTemplateFiles(transaction, site.id, new Map(files));
    await deleteTemplateFiles(transaction, site.id, removed);
    return ['site', 'template'];
  },
  async hide(transaction, site, path) {
    await deleteTemplateFiles(transaction, site.id, [path]);
    return ['site', 'template'];
  },
  async show(transaction, site, path) {
    await restoreTemplateFile(transaction, site.id, path);
    return ['site', 'template'];
  },
  erase: deleteTemplateFiles,
};
