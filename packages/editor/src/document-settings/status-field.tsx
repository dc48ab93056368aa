import { isContentStatus, statusesFrom, statusLabels, type ContentStatus } from '@sitewright/domain/pages';
import { useState } from 'react';
import { Select } from '../controls/index.ts';

interface StatusFieldProps {
  /** The saved document. */
  readonly saved: { readonly status: ContentStatus; readonly publishOn?: number };
  readonly value: ContentStatus;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (status: ContentStatus) => void;
}

/** Status of a page or item with the allowed transitions. */
export const StatusField = ({ saved, onChange, ...field }: StatusFieldProps) => {
  const [now] = useState(Date.now);
  const choices = statusesFrom(saved, now).map((id) => ({ id, name: statusLabels[id] || 'Published' }));
  return (
    <Select
      label="Status"
      choices={choices}
      onChange={(id) => (isContentStatus(id) ? onChange(id) : undefined)}
      {...field}
    />
  );
};
