import { Button, Notice } from '../../controls/index.ts';
import { describeSetting, settingNames } from './describe-setting.ts';
import type { SettingsValues } from './merge-settings.ts';
import type { Conflict } from './use-settings-form.ts';

const listFields = (fields: readonly (keyof SettingsValues)[]): string =>
  new Intl.ListFormat('en').format(fields.map((field) => settingNames[field]));

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly onTakeTheirs: () => void;
}

/** Shown when someone else saved first: lists their values and lets the user choose. */
export const ConflictNotice = ({ conflict, onTakeTheirs }: ConflictNoticeProps) => {
  const { conflicts, taken, theirs } = conflict;
  return (
    <Notice
      tone="warning"
      title="Someone else saved these settings"
      actions={<Button onPress={onTakeTheirs}>Use their version</Button>}
    >
      <p>
        Nothing was overwritten. Save to keep your version.
        {taken.length > 0 ? ` Their changes to ${listFields(taken)} are already in the form.` : ''}
      </p>
      {conflicts.length > 0 ? (
        <dl className="conflict-fields">
          {conflicts.map((field) => (
            <div key={field}>
              <dt>{settingNames[field]}</dt>
              <dd>
                Theirs: <q>{describeSetting(theirs[field])}</q>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Notice>
  );
};
