import { FileCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState, Switch, type CodePosition } from '../../controls/index.ts';
import { ErrorList } from '../errors/error-list.tsx';
import { browserStorage } from '../browser-storage.ts';
import type { TemplateEditor } from '../use-template-editor.ts';
import { FilePane } from './file-pane.tsx';
import { OpenFiles } from './open-files.tsx';

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
    Choose one in the list of files, or add the first.
  </EmptyState>
);

const Others = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p className="template-others">
      {`${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this file open, too.`}
    </p>
  );

/** The open files, the text of one, and all errors. */
export const CodePart = ({ editor }: { readonly editor: TemplateEditor }) => {
  const { shown, typed, trial, facts, target, others, steps } = editor;
  const [isWrapped, setWrapped] = useWrap();
  const [places] = useState(() => new Map<string, CodePosition>());
  const marks = useMemo(() => trial.errors.filter(({ file }) => file === shown), [trial, shown]);
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
            {...{ typed, isWrapped, marks, facts, target, places, steps }}
            onType={editor.type}
            onLeave={editor.commit}
          />
        )}
      </div>
      <ErrorList trial={trial} shown={shown} isKnown={editor.isKnown} onGo={editor.goToFault} />
    </section>
  );
};
