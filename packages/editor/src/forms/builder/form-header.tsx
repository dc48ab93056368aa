import { formCalls } from '@sitewright/api/forms';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Ellipsis, Inbox, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import type { SiteForm } from '@sitewright/domain/forms';
import { MenuItem, Popover } from '../../controls/index.ts';
import { useRefresh } from '../../data-fetching/index.ts';
import type { SavedDocument } from '../../documents/index.ts';
import { PublishMenu } from '../../publishing/index.ts';
import { SaveStatus } from '../../save-status/index.ts';
import { useSession } from '../../session/index.ts';
import { UndoButtons, type UndoControls } from '../../undo/index.ts';
import { FormState } from '../list/form-table.tsx';
import { showFormVersion } from './preview/form-version.tsx';
import { useFormActions } from '../list/use-form-actions.ts';

/** The list of forms is read again after every save and publication. */
export const FormNote = ({ saved }: { readonly saved: SavedDocument }) => {
  const refresh = useRefresh();
  const version = `${saved.revision} ${saved.publishedRevision}`;
  useEffect(() => {
    void refresh(formCalls.list);
    // Once per saved version; the callback is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [version]);
  return (
    <>
      <FormState isPublished={saved.publishedRevision !== null} hasChanges={saved.hasChanges} />
      <SaveStatus />
    </>
  );
};

interface ToolbarProps {
  readonly id: string;
  readonly form: SiteForm;
  readonly undo: UndoControls;
}

const MoreMenu = ({ id, form }: Omit<ToolbarProps, 'undo'>) => {
  const { duplicate, trash } = useFormActions();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const canRead = useSession().permissions.includes('submissions');
  const named = { id, name: form.name };
  const remove = async (): Promise<void> => {
    if (!(await trash(named))) return;
    await refresh(formCalls.list);
    await navigate({ to: '/forms' });
  };
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label="More actions">
        <Ellipsis size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label="More actions">
          {canRead ? (
            <MenuItem
              id="submissions"
              icon={Inbox}
              onAction={() => void navigate({ to: '/forms/submissions', search: { form: id } })}
            >
              View submissions
            </MenuItem>
          ) : null}
          <MenuItem id="duplicate" icon={CopyPlus} onAction={() => void duplicate(named)}>
            Duplicate
          </MenuItem>
          <MenuItem id="delete" icon={Trash2} onAction={() => void remove()}>
            Delete
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

export const FormToolbar = ({ id, form, undo }: ToolbarProps) => {
  const canRead = useSession().permissions.includes('submissions');
  return (
    <>
      <UndoButtons controls={undo} />
      <MoreMenu {...{ id, form }} />
      {canRead ? (
        <Link to="/forms/submissions" search={{ form: id }} className="button button-plain form-editor-wide">
          <Inbox size={16} aria-hidden />
          <span className="button-label">Submissions</span>
        </Link>
      ) : null}
      <PublishMenu
        subject={{ kind: 'form', id, title: form.name }}
        at="/"
        showVersion={(content) => showFormVersion(id, content)}
      />
    </>
  );
};
