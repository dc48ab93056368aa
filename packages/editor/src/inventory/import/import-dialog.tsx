import type { StockReason } from '@sitewright/domain/catalogue';
import { LiveRegion } from '@sitewright/ui/live-region';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, Notice, ProgressBar } from '../../controls/index.ts';
import { ReasonFields } from '../adjust/reason-fields.tsx';
import './import-dialog.css';
import { StockChangeTable, StockFaultTable } from './stock-tables.tsx';
import { useStockImport, type ImportStep } from './use-stock-import.ts';

type StockImporting = ReturnType<typeof useStockImport>;

interface PartProps<Step extends ImportStep['step']> {
  readonly importing: StockImporting;
  readonly state: Extract<ImportStep, { step: Step }>;
  readonly onClose: () => void;
}

const variants = (count: number): string =>
  count === 1 ? '1 variant' : `${count.toLocaleString()} variants`;

const Choose = ({ importing, state: { problem }, onClose }: PartProps<'choose'>) => (
  <>
    <DialogBody>
      {problem === undefined ? null : <Notice tone="bad">{problem}</Notice>}
      <p>
        A CSV file with the column SKU or Variant ID, and Quantity (the new stock) or Change (what is added,
        or removed with a minus). The file that Export writes can be edited and imported again.
      </p>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', 'text/csv']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) void importing.check(file);
        }}
      >
        <Button kind="primary" icon={Upload}>
          Choose file
        </Button>
      </FileTrigger>
    </DialogBody>
    <DialogFoot>
      <Button onPress={onClose}>Cancel</Button>
    </DialogFoot>
  </>
);

const Working = ({ importing, state }: PartProps<'checking' | 'importing'>) => {
  const { step, filename, progress } = state;
  const { done, total } = progress;
  return (
    <>
      <DialogBody>
        <ProgressBar
          label={step === 'checking' ? `Checking ${filename}` : `Importing ${filename}`}
          percent={total === 0 ? undefined : (100 * done) / total}
          text={
            total === 0 ? 'Reading the file' : `${done.toLocaleString()} of ${total.toLocaleString()} rows`
          }
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={step === 'checking' ? importing.again : importing.cancel}>Cancel</Button>
      </DialogFoot>
    </>
  );
};

const Checked = ({ importing, state: { plan, filename } }: PartProps<'checked'>) => {
  const { changes, unchanged, faults } = plan;
  const [reason, setReason] = useState<StockReason>('count');
  const [note, setNote] = useState('');
  const [noteFault, setNoteFault] = useState<string>();
  const start = (): void => {
    const noted = note.trim();
    if (reason === 'other' && noted === '') return setNoteFault('Enter what happened.');
    return void importing.start(filename, { changes, reason, ...(noted === '' ? {} : { note: noted }) });
  };
  return (
    <>
      <DialogBody>
        <p>
          {filename}: {variants(changes.length)} to change, {unchanged.toLocaleString()} unchanged,{' '}
          {faults.length.toLocaleString()} skipped. Changes go live immediately.
        </p>
        {faults.length === 0 ? null : <StockFaultTable title="Rows that will be skipped" faults={faults} />}
        {changes.length === 0 ? null : (
          <>
            <StockChangeTable changes={changes} />
            <ReasonFields
              {...{ reason, note }}
              error={noteFault}
              onReason={setReason}
              onNote={setNote}
              onTouch={() => setNoteFault(undefined)}
            />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={importing.again}>Choose another file</Button>
        <Button kind="primary" isDisabled={changes.length === 0} onPress={start}>
          {changes.length === 0 ? 'Nothing to import' : `Change stock of ${variants(changes.length)}`}
        </Button>
      </DialogFoot>
    </>
  );
};

const Done = ({ importing, state, onClose }: PartProps<'done'>) => {
  const { levels, faults } = state.imported;
  return (
    <>
      <DialogBody>
        <Notice
          tone={faults.length > 0 || state.wasCancelled ? 'warning' : 'good'}
          title={state.wasCancelled ? 'Import cancelled' : 'Import finished'}
        >
          Stock of {variants(levels.length)} changed.
        </Notice>
        {faults.length === 0 ? null : <StockFaultTable title="Rows that were not changed" faults={faults} />}
      </DialogBody>
      <DialogFoot>
        <Button onPress={importing.again}>Import another file</Button>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  );
};

const spoken: Readonly<Record<ImportStep['step'], string>> = {
  choose: '',
  checking: '',
  checked: 'The file was checked',
  importing: '',
  done: 'Import finished',
};

/** Changes stock by a CSV file, after showing what it changes. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const importing = useStockImport();
  const { state } = importing;
  return (
    <Dialog title="Import stock" isOpen onClose={onClose} isClosable={state.step !== 'importing'}>
      <LiveRegion message={spoken[state.step]} />
      {state.step === 'choose' ? <Choose {...{ importing, state, onClose }} /> : null}
      {state.step === 'checking' || state.step === 'importing' ? (
        <Working {...{ importing, state, onClose }} />
      ) : null}
      {state.step === 'checked' ? <Checked {...{ importing, state, onClose }} /> : null}
      {state.step === 'done' ? <Done {...{ importing, state, onClose }} /> : null}
    </Dialog>
  );
};
