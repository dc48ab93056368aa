import { formCalls } from '@sitewright/api/forms';
import { Plus } from 'lucide-react';
import { Menu, MenuTrigger } from 'react-aria-components';
import { startForms, type SiteForm } from '@sitewright/domain/forms';
import { Button, MenuItem, Popover } from '../../../controls/index.ts';
import { useRefresh } from '../../../data-fetching/index.ts';
import { newId, runAndWait, useDocumentStore } from '../../../documents/index.ts';
import { useSession } from '../../../session/index.ts';
import { formStarts } from '../form-starts.ts';
import { withFreeName } from '../with-free-name.ts';

/** Creates a form and passes on its id; a refusal is shown by the save status. */
const useNewForm = (onCreated: (formId: string) => void) => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  return async (content: SiteForm): Promise<void> => {
    const id = newId();
    const named = await withFreeName(content);
    const answer = await runAndWait(store, 'Add form', [{ kind: 'form', id, op: 'create', content: named }]);
    if (answer.state === 'refused') return;
    onCreated(id);
    await refresh(formCalls.list);
  };
};

interface NewFormProps {
  readonly onCreated: (formId: string) => void;
}

/** For newsletter blocks: a form with an email field and a mailing list. */
export const NewSignUpForm = ({ onCreated }: NewFormProps) => {
  const create = useNewForm(onCreated);
  return (
    <Button icon={Plus} onPress={() => void create(startForms.newsletter(newId))}>
      New sign-up form
    </Button>
  );
};

/** A button with a menu of what a new form begins with. */
export const NewForm = ({ onCreated }: NewFormProps) => {
  const create = useNewForm(onCreated);
  const { account } = useSession();
  return (
    <MenuTrigger>
      <Button icon={Plus}>New form</Button>
      <Popover placement="bottom start">
        <Menu className="menu" aria-label="New form">
          {formStarts.map(({ id, name, icon, start }) => (
            <MenuItem key={id} id={id} icon={icon} onAction={() => void create(start(newId, account.email))}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
