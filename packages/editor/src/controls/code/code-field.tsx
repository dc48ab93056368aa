import { useEffect, useId, useRef } from 'react';
import { useFetchedPart } from '../layout/fetched-part.tsx';
import './code-field.css';
import { loadCode } from './load-code.ts';
import type { CodeMark, CodeMode, MountedCode } from './mount-code.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly mode: CodeMode;
  readonly onChange: (value: string) => void;
  /** The field is left: what was typed is complete. */
  readonly onLeave?: (() => void) | undefined;
  readonly isReadOnly?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What is wrong in it, marked at its lines. */
  readonly marks?: readonly CodeMark[] | undefined;
}

const noMarks: readonly CodeMark[] = [];

/** The editor itself is loaded when the first code is shown. */
const useMountedCode = (props: CodeFieldProps) => {
  const { label, value, mode, onChange, onLeave, isReadOnly = false, marks } = props;
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCode>(undefined);
  const latest = useRef({ value, mode, onChange, onLeave, marks });
  useEffect(() => {
    latest.current = { value, mode, onChange, onLeave, marks };
    mounted.current?.replace(value);
  });
  useEffect(() => mounted.current?.setMode(mode), [mode]);
  useEffect(() => mounted.current?.mark(marks ?? noMarks), [marks]);
  const hasMarks = marks !== undefined;
  const { onFail, failure } = useFetchedPart();
  useEffect(() => {
    let isGone = false;
    const mount = async (): Promise<void> => {
      const { mountCode } = await loadCode();
      if (isGone || !box.current) return;
      mounted.current = mountCode({
        parent: box.current,
        label,
        isReadOnly,
        hasMarks,
        value: latest.current.value,
        mode: latest.current.mode,
        onChange: (text) => latest.current.onChange(text),
        onLeave: () => latest.current.onLeave?.(),
      });
      mounted.current.mark(latest.current.marks ?? noMarks);
    };
    mount().catch(onFail);
    return () => {
      isGone = true;
      mounted.current?.destroy();
      mounted.current = undefined;
    };
  }, [label, isReadOnly, hasMarks, onFail]);
  return { box, failure };
};

/** Code with line numbers and colours. Tab indents; Escape and then Tab leaves. */
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
