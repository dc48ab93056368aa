import { findTermFault, termWords, type TermKind } from '@sitewright/domain/pages';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button as AriaButton, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { Button, SuggestField } from '../controls/index.ts';
import './term-picker.css';
import { useTermNames } from './use-terms.ts';

interface TermPickerProps {
  readonly label: string;
  readonly kind: TermKind;
  readonly collectionId: string;
  readonly value: readonly string[];
  readonly onChange: (terms: readonly string[]) => void;
  readonly error?: string | undefined;
}

const Chosen = ({ label, value, onChange }: Pick<TermPickerProps, 'label' | 'value' | 'onChange'>) => (
  <TagGroup
    className="term-group"
    onRemove={(keys) => onChange(value.filter((name) => !keys.has(name)))}
    selectionMode="none"
  >
    <Label className="field-label">{label}</Label>
    <TagList className="term-chips" renderEmptyState={() => <span className="field-hint">None yet</span>}>
      {value.map((name) => (
        <Tag key={name} id={name} textValue={name} className="term-chip">
          <span className="truncate">{name}</span>
          <AriaButton slot="remove" className="term-remove" aria-label={`Remove ${name}`}>
            <X size={12} aria-hidden />
          </AriaButton>
        </Tag>
      ))}
    </TagList>
  </TagGroup>
);

/** With the arrow keys on a suggestion, Enter takes that one. */
const isOnSuggestion = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.hasAttribute('aria-activedescendant');

/** The terms of one item; those that others have are suggested. */
export const TermPicker = ({ label, kind, collectionId, value, onChange, error }: TermPickerProps) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const names = useTermNames(collectionId, kind, typed);
  const { one, longest } = termWords[kind];
  const add = (text: string) => {
    const known = names.find((name) => name.toLowerCase() === text.trim().toLowerCase());
    const wrong = findTermFault(kind, text, { others: value });
    setFault(wrong);
    if (wrong !== undefined) return;
    onChange([...value, known ?? text.trim()]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || event.key === ',';
    if (!isEnd || typed.trim() === '' || isOnSuggestion(event)) return;
    // The form must not be sent by it, but the list of suggestions has to hear it, and closes.
    event.preventDefault();
    add(typed);
  };
  return (
    <div className="term-picker">
      <Chosen {...{ label, value, onChange }} />
      {/* The field has the focus; this only hears keys before it does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="term-add" onKeyDownCapture={press}>
        <SuggestField
          label={`Add a ${one}`}
          hint={`Up to ${longest} characters. Enter adds it.`}
          error={fault ?? error}
          isFiltered={false}
          value={typed}
          suggestions={names.filter((name) => !value.includes(name)).map((name) => ({ id: name, name }))}
          onChange={(text) => {
            setTyped(text);
            setFault(undefined);
          }}
          onChoose={add}
        />
        <Button aria-label={`Add the ${one}`} onPress={() => add(typed)}>
          Add
        </Button>
      </div>
    </div>
  );
};
