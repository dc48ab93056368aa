import { ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components';
import { Popover } from '../../controls/index.ts';
import type { TextSession } from '../text-session.ts';
import { useTextState } from './use-text-state.ts';
import { paragraphStyles, runAction, setStyle, styleOf } from './text-actions.ts';

/** Paragraph style. */
export const StyleSelect = ({ session }: { readonly session: TextSession }) => (
  <Select
    aria-label="Paragraph style"
    selectedKey={useTextState(session, ({ editor }) => styleOf(editor))}
    onSelectionChange={(key) => {
      const style = paragraphStyles.find(({ id }) => id === key);
      if (style) runAction(session, 'Paragraph style', (editor) => setStyle(editor, style.id));
    }}
  >
    <Button className="text-tool text-style">
      <SelectValue />
      <ChevronDown size={14} aria-hidden />
    </Button>
    <Popover offset={6}>
      <ListBox className="option-list text-style-list">
        {paragraphStyles.map(({ id, name }) => (
          <ListBoxItem key={id} id={id} className={`option text-style-${id}`} textValue={name}>
            {name}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </Select>
);
