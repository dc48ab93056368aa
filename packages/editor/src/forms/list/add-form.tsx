import { Plus } from 'lucide-react';
import { Menu, MenuTrigger } from 'react-aria-components';
import { formStarts } from '../../blocks/index.ts';
import { Button, MenuItem, Popover } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { useSession } from '../../session/index.ts';
import type { FormActions } from './use-form-actions.ts';

/** A button with a menu of what a new form begins with. */
export const AddForm = ({ actions }: { readonly actions: FormActions }) => {
  const { account } = useSession();
  return (
    <MenuTrigger>
      <Button kind="primary" icon={Plus}>
        Add form
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label="Add form">
          {formStarts.map(({ id, name, icon, start }) => (
            <MenuItem
              key={id}
              id={id}
              icon={icon}
              onAction={() => void actions.add(start(newId, account.email))}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
