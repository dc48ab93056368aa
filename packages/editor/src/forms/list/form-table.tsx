import type { CallAnswer } from '@sitewright/api/call';
import type { formCalls } from '@sitewright/api/forms';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Ellipsis, Inbox, Pencil, Trash2 } from 'lucide-react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import { submissionLimits } from '@sitewright/domain/forms';
import { Badge, MenuItem, Popover } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { unreadText } from '../unread/unread-count.tsx';
import { useSession } from '../../session/index.ts';
import type { FormActions } from './use-form-actions.ts';

export type ListedForm = CallAnswer<typeof formCalls.list>['forms'][number];

interface RowProps {
  readonly form: ListedForm;
  readonly actions: FormActions;
}

/** What visitors see of a form. */
export const FormState = ({ isPublished, hasChanges }: Pick<ListedForm, 'isPublished' | 'hasChanges'>) => {
  if (!isPublished) return <Badge>Draft</Badge>;
  return hasChanges ? <Badge tone="accent">Unpublished changes</Badge> : <Badge tone="good">Published</Badge>;
};

const RowMenu = ({ form, actions }: RowProps) => {
  const navigate = useNavigate();
  const canRead = useSession().permissions.includes('submissions');
  const label = `Actions for ${form.name}`;
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label={label}>
        <Ellipsis size={16} aria-hidden />
      </AriaButton>
      <Popover placement="bottom end">
        <Menu className="menu" aria-label={label}>
          <MenuItem
            id="edit"
            icon={Pencil}
            onAction={() => void navigate({ to: '/forms/edit', search: { id: form.id } })}
          >
            Edit
          </MenuItem>
          {canRead ? (
            <MenuItem
              id="submissions"
              icon={Inbox}
              onAction={() => void navigate({ to: '/forms/submissions', search: { form: form.id } })}
            >
              View submissions
            </MenuItem>
          ) : null}
          <MenuItem id="duplicate" icon={CopyPlus} onAction={() => void actions.duplicate(form)}>
            Duplicate
          </MenuItem>
          <MenuItem id="delete" icon={Trash2} onAction={() => void actions.trash(form)}>
            Delete
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

/** `1,000+` where the server stopped counting. */
const submissionsText = (count: number): string =>
  count > submissionLimits.COUNTED
    ? `${submissionLimits.COUNTED.toLocaleString('en')}+`
    : count.toLocaleString('en');

const UnreadLink = ({ id, name, unreadCount }: ListedForm) =>
  unreadCount === 0 ? null : (
    <Link
      to="/forms/submissions"
      search={{ form: id, only: 'unread' }}
      className="forms-unread"
      aria-label={`${unreadText(unreadCount)} unread of ${name}`}
    >
      <Badge tone="accent">{`${unreadText(unreadCount)} unread`}</Badge>
    </Link>
  );

const SubmissionCount = (form: ListedForm) => {
  const { id, name, inboxCount } = form;
  const text = submissionsText(inboxCount);
  if (inboxCount === 0) return <>{text}</>;
  return (
    <>
      <UnreadLink {...form} />
      <Link
        to="/forms/submissions"
        search={{ form: id }}
        aria-label={`${text} ${inboxCount === 1 ? 'submission' : 'submissions'} of ${name}`}
      >
        {text}
      </Link>
    </>
  );
};

const fieldsText = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);

const SubmissionCells = ({ form }: Pick<RowProps, 'form'>) => (
  <>
    <td data-label="Submissions" className="forms-number">
      <SubmissionCount {...form} />
    </td>
    <td data-label="Last submission">
      {form.lastSubmittedOn === null ? (
        <span className="quiet">None yet</span>
      ) : (
        <RelativeSiteTime on={form.lastSubmittedOn} />
      )}
    </td>
  </>
);

const Row = ({ form, actions, canRead }: RowProps & { readonly canRead: boolean }) => (
  <tr>
    <th scope="row">
      <Link to="/forms/edit" search={{ id: form.id }} className="forms-name">
        {form.name}
      </Link>
      <span className="forms-detail">{fieldsText(form.fieldCount)}</span>
    </th>
    <td data-label="Status">
      <FormState {...form} />
    </td>
    {canRead && <SubmissionCells form={form} />}
    <td className="forms-actions">
      <RowMenu {...{ form, actions }} />
    </td>
  </tr>
);

interface FormTableProps {
  readonly forms: readonly ListedForm[];
  readonly actions: FormActions;
}

export const FormTable = ({ forms, actions }: FormTableProps) => {
  const canRead = useSession().permissions.includes('submissions');
  return (
    <table className="forms-table" aria-label="Forms">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Status</th>
          {canRead && (
            <>
              <th scope="col" className="forms-number">
                Submissions
              </th>
              <th scope="col">Last submission</th>
            </>
          )}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <Row key={form.id} {...{ form, actions, canRead }} />
        ))}
      </tbody>
    </table>
  );
};
