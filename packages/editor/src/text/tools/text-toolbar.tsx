import { Link2, RemoveFormatting } from 'lucide-react';
import { Button, Group, Separator, ToggleButton, Toolbar } from 'react-aria-components';
import type { TextSession } from '../text-session.ts';
import { ColourButton } from './colour-button.tsx';
import { StyleSelect } from './style-select.tsx';
import {
  alignActions,
  blockActions,
  clearFormatting,
  markActions,
  runAction,
  type TextAction,
} from './text-actions.ts';
import './text-toolbar.css';
import { useTextState } from './use-text-state.ts';

interface ActionButtonProps {
  readonly action: TextAction;
  readonly session: TextSession;
}

const ActionButton = ({ action, session }: ActionButtonProps) => (
  <ToggleButton
    className="text-tool"
    aria-label={action.label}
    {...(action.keys && { 'aria-keyshortcuts': action.keys })}
    isSelected={useTextState(session, ({ editor }) => action.isOn(editor))}
    onChange={() => runAction(session, action.label, action.run)}
  >
    <action.icon size={16} aria-hidden />
  </ToggleButton>
);

interface ActionsProps {
  readonly label: string;
  readonly actions: readonly TextAction[];
  readonly session: TextSession;
}

const Actions = ({ label, actions, session }: ActionsProps) => (
  <Group aria-label={label} className="text-tools-group">
    {actions.map((action) => (
      <ActionButton key={action.label} action={action} session={session} />
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

/** Text toolbar, rendered in the app even if the text is in a frame. */
export const TextToolbar = ({ session }: { readonly session: TextSession }) => (
  <Toolbar className="text-toolbar" aria-label="Text">
    <StyleSelect session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Formatting" actions={markActions} session={session} />
    <ColourButton session={session} />
    <LinkButton session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Lists and quotes" actions={blockActions} session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Actions label="Alignment" actions={alignActions} session={session} />
    <Separator orientation="vertical" className="text-tools-line" />
    <Button
      className="text-tool"
      aria-label="Clear formatting"
      onPress={() => runAction(session, 'Clear formatting', clearFormatting)}
    >
      <RemoveFormatting size={16} aria-hidden />
    </Button>
  </Toolbar>
);
