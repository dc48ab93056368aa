import { termWords, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button, IconButton, TextField, useToast } from '../controls/index.ts';
import { useTermChange, type TermFault } from './term-actions.ts';
import { countItems } from './term-question.ts';
import type { Term } from './use-terms.ts';

export interface TermRowProps {
  readonly term: Term;
  readonly page: CollectionContent;
  readonly kind: TermKind;
  /** The parent category. */
  readonly parent: string | undefined;
  readonly canChange: boolean;
  /** Whether a change of it is running. */
  readonly isChanging: boolean;
  /** Only one row is edited at a time. */
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
    const outcome = await change(term, name);
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

const TermActions = ({ term, page, kind, onEdit, onMerge }: TermRowProps) => {
  const { change, isChanging } = useTermChange({ page, kind });
  const toast = useToast();
  const remove = async (): Promise<void> => {
    const outcome = await change(term, null);
    if (typeof outcome === 'object') toast(outcome.fault, 'bad');
  };
  return (
    <div className="list-actions">
      <IconButton icon={Pencil} label={`Edit ${term.name}`} onPress={() => onEdit(term.name)} />
      <IconButton icon={Merge} label={`Merge ${term.name}`} onPress={() => onMerge(term)} />
      <IconButton
        icon={Trash2}
        label={`Remove ${term.name}`}
        isDisabled={isChanging}
        onPress={() => void remove()}
      />
    </div>
  );
};

export const TermRow = (props: TermRowProps) => {
  const { term, page, parent, canChange, isChanging, isEdited } = props;
  const details = [
    countItems(page.typeName, term.count),
    ...(parent === undefined ? [] : [`in ${parent}`]),
    ...(isChanging ? ['Updating'] : []),
  ];
  return (
    <li className="list-row term-row">
      {isEdited && !isChanging ? (
        <EditedTerm {...props} />
      ) : (
        <>
          <div className="list-text">
            <div className="list-title">{term.name}</div>
            <div className="list-detail">{details.join(' · ')}</div>
          </div>
          {canChange && !isChanging ? <TermActions {...props} /> : null}
        </>
      )}
    </li>
  );
};
