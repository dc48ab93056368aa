import {
  addColumn,
  addRow,
  copyCells,
  DATASET_COLUMNS,
  DATASET_ROWS,
  datasetMessages,
  findDatasetFault,
  hasGaps,
  pasteCells,
  splitCells,
  turnDataset,
  writeDataset,
  type ChartData,
  type Dataset,
  type DatasetCell,
  type DatasetFault,
} from '@sitewright/domain/blocks';
import { copyText } from '@sitewright/ui/copy-text';
import { Columns3, Copy, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, useToast } from '../../controls/index.ts';
import { DatasetGrid } from './dataset-grid.tsx';
import './dataset.css';

interface DatasetDialogProps {
  readonly start: Dataset;
  readonly onSave: (data: ChartData) => void;
  readonly onClose: () => void;
}

/** Starts with an empty table instead of none. */
const beginning = (start: Dataset): Dataset =>
  start.columns.length > 0 || start.rows.length > 0
    ? start
    : { columns: ['', ''], rows: Array.from({ length: 3 }, () => ({ label: '', cells: ['', ''] })) };

const useDataset = (start: Dataset) => {
  const [dataset, setDataset] = useState(() => beginning(start));
  const [fault, setFault] = useState<DatasetFault>();
  const [isCut, setCut] = useState(false);
  const change = (next: Dataset, wasCut = false): void => {
    setDataset(next);
    setFault(undefined);
    setCut(wasCut);
  };
  return {
    dataset,
    fault,
    isCut,
    change,
    setFault: setFault,
    paste: (at: DatasetCell, text: string): void => {
      const pasted = pasteCells(dataset, at, splitCells(text));
      change(pasted.dataset, pasted.isCut);
    },
    turn: (): void => {
      const turned = turnDataset(dataset);
      change(turned.dataset, turned.isCut);
    },
  };
};

interface ToolsProps {
  readonly dataset: Dataset;
  readonly onChange: (dataset: Dataset) => void;
  readonly onTurn: () => void;
}

const Tools = ({ dataset, onChange, onTurn }: ToolsProps) => {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    if (await copyText(copyCells(dataset))) toast('Table copied.');
    else toast('The browser blocked copying.', 'bad');
  };
  return (
    <div className="dataset-tools">
      <Button
        icon={Plus}
        isDisabled={dataset.rows.length >= DATASET_ROWS}
        onPress={() => onChange(addRow(dataset))}
      >
        Add row
      </Button>
      <Button
        icon={Columns3}
        isDisabled={dataset.columns.length >= DATASET_COLUMNS}
        onPress={() => onChange(addColumn(dataset))}
      >
        Add column
      </Button>
      <Button kind="quiet" icon={RefreshCw} onPress={onTurn}>
        Swap rows and columns
      </Button>
      <Button kind="quiet" icon={Copy} onPress={() => void copy()}>
        Copy table
      </Button>
    </div>
  );
};

/** Chart data as a table: typed, or pasted from a spreadsheet. */
export const DatasetDialog = ({ start, onSave, onClose }: DatasetDialogProps) => {
  const { dataset, fault, isCut, change, setFault, paste, turn } = useDataset(start);
  const save = (): void => {
    const found = findDatasetFault(dataset);
    if (found) setFault(found);
    else onSave(writeDataset(dataset));
  };
  const isBegun = dataset.rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return (
    <Dialog title="Chart data" size="wide" isOpen onClose={onClose}>
      <DialogBody>
        <div className="dataset">
          <p className="quiet">
            Rows are groups of bars or slices, columns are series. Paste from a spreadsheet with Ctrl+V, at
            most {DATASET_ROWS} rows and {DATASET_COLUMNS} columns.
          </p>
          <Tools dataset={dataset} onChange={change} onTurn={turn} />
          {fault ? <Notice tone="bad">{datasetMessages[fault]}</Notice> : null}
          {isCut ? <Notice tone="warning">{datasetMessages.cut}</Notice> : null}
          {!fault && isBegun && hasGaps(dataset) ? (
            <Notice tone="warning">{datasetMessages['cells-missing']}</Notice>
          ) : null}
          <DatasetGrid dataset={dataset} onChange={change} onPaste={paste} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" onPress={save}>
          Save
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
