import { useEffect, useId, useRef } from 'react';
import { useLazyEditor } from '../layout/use-lazy-editor.tsx';
import './code-field.css';
import { loadCode } from './load-code.ts';
import type { CodeDiagnostic, CodeMode, MountedCode } from './mount-code.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly mode: CodeMode;
  readonly onChange: (value: string) => void;
  /** Called on blur. */
  readonly onLeave?: (() => void) | undefined;
  readonly isReadOnly?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Errors, shown at their lines. */
  readonly diagnostics?: readonly CodeDiagnostic[] | undefined;
}

const noDiagnostics: readonly CodeDiagnostic[] = [];

/** Loads the editor when first shown. */
const useMountedCode = (props: CodeFieldProps) => {
  const { label, value, mode, onChange, onLeave, isReadOnly = false, diagnostics } = props;
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCode>(undefined);
  const latest = useRef({ value, mode, onChange, onLeave, diagnostics });
  useEffect(() => {
    latest.current = { value, mode, onChange, onLeave, diagnostics };
    mounted.current?.replace(value);
  });
  useEffect(() => mounted.current?.setMode(mode), [mode]);
  useEffect(() => mounted.current?.setDiagnostics(diagnostics ?? noDiagnostics), [diagnostics]);
  const hasDiagnostics = diagnostics !== undefined;
  const { onFail, failure } = useLazyEditor();
  useEffect(() => {
    let isGone = false;
    const mount = async (): Promise<void> => {
      const { mountCode } = await loadCode();
      if (isGone || !box.current) return;
      mounted.current = mountCode({
        parent: box.current,
        label,
        isReadOnly,
        hasDiagnostics,
        value: latest.current.value,
        mode: latest.current.mode,
        onChange: (text) => latest.current.onChange(text),
        onLeave: () => latest.current.onLeave?.(),
      });
      mounted.current.setDiagnostics(latest.current.diagnostics ?? noDiagnostics);
    };
    mount().catch(onFail);
    return () => {
      isGone = true;
      mounted.current?.destroy();
      mounted.current = undefined;
    };
  }, [label, isReadOnly, hasDiagnostics, onFail]);
  return { box, failure };
};

/** Code editor field. Tab indents; Escape and then Tab leaves. */
export const CodeField = (props: CodeFieldProps) => {
  const { label, hint, error } = props;
  const { box, failure } = useMountedCode(props);
  const labelId = useId();
  return (
    <div className="field code-field">
      <span className="field-label" id={labelId}>
        {label}
      </span>
      <div className="field-box code-box" ref={box} />
      {failure}
      {error === undefined ? null : (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
      {hint === undefined ? null : <span className="field-hint">{hint}</span>}
    </div>
  );
};
