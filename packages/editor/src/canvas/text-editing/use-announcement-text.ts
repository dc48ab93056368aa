import { useEffect, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { createAnnouncementText, useHeaderFooter, type AnnouncementText } from '../../site-chrome/index.ts';
import type { TextSession } from '../../text/index.ts';

interface TextParts {
  /** The visible announcement bar on the page. */
  readonly bar: () => HTMLElement | undefined;
  readonly canChange: boolean;
  readonly announce: (text: string) => void;
  readonly onFailure: () => void;
  readonly onPending: (isPending: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Inline editing of the announcement. */
export const useAnnouncementText = ({
  bar,
  canChange,
  ...handlers
}: TextParts): { readonly session: TextSession | undefined; readonly text: AnnouncementText } => {
  const { content, contentNow, change, insist } = useHeaderFooter(canChange);
  const { announcement } = content;
  const latest = useLatest({
    bar: () => (canChange ? bar() : undefined),
    document: announcement?.document,
    onChange: (document: unknown, label: string) =>
      void change(label, { announcement: { ...contentNow().announcement, document } }),
    onConflict: (document: unknown, base: unknown) => {
      const now = contentNow().announcement;
      const before = { announcement: { ...now, document: base } };
      insist('Edit text', before, { announcement: { ...now, document } });
    },
    ...handlers,
  });
  const [session, setSession] = useState<TextSession>();
  const [text] = useState(() => createAnnouncementText(() => latest.current, setSession));
  useEffect(() => text.follow(announcement?.document), [text, announcement?.document]);
  usePendingField(text.settle);
  useEffect(() => text.stop, [text]);
  return { session, text };
};
