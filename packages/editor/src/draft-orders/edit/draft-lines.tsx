import { draftOrderLimits, type DraftLine } from '@sitewright/domain/draft-orders';
import type { PriceFormat } from '@sitewright/domain/money';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { X } from 'lucide-react';
import { Card, CardBody, IconButton, Section } from '../../controls/index.ts';
import { AddItems } from './add-items.tsx';
import { CommittedPrice, CommittedText } from './committed-fields.tsx';
import { DraftTotals } from './draft-totals.tsx';
import type { Draft, DraftEditing } from './use-draft.ts';

interface LinesProps {
  readonly editing: DraftEditing;
  readonly format: PriceFormat;
  readonly money: (cents: number) => string;
}

const QUANTITY = /^[1-9]\d{0,3}$/;

const quantityFault = (text: string): string | undefined =>
  QUANTITY.test(text.trim()) ? undefined : `Enter a whole number from 1 to ${draftOrderLimits.QUANTITY}.`;

interface RowProps extends LinesProps {
  readonly line: DraftLine;
  readonly onChange: (line: DraftLine | undefined) => void;
}

const shownOf = ({ lines }: Draft, id: string) => lines.find((line) => line.id === id);

/** The name of the line is read aloud; to see, it is beside the field. */
const LineLabel = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <>
    {text}
    <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
  </>
);

const Row = ({ line, editing: { draft }, format, money, onChange }: RowProps) => {
  const shown = shownOf(draft, line.id);
  const name = shown?.title ?? line.title;
  return (
    <li className="draft-line">
      {shown?.pictureUrl ? (
        <img src={shown.pictureUrl} alt="" className="draft-picture" />
      ) : (
        <span className="draft-picture" />
      )}
      <span className="draft-row-text">
        <span>{name}</span>
        <span className="draft-quiet">
          {line.variantId === null
            ? 'Custom item'
            : [shown?.optionText, shown?.sku].filter(Boolean).join(' · ')}
        </span>
        {shown && (shown.note !== '' || !shown.isAvailable) ? (
          <span className="draft-warning">{shown.note || 'No longer available. It is not counted.'}</span>
        ) : null}
      </span>
      <CommittedPrice
        label={<LineLabel text="Price" name={name} />}
        cents={line.unitCents}
        format={format}
        onCommit={(unitCents) => onChange({ ...line, unitCents })}
      />
      <CommittedText
        label={<LineLabel text="Quantity" name={name} />}
        value={String(line.quantity)}
        inputMode="numeric"
        findFault={quantityFault}
        onCommit={(text) => onChange({ ...line, quantity: Number(text) })}
      />
      <span className="draft-line-total">{money(line.unitCents * line.quantity)}</span>
      <IconButton icon={X} label={`Remove ${name}`} onPress={() => onChange(undefined)} />
    </li>
  );
};

/** One more of a product that is in the draft already. */
const withLine = (lines: readonly DraftLine[], added: DraftLine): readonly DraftLine[] => {
  const isSame = ({ variantId }: DraftLine): boolean => variantId !== null && variantId === added.variantId;
  return lines.some(isSame)
    ? lines.map((line) =>
        isSame(line) ? { ...line, quantity: Math.min(line.quantity + 1, draftOrderLimits.QUANTITY) } : line,
      )
    : [...lines, added];
};

/** Items with their prices, and what it all costs. */
export const DraftLines = ({ editing, format, money }: LinesProps) => {
  const { draft, change } = editing;
  const setLines = (apply: (lines: readonly DraftLine[]) => readonly DraftLine[]): void =>
    change(({ content }) => ({ content: { ...content, lines: [...apply(content.lines)] } }));
  return (
    <Section title="Items">
      <Card>
        <CardBody>
          <AddItems {...{ format, money }} onAdd={(line) => setLines((lines) => withLine(lines, line))} />
          {draft.content.lines.length === 0 ? (
            <p className="draft-quiet">No items yet.</p>
          ) : (
            <ul className="draft-lines" aria-label="Items">
              {draft.content.lines.map((line) => (
                <Row
                  key={line.id}
                  {...{ line, editing, format, money }}
                  onChange={(next) =>
                    setLines((lines) => lines.flatMap((each) => (each.id === line.id ? (next ?? []) : each)))
                  }
                />
              ))}
            </ul>
          )}
          <DraftTotals {...{ editing, format, money }} />
        </CardBody>
      </Card>
    </Section>
  );
};
