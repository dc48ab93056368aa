import { LiveRegion } from '@sitewright/ui/live-region';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldOf, type FieldProps } from '../fields/field-props.ts';
import type { ListSetting, Setting } from '../settings/setting.ts';
import { entryForm, type SettingForm } from '../settings/setting-form.ts';
import { listAt, textAt } from '../settings/value-path.ts';
import { EntryList } from './entry-list.tsx';
import { useOpenedEntry } from './opened-entry.ts';
import { createEntryActions } from './entry-actions.ts';

interface ListFieldProps extends FieldProps<ListSetting> {
  /** Renders the settings of an entry; passed in because they may contain lists. */
  readonly Fields: ComponentType<{ readonly settings: readonly Setting[]; readonly form: SettingForm }>;
}

interface OpenEntryProps extends ListFieldProps {
  readonly index: number;
  readonly onBack: () => void;
}

/** An entry that is selected in a preview is edited beside it: the focus stays there. */
const isFrameFocused = (): boolean => document.activeElement?.tagName === 'IFRAME';

const OpenEntry = ({ setting, form, Fields, index, onBack }: OpenEntryProps) => (
  <div className="entry-open stack">
    <div className="entry-head">
      <Button kind="quiet" icon={ArrowLeft} onPress={onBack} takesFocus={!isFrameFocused()}>
        {`All ${setting.plural.toLowerCase()}`}
      </Button>
      <span className="quiet">{`${index + 1} of ${listAt(form.value, setting.field).length}`}</span>
    </div>
    <Fields settings={setting.entry} form={entryForm(form, setting.field, index)} />
  </div>
);

const AddEntry = ({
  setting,
  form,
  onAdd,
}: ListFieldProps & { readonly onAdd: (entries: readonly unknown[]) => void }) => {
  const max = form.fieldInfo(setting.field)?.max ?? Number.POSITIVE_INFINITY;
  const remaining = max - listAt(form.value, setting.field).length;
  if (remaining <= 0)
    return <p className="field-hint">{`Maximum of ${max} ${setting.plural.toLowerCase()} reached.`}</p>;
  return setting.Add ? (
    <setting.Add onAdd={onAdd} remaining={remaining} />
  ) : (
    <Button icon={Plus} onPress={() => onAdd([setting.start(newId)])}>
      {`Add ${setting.singular.toLowerCase()}`}
    </Button>
  );
};

/** A list whose entries are reordered here and edited one at a time. */
export const ListField = (props: ListFieldProps) => {
  const { setting, form } = props;
  const [message, setMessage] = useState('');
  const entries = listAt(form.value, setting.field);
  const { open, onOpen } = useOpenedEntry(setting.field, entries);
  const { texts } = fieldOf(props);
  const actions = createEntryActions({ setting, form, newId, announce: setMessage });
  if (open >= 0)
    return (
      <OpenEntry
        key={textAt(entries[open], 'id') || open}
        {...props}
        index={open}
        onBack={() => onOpen(undefined, -1)}
      />
    );
  return (
    <FieldGroup {...texts} label={`${setting.label} (${entries.length})`}>
      {entries.length === 0 ? null : (
        <EntryList {...{ setting, entries, actions }} onOpen={(index) => onOpen(entries[index], index)} />
      )}
      <div className="row">
        <AddEntry
          {...props}
          onAdd={(added) => {
            actions.add(added);
            if (added.length === 1) onOpen(added[0], entries.length);
          }}
        />
      </div>
      <LiveRegion message={message} />
    </FieldGroup>
  );
};
