import { siteFieldKinds } from '@sitewright/domain/forms';
import { Plus } from 'lucide-react';
import { Header, Menu, MenuSection, MenuTrigger } from 'react-aria-components';
import { Button, MenuItem, Popover } from '../../../controls/index.ts';
import { newId } from '../../../documents/index.ts';
import { fieldKindDefinitions, fieldKindGroups, newField } from './field-kinds.ts';

interface AddFieldProps {
  readonly onAdd: (entries: readonly unknown[]) => void;
}

/** A button with a menu of all kinds of fields. */
export const AddField = ({ onAdd }: AddFieldProps) => (
  <MenuTrigger>
    <Button icon={Plus}>Add field</Button>
    <Popover placement="bottom start">
      <Menu
        className="menu"
        aria-label="Add field"
        onAction={(key) => {
          const kind = siteFieldKinds.find((each) => each === key);
          if (kind) onAdd([newField(kind, newId)]);
        }}
      >
        {fieldKindGroups.map(({ name, kinds }) => (
          <MenuSection key={name}>
            <Header className="menu-heading">{name}</Header>
            {kinds.map((kind) => (
              <MenuItem key={kind} id={kind} icon={fieldKindDefinitions[kind].icon}>
                {fieldKindDefinitions[kind].name}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
