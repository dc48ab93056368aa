import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { findProofFaults, importLimits } from '@sitewright/domain/mailing-lists';
import { FileUp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, Notice, TextField } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';

interface ImportDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

type Faults = Partial<Record<'who' | 'when' | 'how' | 'file', string>>;

const empty = { who: '', when: '', how: '' };

const today = (): string => new Date().toISOString().slice(0, 10);

/** Everything that the form holds, and what is wrong with it. */
const useImportForm = (listId: string, onClose: () => void) => {
  const [proof, setProof] = useState(empty);
  const [file, setFile] = useState<File>();
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(calls.importMembers);
  const refresh = useRefresh();
  const change = (part: Partial<typeof empty>): void => {
    setProof((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const found: Faults = {
      ...findProofFaults(proof, today()),
      ...(file ? {} : { file: 'Choose a CSV file.' }),
    };
    setFaults(found);
    if (!file || Object.keys(found).length > 0) return;
    const query = { ...proof, filename: file.name.slice(0, 200) };
    const outcome = await send({ params: { id: listId }, query, file });
    if (!outcome.ok) {
      setFaults(outcome.refusal.errors ?? {});
      return setRefusal(outcome.refusal.message);
    }
    await refresh(calls.readImport);
    return onClose();
  };
  return { proof, file, faults, refusal, isSending, change, setFile, submit };
};

/** Imports people who agreed elsewhere, with proof of it. */
export const ImportDialog = ({ listId, onClose }: ImportDialogProps) => {
  const { proof, file, faults, refusal, isSending, change, setFile, submit } = useImportForm(listId, onClose);
  return (
    <Dialog title="Import addresses" isOpen onClose={onClose}>
      <form noValidate aria-label="Import addresses" onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          <p className="quiet">
            A CSV file with a column “Email”; “Name”, or “First name” and “Last name”, and “Tags” are read
            too. Who unsubscribed, was erased or cannot be reached is left out.
          </p>
          <div className="mailing-file">
            <FileTrigger
              acceptedFileTypes={['text/csv', '.csv', '.tsv', '.txt']}
              onSelect={(files) => setFile(files?.[0])}
            >
              <Button icon={FileUp}>{file ? 'Choose another file' : 'Choose file'}</Button>
            </FileTrigger>
            <span>{file?.name ?? ''}</span>
          </div>
          {faults.file === undefined ? null : <Notice tone="bad">{faults.file}</Notice>}
          <TextField
            label="Who collected the addresses?"
            value={proof.who}
            onChange={(who) => change({ who })}
            error={faults.who}
            maxLength={importLimits.MAX_WHO_LENGTH}
          />
          <TextField
            label="When did people agree?"
            type="date"
            value={proof.when}
            onChange={(when) => change({ when })}
            error={faults.when}
          />
          <TextField
            label="How did they agree, and to what?"
            hint="Kept with every address as proof."
            value={proof.how}
            onChange={(how) => change({ how })}
            error={faults.how}
            lines={3}
            maxLength={importLimits.MAX_HOW_LENGTH}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Import
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
