import { FileCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState, Switch, type CodePosition } from '../controls/index.ts';
import { ErrorList } from './errors/error-list.tsx';
import { browserStorage } from './browser-storage.ts';
import type { TemplateEditor } from './use-template-editor.ts';
import { FilePane } from './code/file-pane.tsx';
import { OpenFiles } from './code/open-files.tsx';

const WRAP = 'template-wrap';

const useWrap = () => {
  const [isWrapped, setWrapped] = useState(() => browserStorage.read('local', WRAP) !== 'no');
  const change = (next: boolean) => {
    browserStorage.keep('local', WRAP, next ? 'yes' : 'no');
    setWrapped(next);
  };
  return [isWrapped, change] as const;
};

const NoFile = () => (
  <EmptyState icon={FileCode} title="No file is open">
    Select a file from the list or add one.
  </EmptyState>
);

const Others = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p className="template-others">
      {`${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this file open too.`}
    </p>
  );

/** Tabs of the open files, the code of one, and all errors. */
export const CodePanel = ({ editor }: { readonly editor: TemplateEditor }) => {
  const { shown, typed, draft, completionData, target, others, steps } = editor;
  const [isWrapped, setWrapped] = useWrap();
  const [places] = useState(() => new Map<string, CodePosition>());
  const marks = useMemo(() => draft.errors.filter(({ file }) => file === shown), [draft, shown]);
  return (
    <section className="template-middle" aria-label="Code">
      <div className="template-bar">
        <OpenFiles
          paths={editor.openPaths}
          shown={shown}
          onOpen={editor.openFile}
          onClose={editor.closeFile}
        />
        <Switch label="Wrap" isOn={isWrapped} onChange={setWrapped} />
      </div>
      <Others names={others.map(({ name }) => name)} />
      <div className="template-file">
        {shown === undefined ? (
          <NoFile />
        ) : (
          <FilePane
            key={shown}
            path={shown}
            {...{ typed, isWrapped, marks, completionData, target, places, steps }}
            onType={editor.type}
            onLeave={editor.commit}
          />
        )}
      </div>
      <ErrorList draft={draft} shown={shown} isKnown={editor.isKnown} onGo={editor.goToError} />
    </section>
  );
};
