import { isRecord } from '@sitewright/domain/documents';
import { readDataset, type ChartData } from '@sitewright/domain/blocks';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/index.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { FormProps } from '../settings/setting.ts';
import { listAt, textAt, type BlockValue } from '../settings/value-path.ts';
import { DatasetDialog } from './dataset-dialog.tsx';

const dataIn = (value: BlockValue): ChartData => ({
  labels: listAt(value, 'labels').map(String),
  series: listAt(value, 'series').map((series) => ({
    name: textAt(series, 'name'),
    values: (isRecord(series) ? listAt(series, 'values') : []).map((number) =>
      typeof number === 'number' ? number : null,
    ),
  })),
});

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Summary of the chart data with a button to edit it. */
export const ChartDataSetting = ({ form }: FormProps) => {
  const [isOpen, setOpen] = useState(false);
  const data = dataIn(form.value);
  const isEmpty = data.labels.length === 0 || data.series.length === 0;
  return (
    <FieldGroup label="Data">
      <span className="field-hint">
        {isEmpty
          ? 'No data yet.'
          : `${countOf(data.labels.length, 'row')}, ${countOf(data.series.length, 'column')}`}
      </span>
      <div className="row">
        <Button icon={Table2} onPress={() => setOpen(true)}>
          {isEmpty ? 'Enter data' : 'Edit data'}
        </Button>
      </div>
      {isOpen ? (
        <DatasetDialog
          start={readDataset(data)}
          onClose={() => setOpen(false)}
          onSave={({ labels, series }) => {
            setOpen(false);
            form.change(
              { field: 'labels', next: labels, label: 'Change data' },
              { field: 'series', next: series, label: 'Change data' },
            );
          }}
        />
      ) : null}
    </FieldGroup>
  );
};
