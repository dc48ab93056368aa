import { useMemo, useState } from 'react';
import type { TemplateError } from '../preview/template-error.ts';
import { FileNameDialog } from './file-name-dialog.tsx';
import { FileTree } from './file-tree.tsx';
import { groupFiles } from './group-files.ts';
import { isThere, type TemplateFile } from './template-file.ts';
import { useChangedFiles } from './use-changed-files.ts';
import { useFileActions } from './use-file-actions.ts';
import type { TemplateFiles } from './use-template-files.ts';

interface FilesPaneProps {
  readonly files: TemplateFiles;
  readonly shown: string | undefined;
  readonly errors: readonly TemplateError[];
  readonly onOpen: (path: string) => void;
  /** Called when a file was renamed. */
  readonly onMoved: (former: string, next: string) => void;
}

type ConfirmQuestion =
  { readonly act: 'add'; readonly folder: string } | { readonly act: 'rename'; readonly file: TemplateFile };

/** The file tree with add, rename, duplicate and delete. */
export const FilesPane = ({ files, shown, errors, onOpen, onMoved }: FilesPaneProps) => {
  const acts = useFileActions(files);
  const [question, setQuestion] = useState<ConfirmQuestion>();
  const assets = files.data?.assets;
  const changed = useChangedFiles(files.all);
  const groups = useMemo(() => {
    const shownFiles = files.all
      .filter(isThere)
      .map((file) => ({ ...file, hasChanges: changed.includes(file) }));
    return groupFiles(shownFiles, assets ?? []);
  }, [files.all, assets, changed]);
  const openIf = (path: string | undefined) => (path === undefined ? undefined : onOpen(path));
  const answer = async (path: string) => {
    if (question?.act === 'add') return openIf(await acts.add(path));
    const moved = question && (await acts.rename(question.file, path));
    return question && moved !== undefined ? onMoved(question.file.path, moved) : undefined;
  };
  return (
    <>
      <FileTree
        groups={groups}
        shown={shown}
        errorsIn={(path) => errors.filter(({ file }) => file === path).length}
        onOpen={onOpen}
        onAdd={(folder) => setQuestion({ act: 'add', folder })}
        onRename={(file) => setQuestion({ act: 'rename', file })}
        onDuplicate={(file) => void acts.duplicate(file).then(openIf)}
        onRemove={(file) => void acts.remove(file)}
      />
      {question ? (
        <FileNameDialog
          title={question.act === 'add' ? 'Add a file' : `Rename ${question.file.path}`}
          confirm={question.act === 'add' ? 'Add file' : 'Rename'}
          path={question.act === 'add' ? question.folder : question.file.path}
          isTaken={(path) => files.files.some((file) => file.path === path)}
          onName={answer}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </>
  );
};
