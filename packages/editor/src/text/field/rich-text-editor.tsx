import { useEffect, useRef } from 'react';
import { useLazyEditor } from '../../controls/index.ts';
import { mountText } from '../lazy-text.ts';
import type { TextDocument } from '../schema/stored-document.ts';
import type { TextSession } from '../text-session.ts';
import { parseInertHtml } from './inert-html.ts';

/** A text as it is stored: a document, or HTML. */
export interface StoredText {
  readonly document?: unknown;
  readonly html: string;
}

export interface WrittenText {
  readonly document: TextDocument;
  readonly html: string;
}

/** Of the form that the text belongs to. */
export interface TextHistory {
  readonly undo: () => void;
  readonly redo: () => void;
}

interface RichTextEditorProps {
  readonly label: string;
  /** The stored text when the editor is mounted. */
  readonly start: StoredText;
  readonly history?: TextHistory | undefined;
  readonly onChange: (text: WrittenText) => void;
  readonly onSession: (session: TextSession | undefined) => void;
}

/** Mounted per version of the stored text: the editor reads it once. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const { onFail, failure } = useLazyEditor();
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const { label, start, onSession } = latest.current;
    let opened: TextSession | undefined;
    let isGone = false;
    const place = document.createElement('div');
    place.className = 'rich-text';
    place.append(...parseInertHtml(start.html));
    box.current?.replaceChildren(place);
    const mount = async (): Promise<void> => {
      opened = await mountText(place, {
        label,
        document: start.document,
        onExit: () => opened?.editor.commands.blur(),
        onUndo: () => latest.current.history?.undo(),
        onRedo: () => latest.current.history?.redo(),
        onChange: (written) =>
          latest.current.onChange({ document: written, html: opened?.editor.getHTML() ?? '' }),
      });
      if (isGone) opened.destroy();
      else onSession(opened);
    };
    mount().catch(onFail);
    return () => {
      isGone = true;
      opened?.flush();
      onSession(undefined);
      opened?.destroy();
    };
  }, [onFail]);
  return (
    <>
      <div className="field-box rich-box" ref={box} />
      {failure}
    </>
  );
};
