import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useLazyEditor } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { TextTools, mountText, type TextSession } from '../../text/index.ts';
import type { DocumentSetting, RichSetting } from '../settings/setting.ts';
import { readAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';
import './fields.css';
import { parseInertHtml } from './inert-html.ts';

interface StoredText {
  readonly document?: unknown;
  readonly html: string;
}

interface RichTextProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The stored text when the field is mounted: a document, or HTML. */
  readonly start: StoredText;
  /** Stores the text; returns what `start` will be. */
  readonly onChange: (text: { readonly document: unknown; readonly html: string }) => StoredText;
}

const keyOf = ({ document, html }: StoredText): string => JSON.stringify([document ?? null, html]);

/** Counts changes of the stored text made elsewhere, such as by undo. */
const useExternalVersion = (start: StoredText, field: RefObject<HTMLElement | null>) => {
  const known = useRef(keyOf(start));
  const [epoch, setEpoch] = useState(0);
  const stored = keyOf(start);
  useEffect(() => {
    // Not while focused: the next input would be stored over it.
    if (stored === known.current || field.current?.contains(document.activeElement)) return;
    known.current = stored;
    setEpoch((count) => count + 1);
  }, [stored, field]);
  return { epoch, know: (text: StoredText) => void (known.current = keyOf(text)) };
};

interface RichTextEditorProps extends Pick<RichTextProps, 'label' | 'start'> {
  readonly onChange: (text: { readonly document: unknown; readonly html: string }) => void;
  readonly onSession: (session: TextSession | undefined) => void;
}

/** Mounted per version of the stored text: the editor reads it once. */
const RichTextEditor = (props: RichTextEditorProps) => {
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
        onChange: (written) =>
          latest.current.onChange({ document: written, html: opened?.editor.getHTML() ?? '' }),
      });
      if (isGone) opened.destroy();
      else onSession(opened);
    };
    mount().catch(onFail);
    return () => {
      isGone = true;
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

/** A text editor field, loaded when first shown. */
const RichText = ({ label, hint, error, start, onChange }: RichTextProps) => {
  const field = useRef<HTMLDivElement>(null);
  const { epoch, know } = useExternalVersion(start, field);
  const [session, setSession] = useState<TextSession>();
  const [isFocused, setFocused] = useState(false);
  usePendingField(() => session?.flush());
  return (
    <div
      ref={field}
      className="field"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <span className="field-label">{label}</span>
      <RichTextEditor
        key={epoch}
        {...{ label, start }}
        onSession={(next) => {
          setSession(next);
          // A text that is replaced had no focus, and an element that is removed sends no blur.
          if (!next) setFocused(false);
        }}
        onChange={(text) => know(onChange(text))}
      />
      {error === undefined ? null : <span className="field-error">{error}</span>}
      {hint === undefined ? null : <span className="field-hint">{hint}</span>}
      {session && isFocused ? (
        <Suspense>
          <TextTools session={session} />
        </Suspense>
      ) : null}
    </div>
  );
};

const isBlank = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === '';

export const RichSettingField = (props: FieldProps<RichSetting>) => {
  const { texts, change } = fieldOf(props);
  return (
    <RichText
      {...texts}
      start={{ html: textAt(props.form.value, props.setting.field) }}
      onChange={({ html }) => {
        const next = isBlank(html) ? undefined : html;
        change(next);
        return { html: next ?? '' };
      }}
    />
  );
};

export const DocumentSettingField = (props: FieldProps<DocumentSetting>) => {
  const { setting, form } = props;
  const { texts } = fieldOf(props);
  const label = `Change ${setting.label.toLowerCase()}`;
  return (
    <RichText
      {...texts}
      start={{
        document: readAt(form.value, setting.field),
        html: textAt(form.value, setting.html),
      }}
      onChange={({ document }) => {
        form.change(
          { field: setting.field, next: document, label },
          { field: setting.html, next: undefined, label },
        );
        return { document, html: '' };
      }}
    />
  );
};
