import { pagePermissions, type CollectionContent, type ContentStatus } from '@sitewright/domain/pages';
import { Notice, PasswordField, Select, TextField } from '../../controls/index.ts';
import { StatusField } from '../../document-settings/index.ts';
import { useSession } from '../../session/index.ts';
import { StateLine } from '../../publication-state/index.ts';
import type { PageForm } from './use-page-form.ts';

const statusHints: Readonly<Record<ContentStatus, string>> = {
  published: 'Visible to visitors once published.',
  'needs-review': 'Hidden from visitors until someone has reviewed it.',
  scheduled: 'Goes live automatically at the time below, once published.',
  draft: 'Hidden from visitors.',
  private: 'Hidden from visitors. Its URL shows the not-found page.',
};

const accessChoices = [
  { id: String(pagePermissions.public), name: 'Everyone' },
  { id: String(pagePermissions.password), name: 'Anyone with the password' },
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
          label="Publish on"
          type="datetime-local"
          hint={`Site time zone: ${zone}`}
          value={fields.publishOn}
          error={errors.publishOn}
          onChange={(publishOn) => change({ publishOn })}
        />
      ) : null}
      <Select
        label="Visible to"
        choices={accessChoices}
        value={String(fields.permission)}
        onChange={(id) => change({ permission: Number(id) })}
      />
      {isLocked && canPublish ? (
        <PasswordField
          label={content.permission === pagePermissions.password ? 'New password' : 'Password'}
          hint="1 to 30 characters. A new password takes effect immediately and locks out visitors with the old one."
          value={fields.password}
          error={errors.password}
          autoComplete="off"
          onChange={(password) => change({ password })}
        />
      ) : null}
      {isLocked && !canPublish ? (
        <Notice tone="warning">You need permission to publish to set the password.</Notice>
      ) : null}
    </>
  );
};
