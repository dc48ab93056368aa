import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { TextTools } from '../lazy-text.ts';
import type { TextLinkOptions, TextSession } from '../text-session.ts';
import { RichTextEditor, type StoredText, type TextHistory, type WrittenText } from './rich-text-editor.tsx';
import './rich-text-field.css';

interface RichTextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly start: StoredText;
  /** Stores the text; returns what `start` will be. */
  readonly onChange: (text: WrittenText) => StoredText;
  /** Undo and redo by keyboard. */
  readonly history?: TextHistory;
  readonly links?: TextLinkOptions;
  readonly onSession?: (session: TextSession | undefined) => void;
}

const keyOf = ({ document, html }: StoredText): string => JSON.stringify([document ?? null, html]);

interface ExternalChanges {
  readonly start: StoredText;
  readonly field: RefObject<HTMLElement | null>;
  /** Takes on what is undone while the text is edited; without it such changes wait for the text to lose the focus. */
  readonly undone: TextSession | undefined;
}

/** Counts changes of the stored text made elsewhere, such as by undo. */
const useExternalVersion = ({ start, field, undone }: ExternalChanges) => {
  const known = useRef(keyOf(start));
  const [version, setVersion] = useState(0);
  const stored = keyOf(start);
  useEffect(() => {
    // Not while focused: the next input would be stored over it.
    if (stored === known.current || field.current?.contains(document.activeElement)) return;
    known.current = stored;
    setVersion((count) => count + 1);
  }, [stored, field]);
  useEffect(() => {
    if (stored === known.current || !undone) return;
    known.current = stored;
    const [text, html] = JSON.parse(stored) as [unknown, string];
    undone.replace(text ?? html);
  }, [stored, undone]);
  return { version, know: (text: StoredText) => void (known.current = keyOf(text)) };
};

/** A field for a rich text; the editor is loaded when it is first shown. */
export const RichTextField = (props: RichTextFieldProps) => {
  const { label, hint, error, start, history, links } = props;
  const field = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<TextSession>();
  const [isFocused, setFocused] = useState(false);
  const { version, know } = useExternalVersion({ start, field, undone: history ? session : undefined });
  return (
    <div
      ref={field}
      className="field"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The dialog is outside of the field, and would be closed by the loss of its tools.
        const isLinkOpen = session?.tools().isLinkOpen ?? false;
        setFocused(isLinkOpen || currentTarget.contains(relatedTarget));
      }}
    >
      <span className="field-label">{label}</span>
      <RichTextEditor
        key={version}
        {...{ label, start, history }}
        onSession={(next) => {
          setSession(next);
          props.onSession?.(next);
          // A text that is replaced had no focus, and an element that is removed sends no blur.
          if (!next) setFocused(false);
        }}
        onChange={(text) => know(props.onChange(text))}
      />
      {error === undefined ? null : <span className="field-error">{error}</span>}
      {hint === undefined ? null : <span className="field-hint">{hint}</span>}
      {session && isFocused ? (
        <Suspense>
          <TextTools {...{ session, links }} />
        </Suspense>
      ) : null}
    </div>
  );
};
