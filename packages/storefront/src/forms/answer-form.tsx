import {
  formMessages,
  readAnswers,
  type Answer,
  type AnswerFaults,
  type Answers,
  type FormDefinition,
} from '@sitewright/domain/forms';
import { useRef, useState, type FormEvent } from 'react';
import { firstAnswers } from './first-answers.ts';
import { FormField } from './form-field.tsx';

/** Answers nothing when it was taken, else what is wrong with each field. */
export type SubmitAnswers = (additionalFields: string) => Promise<AnswerFaults | undefined>;

export interface AnswerFormProps {
  readonly form: FormDefinition;
  readonly submitText: string;
  /** In place of it while the server looks at the answers. */
  readonly busyText: string;
  readonly answers?: Answers;
  readonly submit: SubmitAnswers;
}

interface Props extends AnswerFormProps {
  readonly onTaken: () => void;
}

/** The form of a product: everything is looked at here first, then by the server, and nothing typed is lost. */
export const AnswerForm = ({ form, answers: earlier, submit, onTaken, ...texts }: Props) => {
  const place = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>(() =>
    firstAnswers(form.fields, new URLSearchParams(location.search), earlier),
  );
  const [faults, setFaults] = useState<AnswerFaults>({});
  const [isSending, setSending] = useState(false);

  const showFaults = (found: AnswerFaults): void => {
    setFaults(found);
    const first = form.fields.find(({ id }) => found[id] !== undefined);
    if (first)
      place.current
        ?.querySelector<HTMLElement>(`[data-field="${first.id}"] :is(input,select,textarea)`)
        ?.focus();
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const read = readAnswers(form, answers);
    if (!read.ok) return showFaults(read.faults);
    setSending(true);
    const refused = await submit(JSON.stringify(read.answers));
    setSending(false);
    if (refused) showFaults(refused);
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
        {Object.keys(faults).length > 0 && formMessages['form-invalid']}
      </p>
      <button type="submit" className="sqs-button-element--primary" aria-disabled={isSending}>
        {isSending ? texts.busyText : texts.submitText}
      </button>
    </form>
  );
};
