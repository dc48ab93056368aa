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

/** Somebody else saved first: says what is theirs, keeps what was typed, and leaves the choice to the person. */
export const ConflictNotice = ({ conflict, onTakeTheirs }: ConflictNoticeProps) => {
  const { clashes, taken, theirs } = conflict;
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
      {clashes.length > 0 ? (
        <dl className="conflict-fields">
          {clashes.map((field) => (
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
