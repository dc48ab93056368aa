import { Link2, RemoveFormatting } from 'lucide-react';
import { Button, Group, Separator, ToggleButton, Toolbar } from 'react-aria-components';
import type { TextSession } from '../text-session.ts';
import { ColourButton } from './colour-button.tsx';
import { StyleSelect } from './style-select.tsx';
import {
  alignActions,
  blockActions,
  clearLooks,
  markActions,
  runAction,
  type TextAction,
} from './text-actions.ts';
import './text-toolbar.css';
import { useTextState } from './use-text-state.ts';

interface ActButtonProps {
  readonly act: TextAction;
  readonly session: TextSession;
}

const ActButton = ({ act, session }: ActButtonProps) => (
  <ToggleButton
    className="text-tool"
    aria-label={act.label}
    {...(act.keys && { 'aria-keyshortcuts': act.keys })}
    isSelected={useTextState(session, ({ editor }) => act.isOn(editor))}
    onChange={() => runAction(session, act.label, act.run)}
  >
    <act.icon size={16} aria-hidden />
  </ToggleButton>
);

interface ActsProps {
  readonly label: string;
  readonly acts: readonly TextAction[];
  readonly session: TextSession;
}

const Actions = ({ label, acts, session }: ActsProps) => (
  <Group aria-label={label} className="text-tools-group">
    {acts.map((act) => (
      <ActButton key={act.label} act={act} session={session} />
    ))}
  </Group>
);

const LinkButton = ({ session }: { readonly session: TextSession }) => (
  <ToggleButton
    className="text-tool"
    aria-label="Link"
    aria-keyshortcuts="Control+K Meta+K"
    isSelected={useTextState(session, ({ editor }) => editor.isActive('link'))}
    onChange={() => session.setTools({ isLinkOpen: true })}
  >
    <Link2 size={16} aria-hidden />
  </ToggleButton>
);

/** The tools of a text. They stand in the app, whatever frame the text is in. */
export const TextToolbar = ({ session }: { readonly session: TextSession }) => (
  <Toolbar className="text-toolbar" aria-label="Text">
    <StyleSelect session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Marks" acts={markActions} session={session} />
    <ColourButton session={session} />
    <LinkButton session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Lists and quotes" acts={blockActions} session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Alignment" acts={alignActions} session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Button
      className="text-tool"
      aria-label="Clear formatting"
      onPress={() => runAction(session, 'Clear formatting', clearLooks)}
    >
      <RemoveFormatting size={16} aria-hidden />
    </Button>
  </Toolbar>
);
