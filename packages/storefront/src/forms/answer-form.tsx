import {
  faultTexts,
  readAnswers,
  type Answer,
  type Answers,
  type FormDefinition,
} from '@sitewright/domain/forms';
import { useRef, useState, type FormEvent } from 'react';
import { formText } from '../page/index.ts';
import { firstAnswers } from './first-answers.ts';
import { FormField } from './form-field.tsx';

export interface RefusedAnswers {
  /** Messages by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** The reason, if it does not belong to a field. */
  readonly message?: string;
}

/** Resolves to undefined if accepted. */
export type SubmitAnswers = (additionalFields: string) => Promise<RefusedAnswers | undefined>;

export interface AnswerFormProps {
  readonly form: FormDefinition;
  readonly submitText: string;
  /** Replaces `submitText` while the answers are sent. */
  readonly busyText: string;
  readonly answers?: Answers;
  readonly submit: SubmitAnswers;
}

interface Props extends AnswerFormProps {
  readonly onTaken: () => void;
}

/** The form of a product: validated in the browser, then by the server; input is never lost. */
export const AnswerForm = ({ form, answers: earlier, submit, onTaken, ...texts }: Props) => {
  const place = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>(() =>
    firstAnswers(form.fields, new URLSearchParams(location.search), earlier),
  );
  const [{ faults, message }, setRefused] = useState<RefusedAnswers>({ faults: {} });
  const [isSending, setSending] = useState(false);

  const showRefused = (refused: RefusedAnswers): void => {
    setRefused(refused);
    const first = form.fields.find(({ id }) => refused.faults[id] !== undefined);
    if (first)
      place.current
        ?.querySelector<HTMLElement>(`[data-field="${first.id}"] :is(input,select,textarea)`)
        ?.focus();
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const read = readAnswers(form, answers);
    if (!read.ok) return showRefused({ faults: faultTexts(read.faults, formText) });
    setSending(true);
    const refused = await submit(JSON.stringify(read.answers));
    setSending(false);
    if (refused) showRefused(refused);
    else onTaken();
  };

  const answer = (id: string, value: Answer): void => setAnswers((before) => ({ ...before, [id]: value }));

  return (
    <form ref={place} className="sw-answer-form" noValidate onSubmit={(event) => void send(event)}>
      {form.fields.map((field) => (
        <div key={field.id} data-field={field.id}>
          <FormField
            field={field}
            answer={answers[field.id]}
            fault={faults[field.id]}
            onAnswer={(value) => answer(field.id, value)}
          />
        </div>
      ))}
      <p className="form-error" role="alert">
        {message ??
          faults['additionalFields'] ??
          (Object.keys(faults).length > 0 && formText('form-invalid'))}
      </p>
      <button type="submit" className="sqs-button-element--primary" aria-disabled={isSending}>
        {isSending ? texts.busyText : texts.submitText}
      </button>
    </form>
  );
};
