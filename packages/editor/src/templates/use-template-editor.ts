import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UndoControls } from '../undo/index.ts';
import { usePresence } from '../presence/index.ts';
import type { Target } from './code/code-view.tsx';
import { useTyping } from './code/use-typing.ts';
import type { TemplateError } from './preview/template-error.ts';
import { fileKey } from './files/template-file.ts';
import type { TemplateFiles } from './files/use-template-files.ts';
import { partialData } from './language/scopes.ts';
import { usePageData } from './preview/use-page-data.ts';
import { usePaintedPage } from './preview/use-painted-page.ts';
import { useDraftRender, type DraftRender } from './preview/use-draft-render.ts';
import { useOpenFiles } from './use-open-files.ts';
import { useTemplateTexts } from './use-template-texts.ts';

interface EditorOptions {
  readonly at: string;
  /** The file of the search parameter. */
  readonly file: string | undefined;
  readonly files: TemplateFiles;
  readonly announce: (text: string) => void;
  readonly steps: UndoControls;
  /** Called when the code pane should be shown. */
  readonly onCode: () => void;
}

const START = 'site.region';

/** The current file: the one of the URL, else the first layout. */
export const shownFile = (file: string | undefined, { files }: TemplateFiles): string | undefined => {
  const paths = files.map(({ path }) => path);
  const wanted = [file, START, ...paths.filter((path) => path.endsWith('.region')), ...paths];
  return wanted.find((path) => path !== undefined && paths.includes(path));
};

/** Announces the number of errors when it changes. */
const useAnnouncedErrors = ({ errorCount, failure }: DraftRender, announce: (text: string) => void): void => {
  const said = useRef(errorCount);
  useEffect(() => {
    if (said.current === errorCount || failure !== undefined) return;
    said.current = errorCount;
    announce(errorCount === 0 ? 'No errors.' : `${errorCount} ${errorCount === 1 ? 'error' : 'errors'}.`);
  }, [errorCount, failure, announce]);
};

const partialName = (path: string): string | undefined => /^blocks\/(.+)\.block$/.exec(path)?.[1];

const useCompletionData = (at: string, shown: string | undefined, { files }: TemplateFiles) => {
  const data = usePageData(at);
  const isPartial = shown !== undefined && partialName(shown) !== undefined;
  return useMemo(() => {
    const partials = files.flatMap(({ path }) => partialName(path) ?? []);
    return { data: isPartial ? partialData(data) : data, partials };
  }, [data, isPartial, files]);
};

/** The state of the template editor: current file and page, typed text and render result. */
export const useTemplateEditor = ({ at, file, files, announce, steps, onCode }: EditorOptions) => {
  const navigate = useNavigate();
  const [page, setPage] = useState<Document>();
  const [target, setTarget] = useState<Target>();
  const shown = shownFile(file, files);
  const open = useOpenFiles(shown);
  const { typed, type, commit, isTyping } = useTyping();
  const texts = useTemplateTexts(files.files, typed);
  const draft = useDraftRender({ at, texts, files: files.data });
  usePaintedPage(page, at, draft.page);
  const others = usePresence({ key: shown === undefined ? undefined : fileKey(shown), isTyping });
  const completionData = useCompletionData(at, shown, files);
  useAnnouncedErrors(draft, announce);

  const goToPage = useCallback(
    (path: string) => {
      const search = shown === undefined ? { at: path } : { at: path, file: shown };
      void navigate({ to: '/design/template', search });
    },
    [navigate, shown],
  );
  const show = (path: string) => {
    commit();
    void navigate({ to: '/design/template', search: { at, file: path } });
  };
  const openFile = (path: string) => {
    open.keep();
    show(path);
    onCode();
  };
  const isKnown = (path: string) => files.files.some((known) => known.path === path);
  const step = (op: 'undo' | 'redo') => () => {
    commit();
    steps[op]();
  };

  return {
    shown,
    typed,
    draft,
    target,
    others,
    completionData,
    type,
    commit,
    setPage,
    goToPage,
    openFile,
    isKnown,
    openPaths: open.paths.filter(isKnown),
    steps: { undo: step('undo'), redo: step('redo'), save: commit },
    goToError: ({ file: path, line = 1, column }: TemplateError) => {
      openFile(path);
      setTarget({ path, line, column });
    },
    moveFile: (former: string, next: string) => {
      open.replace(former, next);
      show(next);
    },
    closeFile: (path: string) => {
      open.close(path);
      if (path === shown) show(open.paths.findLast((each) => each !== path && isKnown(each)) ?? START);
    },
  };
};

export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
