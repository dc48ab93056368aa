import { mergeFields, type CampaignBlock } from '@sitewright/domain/campaigns';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLazyEditor } from '../../controls/index.ts';
import { mountText, TextTools, type TextSession } from '../../text/index.ts';

type TextBlock = Extract<CampaignBlock, { kind: 'text' }>;

interface TextBlockProps {
  readonly block: TextBlock;
  readonly onChange: (block: TextBlock) => void;
}

interface TextEditorProps extends TextBlockProps {
  readonly onSession: (session: TextSession | undefined) => void;
}

/** Mounted for each text that comes from elsewhere: the editor reads it once. */
const TextEditor = (props: TextEditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const { onFail, failure } = useLazyEditor();
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const { block, onSession } = latest.current;
    let opened: TextSession | undefined;
    let isGone = false;
    const place = document.createElement('div');
    place.className = 'campaign-text';
    box.current?.replaceChildren(place);
    const mount = async (): Promise<void> => {
      opened = await mountText(place, {
        label: 'Text',
        document: block.document,
        onExit: () => opened?.editor.commands.blur(),
        onChange: ({ content }) =>
          latest.current.onChange({
            ...latest.current.block,
            document: { type: 'doc', ...(content ? { content } : {}) },
          }),
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
      <div className="field-box campaign-text-box" ref={box} />
      {failure}
    </>
  );
};

/** Counts changes that were made elsewhere, such as by undo. */
const useExternalVersion = ({ document: text }: TextBlock) => {
  const known = useRef(JSON.stringify(text));
  const [version, setVersion] = useState(0);
  const stored = JSON.stringify(text);
  useEffect(() => {
    if (stored === known.current) return;
    known.current = stored;
    setVersion((count) => count + 1);
  }, [stored]);
  return { version, know: (next: TextBlock) => void (known.current = JSON.stringify(next.document)) };
};

const hint = Object.entries(mergeFields)
  .map(([field, name]) => `${name}: {{${field}${field === 'email' ? '' : '|friend'}}}`)
  .join(' · ');

/** A rich text with the tools of the page editor; what emails cannot show is left out. */
export const TextBlockFields = ({ block, onChange }: TextBlockProps) => {
  const { version, know } = useExternalVersion(block);
  const [session, setSession] = useState<TextSession>();
  const [isFocused, setFocused] = useState(false);
  return (
    <div
      className="field"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <span className="field-label">Text</span>
      <TextEditor
        key={version}
        block={block}
        onSession={setSession}
        onChange={(next) => {
          know(next);
          onChange(next);
        }}
      />
      <span className="field-hint">{hint}</span>
      {session && isFocused ? (
        <Suspense>
          <TextTools session={session} />
        </Suspense>
      ) : null}
    </div>
  );
};
