import { findTermFault, termWords, type TermKind } from '@sitewright/domain/pages';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button as AriaButton, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { Button, SuggestField } from '../controls/index.ts';
import './term-picker.css';
import { findExisting } from './term-actions.ts';
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

/** Whether Enter selects a suggestion. */
const isOnSuggestion = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.hasAttribute('aria-activedescendant');

const isSameTerm = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Uses the existing spelling, even if the user types faster than the suggestions load. */
const useRespelling = (props: Pick<TermPickerProps, 'kind' | 'collectionId' | 'value' | 'onChange'>) => {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return async (typed: string): Promise<void> => {
    const { kind, collectionId } = props;
    const names = await findExisting({ page: { id: collectionId }, kind }, typed);
    const known = names.find((name) => isSameTerm(name, typed));
    const { value, onChange } = latest.current;
    if (known === undefined || known === typed || !value.includes(typed)) return;
    onChange([...new Set(value.map((name) => (name === typed ? known : name)))]);
  };
};

/** The terms of one item, with suggestions. */
export const TermPicker = ({ label, kind, collectionId, value, onChange, error }: TermPickerProps) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const names = useTermNames(collectionId, kind, typed);
  const { one, longest } = termWords[kind];
  const respell = useRespelling({ kind, collectionId, value, onChange });
  const add = (text: string) => {
    const known = names.find((name) => isSameTerm(name, text));
    const wrong = findTermFault(kind, text, { others: value });
    setFault(wrong);
    if (wrong !== undefined) return;
    onChange([...value, known ?? text.trim()]);
    setTyped('');
    if (known === undefined) void respell(text.trim());
  };
  const press = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || event.key === ',';
    if (!isEnd || typed.trim() === '' || isOnSuggestion(event)) return;
    // Prevents submitting the form; the event still reaches the suggestion list, which closes.
    event.preventDefault();
    add(typed);
  };
  return (
    <div className="term-picker">
      <Chosen {...{ label, value, onChange }} />
      {/* Captures keys before the focused field handles them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="term-add" onKeyDownCapture={press}>
        <SuggestField
          label={`Add a ${one}`}
          hint={`Up to ${longest} characters. Press Enter to add it.`}
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
