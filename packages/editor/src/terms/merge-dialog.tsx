import { termWords, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, SuggestField } from '../controls/index.ts';
import './terms-screen.css';
import { findTerms, useTermChange } from './term-actions.ts';
import { useTermNames, type Term } from './use-terms.ts';

interface MergeDialogProps {
  readonly term: Term;
  readonly page: CollectionContent;
  readonly kind: TermKind;
  readonly onClose: () => void;
}

/** Two terms become one. */
export const MergeDialog = ({ term, page, kind, onClose }: MergeDialogProps) => {
  const { one } = termWords[kind];
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const names = useTermNames(page.id, kind, typed).filter((name) => name !== term.name);
  const { change, isChanging } = useTermChange({ page, kind });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The suggestions may belong to an earlier query.
    const existing = await findTerms({ page, kind }, typed);
    const into = existing.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    if (into === undefined || into.name === term.name) return setError(`Choose an existing ${one}.`);
    const outcome = await change(term, into);
    if (outcome === 'done') onClose();
    else if (outcome !== 'left') setError(outcome.fault);
  };
  return (
    <Dialog title={`Merge “${term.name}”`} isOpen onClose={onClose}>
      <form className="term-form" noValidate aria-label="Merge" onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <SuggestField
            label="Merge into"
            hint={`Items with “${term.name}” get this ${one} instead.`}
            error={error}
            isFiltered={false}
            value={typed}
            suggestions={names.map((name) => ({ id: name, name }))}
            onChange={(text) => {
              setTyped(text);
              setError(undefined);
            }}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isChanging}>
            Merge
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
