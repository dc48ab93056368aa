import type { CallAnswer } from '@sitewright/api/call';
import type { templateCalls } from '@sitewright/api/templates';
import type { DocumentKey } from '../../documents/index.ts';

export type ListedFiles = CallAnswer<typeof templateCalls.listFiles>;
export type TemplateFile = ListedFiles['files'][number];

/** The content of a template file document. */
export interface FileContent {
  readonly text: string;
  readonly isRemoved?: true;
}

export const fileKey = (path: string) => ({ kind: 'template', id: path }) as const satisfies DocumentKey;

const MAX_LABEL_LENGTH = 100;

/** Label of a command; long paths are shortened at the start. */
export const labelFor = (word: 'Add' | 'Edit' | 'Rename' | 'Remove' | 'Duplicate', path: string): string => {
  const max = MAX_LABEL_LENGTH - word.length - 1;
  return `${word} ${path.length > max ? `…${path.slice(1 - max)}` : path}`;
};

export const isFileContent = (content: unknown): content is FileContent =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string';

/** Whether the draft has the file. */
export const isThere = ({ isRemoved, isTrashed }: TemplateFile): boolean => !isRemoved && !isTrashed;
