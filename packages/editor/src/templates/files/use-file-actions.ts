import { freePath } from '@sitewright/domain/templates';
import { useConfirm, useToast } from '../../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  type DocumentStore,
  type ContentEdit,
  type LifecycleStep,
} from '../../documents/index.ts';
import { fileKey, isFileContent, labelFor, type FileContent, type TemplateFile } from './template-file.ts';
import type { TemplateFiles } from './use-template-files.ts';

type Part = ContentEdit | LifecycleStep;

/** The content of a file, loaded if it is not open. */
const contentOf = async (store: DocumentStore, path: string): Promise<FileContent | undefined> => {
  const key = fileKey(path);
  if (!store.state().documents.has(keyOf(key))) await store.open(key);
  const content = store.state().documents.get(keyOf(key))?.content;
  return isFileContent(content) ? content : undefined;
};

/** A path that was used before already has a document: restores it with the new text. */
const making = async (
  store: DocumentStore,
  known: TemplateFile | undefined,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<Part[]> => {
  if (!known) return [{ ...fileKey(path), op: 'create', content: { text } }];
  await store.open(fileKey(path));
  const edit = { ...fileKey(path), content: { text } };
  return known.isTrashed ? [{ ...fileKey(path), op: 'restore' }, edit] : [edit];
};

/** A published file is removed with the next publishing; an unpublished one goes to the trash. */
const removing = async (store: DocumentStore, file: TemplateFile): Promise<Part[]> => {
  if (file.publishedRevision === null) return [{ ...fileKey(file.path), op: 'trash' }];
  const content = await contentOf(store, file.path);
  return content ? [{ ...fileKey(file.path), content: { ...content, isRemoved: true } }] : [];
};

interface FileActs {
  /** Each returns the path of the resulting file, or undefined when it failed. */
  readonly add: (path: string) => Promise<string | undefined>;
  readonly rename: (file: TemplateFile, path: string) => Promise<string | undefined>;
  readonly duplicate: (file: TemplateFile) => Promise<string | undefined>;
  /** Asks for confirmation; true when done. */
  readonly remove: (file: TemplateFile) => Promise<boolean>;
}

const question = ({ path, publishedRevision }: TemplateFile) => ({
  title: `Delete ${path}?`,
  text:
    publishedRevision === null
      ? 'This file was never published. You can undo this.'
      : 'It is removed from the live site when you publish. Until then you can undo this.',
  confirm: 'Delete file',
});

export const useFileActions = ({ all, refresh }: TemplateFiles): FileActs => {
  const store = useDocumentStore();
  const confirm = useConfirm();
  const toast = useToast();
  const find = (path: string) => all.find((file) => file.path === path);

  const run = async (label: string, parts: readonly Part[]): Promise<boolean> => {
    if (!store.run(label, parts)) return false;
    const isSent = await store.flush();
    if (!isSent) toast('Saved in this browser. It is sent once the server responds again.', 'bad');
    await refresh();
    return isSent;
  };

  return {
    async add(path) {
      const parts = await making(store, find(path), { path, text: '' });
      return (await run(labelFor('Add', path), parts)) ? path : undefined;
    },
    async rename(file, path) {
      const text = (await contentOf(store, file.path))?.text;
      if (text === undefined) return undefined;
      const parts = [...(await making(store, find(path), { path, text })), ...(await removing(store, file))];
      return (await run(labelFor('Rename', path), parts)) ? path : undefined;
    },
    async duplicate(file) {
      const path = freePath(file.path, new Set(all.map((each) => each.path)));
      const text = (await contentOf(store, file.path))?.text;
      if (text === undefined) return undefined;
      const parts = await making(store, undefined, { path, text });
      return (await run(labelFor('Duplicate', file.path), parts)) ? path : undefined;
    },
    async remove(file) {
      if (!(await confirm(question(file)))) return false;
      return run(labelFor('Remove', file.path), await removing(store, file));
    },
  };
};
