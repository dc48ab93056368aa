import { submissionLimits } from '@sitewright/domain/forms';
import type { ReactNode } from 'react';
import { Button } from '../../controls/index.ts';

interface BulkBarProps {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all that are selected. */
  readonly children: ReactNode;
}

export const BulkBar = ({ label, count, onClear, children }: BulkBarProps) => (
  <div className="forms-bulk" role="toolbar" aria-label={label}>
    <strong>{`${count} selected`}</strong>
    <span className="forms-bulk-actions">
      {count > submissionLimits.CHANGED ? (
        <span>{`Select up to ${submissionLimits.CHANGED} at a time.`}</span>
      ) : (
        children
      )}
      <Button kind="quiet" onPress={onClear}>
        Clear selection
      </Button>
    </span>
  </div>
);
