import { Suspense } from 'react';
import { LinkDialog, type LinkValue } from '../../links/index.ts';
import type { TextLinkOptions, TextSession } from '../text-session.ts';
import { runAction } from './text-actions.ts';
import { linkAt, removeLink, setLink } from './link-actions.ts';
import { useTextState } from './use-text-state.ts';

interface TextLinkProps {
  readonly session: TextSession;
  readonly links?: TextLinkOptions | undefined;
}

/** Link editor for the selection or the link at the caret. */
export const TextLink = ({ session, links }: TextLinkProps) => {
  const isOpen = useTextState(session, ({ tools }) => tools().isLinkOpen);
  if (!isOpen) return null;
  const close = (): void => {
    session.setTools({ isLinkOpen: false });
    session.focus();
  };
  const value = linkAt(session.editor);
  const save = (link: LinkValue): void => {
    close();
    runAction(session, 'Link', (editor) => setLink(editor, link));
  };
  const remove = (): void => {
    close();
    runAction(session, 'Remove link', removeLink);
  };
  return (
    <Suspense>
      <LinkDialog
        {...links}
        value={value}
        hasName
        onSave={save}
        onRemove={value.href === '' ? undefined : remove}
        onClose={close}
      />
    </Suspense>
  );
};
