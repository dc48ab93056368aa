import { termWords, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button, IconButton, TextField } from '../controls/index.ts';
import { countItems, useTermChange, type TermFault } from './term-acts.ts';
import type { Term } from './use-terms.ts';

export interface TermRowProps {
  readonly term: Term;
  readonly page: CollectionContent;
  readonly kind: TermKind;
  /** The category that it stands in. */
  readonly parent: string | undefined;
  readonly canChange: boolean;
  /** One is edited at a time. */
  readonly isEdited: boolean;
  readonly onEdit: (name: string | undefined) => void;
  readonly onMerge: (term: Term) => void;
}

const EditedTerm = ({ term, page, kind, onEdit, onMerge }: TermRowProps) => {
  const { one, longest } = termWords[kind];
  const [name, setName] = useState(term.name);
  const [error, setError] = useState<TermFault>();
  const { change, isChanging } = useTermChange({ page, kind });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === term.name) return onEdit(undefined);
    const outcome = await change(term, { into: name, mayMerge: false });
    if (outcome === 'done') onEdit(undefined);
    else if (outcome !== 'left') setError(outcome);
  };
  return (
    <form
      className="term-edit"
      noValidate
      aria-label={`Edit ${term.name}`}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={`Name of the ${one}`}
        value={name}
        error={error?.fault}
        maxLength={longest}
        takesFocus
        onKeyDown={({ key }) => (key === 'Escape' ? onEdit(undefined) : undefined)}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
      <div className="term-edit-acts">
        {error?.exists ? <Button onPress={() => onMerge(term)}>Merge instead</Button> : null}
        <Button onPress={() => onEdit(undefined)}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={isChanging}>
          Save
        </Button>
      </div>
    </form>
  );
};

const TermActs = ({ term, page, kind, onEdit, onMerge }: TermRowProps) => {
  const { change, isChanging } = useTermChange({ page, kind });
  return (
    <div className="list-actions">
      <IconButton icon={Pencil} label={`Edit ${term.name}`} onPress={() => onEdit(term.name)} />
      <IconButton icon={Merge} label={`Merge ${term.name}`} onPress={() => onMerge(term)} />
      <IconButton
        icon={Trash2}
        label={`Remove ${term.name}`}
        isDisabled={isChanging}
        onPress={() => void change(term, { into: null, mayMerge: false })}
      />
    </div>
  );
};

export const TermRow = (props: TermRowProps) => {
  const { term, page, parent, canChange, isEdited } = props;
  const count = countItems(page.typeName, term.count);
  return (
    <li className="list-row term-row">
      {isEdited ? (
        <EditedTerm {...props} />
      ) : (
        <>
          <div className="list-text">
            <div className="list-title">{term.name}</div>
            <div className="list-detail">{parent === undefined ? count : `${count} · in ${parent}`}</div>
          </div>
          {canChange ? <TermActs {...props} /> : null}
        </>
      )}
    </li>
  );
};
