import { templateLanguageOf } from '@sitewright/domain/templates';
import { useEffect, useRef } from 'react';
import {
  loadCode,
  useLazyEditor,
  type CodeLimit,
  type CodeDiagnostic,
  type CodePosition,
  type CodeActions,
  type MountedCode,
} from '../../controls/index.ts';
import type { CompletionData } from '../language/complete.ts';
import { templateSupport } from '../language/template-language.ts';

/** Where to put the cursor; a new object for every request. */
export interface Target {
  readonly path: string;
  readonly line: number;
  readonly column?: number | undefined;
}

interface CodeViewProps {
  readonly path: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly isWrapped: boolean;
  readonly marks: readonly CodeDiagnostic[];
  readonly completionData: CompletionData;
  readonly target: Target | undefined;
  /** The last cursor position of each file. */
  readonly places: Map<string, CodePosition>;
  readonly limit: CodeLimit;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  readonly steps: CodeActions;
}

const applyTo = (
  code: MountedCode,
  { path, text, isWrapped, marks, target }: CodeViewProps,
  done: Set<Target>,
) => {
  code.replace(text);
  code.setWrapped(isWrapped);
  code.setDiagnostics(marks);
  if (target?.path !== path || done.has(target)) return;
  done.add(target);
  code.goTo(target.line, target.column);
};

const languageOf = (path: string, completionData: () => CompletionData) => {
  const language = templateLanguageOf(path);
  return language === 'template'
    ? ({ mode: 'text', language: templateSupport(completionData) } as const)
    : ({ mode: language } as const);
};

/** One file in the code editor; remounted for another file. */
export const CodeView = (props: CodeViewProps) => {
  const { path, isReadOnly } = props;
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCode>(undefined);
  const done = useRef(new Set<Target>());
  const latest = useRef(props);
  const { onFail, failure } = useLazyEditor();
  useEffect(() => {
    latest.current = props;
    if (mounted.current) applyTo(mounted.current, props, done.current);
  });
  useEffect(() => {
    let isGone = false;
    const { places } = latest.current;
    const mount = async (): Promise<void> => {
      const { mountCode } = await loadCode();
      if (isGone || !box.current) return;
      mounted.current = mountCode({
        parent: box.current,
        label: path,
        isReadOnly,
        value: latest.current.text,
        hasDiagnostics: true,
        isWrapped: latest.current.isWrapped,
        position: places.get(path),
        limit: {
          longest: latest.current.limit.longest,
          onReached: () => latest.current.limit.onReached(),
        },
        ...languageOf(path, () => latest.current.completionData),
        onChange: (text) => latest.current.onChange(text),
        onLeave: () => latest.current.onLeave(),
        actions: {
          undo: () => latest.current.steps.undo(),
          redo: () => latest.current.steps.redo(),
          save: () => latest.current.steps.save(),
        },
      });
      applyTo(mounted.current, latest.current, done.current);
    };
    mount().catch(onFail);
    return () => {
      isGone = true;
      if (mounted.current) places.set(path, mounted.current.position());
      mounted.current?.destroy();
      mounted.current = undefined;
    };
  }, [path, isReadOnly, onFail]);
  return (
    <>
      {failure}
      <div className="template-code" ref={box} />
    </>
  );
};
