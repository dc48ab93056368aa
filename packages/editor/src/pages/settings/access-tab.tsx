import { pagePermissions, type CollectionContent, type ContentStatus } from '@sitewright/domain/pages';
import { Notice, PasswordField, Select, TextField } from '../../controls/index.ts';
import { StatusField } from '../../document-settings/index.ts';
import { useSession } from '../../session/index.ts';
import { StateLine } from '../../publication-state/index.ts';
import type { PageForm } from './use-page-form.ts';

const statusHints: Readonly<Record<ContentStatus, string>> = {
  published: 'Visitors see it once it is published.',
  'needs-review': 'Visitors do not see it. Somebody should look at it first.',
  scheduled: 'It appears by itself at the time below, once it is published.',
  draft: 'Visitors do not see it.',
  private: 'Visitors do not see it, and its address leads nowhere.',
};

const accessChoices = [
  { id: String(pagePermissions.public), name: 'Everyone' },
  { id: String(pagePermissions.password), name: 'Whoever knows the password' },
  { id: String(pagePermissions.members), name: 'Members' },
];

interface AccessTabProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
  readonly zone: string;
}

export const AccessTab = ({ form: { fields, errors, change }, content, zone }: AccessTabProps) => {
  const canPublish = useSession().permissions.includes('publish');
  const isLocked = fields.permission === pagePermissions.password;
  return (
    <>
      <StateLine kind="collection" id={content.id} />
      <StatusField
        saved={content}
        value={fields.status}
        hint={statusHints[fields.status]}
        error={errors.status}
        onChange={(status) => change({ status })}
      />
      {fields.status === 'scheduled' ? (
        <TextField
          label="Appears on"
          type="datetime-local"
          hint={`Time zone of the site: ${zone}`}
          value={fields.publishOn}
          error={errors.publishOn}
          onChange={(publishOn) => change({ publishOn })}
        />
      ) : null}
      <Select
        label="Who can see it"
        choices={accessChoices}
        value={String(fields.permission)}
        onChange={(id) => change({ permission: Number(id) })}
      />
      {isLocked && canPublish ? (
        <PasswordField
          label={content.permission === pagePermissions.password ? 'New password' : 'Password'}
          hint="1 to 30 characters. A new password holds at once and closes the page for all who had the old one."
          value={fields.password}
          error={errors.password}
          autoComplete="off"
          onChange={(password) => change({ password })}
        />
      ) : null}
      {isLocked && !canPublish ? (
        <Notice tone="warning">Only somebody who may publish can set the password.</Notice>
      ) : null}
    </>
  );
};
