import {
  catalogueLimits,
  stockReasonNames,
  stockReasons,
  type StockReason,
} from '@sitewright/domain/catalogue';
import { Select, TextField } from '../../controls/index.ts';

const reasonChoices = stockReasons.map((id) => ({ id, name: stockReasonNames[id] }));

interface ReasonFieldsProps {
  readonly reason: StockReason;
  readonly note: string;
  readonly error: string | undefined;
  readonly onReason: (reason: StockReason) => void;
  readonly onNote: (note: string) => void;
  readonly onTouch: () => void;
}

/** Why stock is changed, for the ledger. */
export const ReasonFields = ({ reason, note, error, onReason, onNote, onTouch }: ReasonFieldsProps) => (
  <>
    <Select
      label="Reason"
      choices={reasonChoices}
      value={reason}
      onChange={(id) => {
        onReason(stockReasons.find((each) => each === id) ?? reason);
        onTouch();
      }}
    />
    <TextField
      label={reason === 'other' ? 'Note' : 'Note (optional)'}
      value={note}
      error={error}
      maxLength={catalogueLimits.MAX_STOCK_NOTE_LENGTH}
      onChange={(typed) => {
        onNote(typed);
        onTouch();
      }}
    />
  </>
);
