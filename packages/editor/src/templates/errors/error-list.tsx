import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import type { DraftRender } from '../preview/use-draft-render.ts';
import './error-list.css';
import { fileNameOf, inOrder, positionOf, type TemplateError } from '../preview/template-error.ts';

interface ErrorListProps {
  readonly draft: DraftRender;
  readonly shown: string | undefined;
  readonly isKnown: (path: string) => boolean;
  readonly onGo: (fault: TemplateError) => void;
}

const countOf = (count: number): string => {
  if (count === 0) return 'No errors';
  return count === 1 ? '1 error' : `${count.toLocaleString('en')} errors`;
};

const Summary = ({ draft: { errorCount, failure } }: Pick<ErrorListProps, 'draft'>) => {
  const Icon = errorCount === 0 ? CircleCheck : CircleAlert;
  return (
    <div className="error-head">
      {failure === undefined ? (
        <>
          <Icon size={16} aria-hidden className={errorCount === 0 ? 'error-none' : 'error-some'} />
          <h2>{countOf(errorCount)}</h2>
        </>
      ) : (
        <>
          <CloudOff size={16} aria-hidden />
          <h2>Unable to check</h2>
          <span className="truncate">{failure}</span>
        </>
      )}
    </div>
  );
};

const ErrorText = ({
  fault,
  shown,
}: {
  readonly fault: TemplateError;
  readonly shown: string | undefined;
}) => (
  <>
    <span className="error-place">
      {fault.file === shown ? null : <span className="error-file">{fileNameOf(fault)}</span>}
      {positionOf(fault)}
    </span>
    <span className="error-message">{fault.message}</span>
  </>
);

/** The errors of the draft template, linked to their lines. */
export const ErrorList = ({ draft, shown, isKnown, onGo }: ErrorListProps) => (
  <section className="errors" aria-label="Errors">
    <Summary draft={draft} />
    {draft.errors.length === 0 ? null : (
      <ol className="error-rows">
        {inOrder(draft.errors, shown).map((fault) => (
          <li key={`${fault.file} ${positionOf(fault)} ${fault.message}`}>
            {isKnown(fault.file) ? (
              <button type="button" className="error-row" onClick={() => onGo(fault)}>
                <ErrorText {...{ fault, shown }} />
              </button>
            ) : (
              <div className="error-row">
                <ErrorText {...{ fault, shown }} />
              </div>
            )}
          </li>
        ))}
        {draft.errorCount > draft.errors.length ? (
          <li className="error-rest">{`and ${(draft.errorCount - draft.errors.length).toLocaleString('en')} more`}</li>
        ) : null}
      </ol>
    )}
  </section>
);
