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
      title="Somebody else saved these settings in the meantime"
      actions={<Button onPress={onTakeTheirs}>Discard mine, keep theirs</Button>}
    >
      <p>
        Nothing was overwritten, and what you typed is still here. Save to keep yours.
        {taken.length > 0 ? ` Their change of ${listFields(taken)} is already in the form.` : ''}
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
