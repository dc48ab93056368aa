import { DesignFrame, PageChoice } from '../design/index.ts';
import type { Device } from '../frames/index.ts';
import type { UndoControls } from '../undo/index.ts';
import { CodePanel } from './code-panel.tsx';
import { FilesPane } from './files/files-pane.tsx';
import type { TemplateFiles } from './files/use-template-files.ts';
import { useTemplateEditor } from './use-template-editor.ts';

/** The visible pane on narrow screens. */
export type TemplateView = 'files' | 'code' | 'page';

interface TemplateBodyProps {
  readonly at: string;
  readonly file: string | undefined;
  readonly files: TemplateFiles;
  readonly device: Device;
  readonly view: TemplateView;
  readonly onView: (view: TemplateView) => void;
  readonly announce: (text: string) => void;
  readonly steps: UndoControls;
}

export const TemplateBody = ({ device, view, onView, ...given }: TemplateBodyProps) => {
  const { at, files } = given;
  const editor = useTemplateEditor({ ...given, onCode: () => onView('code') });
  const { shown, draft, openFile, moveFile, setPage, goToPage } = editor;
  return (
    <div className="template" data-view={view}>
      <FilesPane files={files} shown={shown} errors={draft.errors} onOpen={openFile} onMoved={moveFile} />
      <CodePanel editor={editor} />
      <div className="template-page">
        <PageChoice at={at} onGo={goToPage} />
        <DesignFrame at={at} title={`Page ${at}`} device={device} onPage={setPage} onGo={goToPage} />
      </div>
    </div>
  );
};
