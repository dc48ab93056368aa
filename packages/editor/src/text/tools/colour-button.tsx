import { isTextColor } from '@sitewright/domain/text';
import { Baseline } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { Button as KitButton, Popover, TextField } from '../../controls/index.ts';
import type { TextSession } from '../text-session.ts';
import { runAction } from './text-actions.ts';
import { useTextState } from './use-text-state.ts';

/** Site colours, which follow the styles and the section theme. */
const siteColours = [
  { name: 'Text', color: null, shown: 'var(--sw-ink)' },
  { name: 'Soft', color: 'var(--sw-soft)', shown: 'var(--sw-soft)' },
  { name: 'Accent', color: 'var(--sw-accent)', shown: 'var(--sw-accent)' },
] as const;

const colorOf = ({ editor }: TextSession): string | null => {
  const color: unknown = editor.getAttributes('textStyle')['color'];
  return typeof color === 'string' ? color : null;
};

/** Resolves a colour on the page: its variables are undefined in the app. */
const resolve = ({ editor: { view } }: TextSession, color: string): string => {
  const probe = view.dom.ownerDocument.createElement('span');
  probe.style.color = color;
  view.dom.parentElement?.append(probe);
  const found = view.dom.ownerDocument.defaultView?.getComputedStyle(probe).color ?? color;
  probe.remove();
  return found;
};

interface ColourFormProps {
  readonly session: TextSession;
  readonly onChoose: (color: string | null) => void;
}

const ColourForm = ({ session, onChoose }: ColourFormProps) => {
  const current = colorOf(session);
  const [hex, setHex] = useState(current?.startsWith('#') ? current : '');
  const [error, setError] = useState<string>();
  const typed = hex.trim().startsWith('#') ? hex.trim() : `#${hex.trim()}`;
  return (
    <form
      className="colour-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTextColor(typed)) onChoose(typed.toLowerCase());
        else setError('Enter a hex colour, such as #c8341e.');
      }}
    >
      <div className="row">
        {siteColours.map(({ name, color, shown }) => (
          <Button
            key={name}
            className="colour-swatch"
            aria-label={name}
            aria-pressed={current === color}
            onPress={() => onChoose(color)}
          >
            <span style={{ background: resolve(session, shown) }} />
          </Button>
        ))}
      </div>
      <TextField label="Hex" placeholder="#c8341e" value={hex} onChange={setHex} error={error} />
      <KitButton kind="primary" type="submit">
        Apply
      </KitButton>
    </form>
  );
};

export const ColourButton = ({ session }: { readonly session: TextSession }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isWanted: boolean): void => {
    // A toolbar restores focus to the last focused tool, so Escape would return to that one.
    if (isWanted) button.current?.focus();
    setOpen(isWanted);
  };
  const choose = (color: string | null): void => {
    setOpen(false);
    runAction(session, 'Text colour', (editor) => editor.chain().focus().setTextColor(color).run());
  };
  const current = useTextState(session, colorOf);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button ref={button} className="text-tool" aria-label="Colour">
        <Baseline size={16} aria-hidden />
        <span
          className="text-tool-colour"
          style={{ background: current === null ? 'currentColor' : resolve(session, current) }}
        />
      </Button>
      <Popover placement="bottom">
        <Dialog aria-label="Colour" className="colour-dialog">
          {isOpen ? <ColourForm session={session} onChoose={choose} /> : null}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
