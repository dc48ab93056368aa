import {
  isAnswerRequired,
  pagesOf,
  siteFaultTexts,
  siteFormTextsIn,
  validateAnswers,
  visibleFields,
  type GivenAnswers,
  type SiteField,
  type SiteForm,
  type SiteFormTexts,
} from '@sitewright/domain/forms';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { parseInertHtml } from '../../../blocks/index.ts';
import './form-preview.css';
import { PreviewInput } from './preview-input.tsx';

/** The owner's text; its links lead nowhere, as they would leave the app. */
const OwnText = ({ html }: { readonly html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(...parseInertHtml(html));
    for (const link of place.current?.querySelectorAll('a') ?? []) link.removeAttribute('href');
  }, [html]);
  return <div ref={place} className="form-preview-text" />;
};

interface FieldProps {
  readonly labelId: string;
  readonly field: SiteField;
  readonly answer: unknown;
  readonly fault: string | undefined;
  readonly texts: SiteFormTexts;
  readonly onAnswer: (answer: unknown) => void;
}

const Heading = ({ title, description = '', underline = false }: SiteField) => (
  <div className={underline ? 'form-preview-section form-preview-underline' : 'form-preview-section'}>
    <h3>{title}</h3>
    {description === '' ? null : <p>{description}</p>}
  </div>
);

const PreviewField = (props: FieldProps) => {
  const { field, labelId, fault, texts } = props;
  const { type, title, description = '' } = field;
  if (type === 'hidden') return null;
  if (type === 'section') return <Heading {...field} />;
  return (
    <fieldset className="form-preview-field" aria-labelledby={labelId}>
      {fault === undefined ? null : <span className="form-preview-fault">{fault}</span>}
      <span id={labelId} className="form-preview-title">
        {title}
        {isAnswerRequired(field) ? <small>{` ${texts['required-mark']}`}</small> : null}
      </span>
      {description === '' ? null : <span className="form-preview-description">{description}</span>}
      <PreviewInput {...props} />
    </fieldset>
  );
};

interface PreviewState {
  readonly answers: GivenAnswers;
  readonly page: number;
  readonly faults: Readonly<Record<string, string>>;
  readonly isSent: boolean;
}

const start: PreviewState = { answers: {}, page: 0, faults: {}, isSent: false };

/** Only answers to fields that the form still has. */
const answersTo = ({ fields }: SiteForm, answers: GivenAnswers): GivenAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => fields.some((field) => field.id === id)));

const Sent = ({
  form,
  texts,
  onBack,
}: {
  readonly form: SiteForm;
  readonly texts: SiteFormTexts;
  readonly onBack: () => void;
}) => (
  <div className="form-preview-sent">
    <OwnText html={form.parsedSubmissionMessage || `<p>${texts['thank-you']}</p>`} />
    <button type="button" onClick={onBack}>
      Show the form again
    </button>
  </div>
);

/** Fields of one page are shown already. */
const withoutCondition = ({ condition: _condition, ...field }: SiteField): SiteField => field;

const LastPage = ({ form }: { readonly form: SiteForm }) => {
  const list = form.storage?.mailingList;
  return (
    <>
      {list?.optIn === 'checkbox' ? (
        <label className="form-preview-consent">
          <input type="checkbox" />
          <span>{list.text}</span>
        </label>
      ) : null}
      {list?.optIn === 'always' ? <p className="form-preview-description">{list.text}</p> : null}
      {form.parsedDisclaimerMessage ? <OwnText html={form.parsedDisclaimerMessage} /> : null}
    </>
  );
};

/** The form as visitors fill it in: conditions, pages and messages work, nothing is sent. */
export const FormPreview = ({ form, language }: { readonly form: SiteForm; readonly language: string }) => {
  const prefix = useId();
  const [state, setState] = useState(start);
  const texts = siteFormTextsIn(language);
  const answers = answersTo(form, state.answers);
  const pages = pagesOf(visibleFields(form, answers));
  const page = Math.min(state.page, pages.length - 1);
  const shown = pages[page];
  const isLast = page === pages.length - 1;
  if (!shown) return null;
  if (state.isSent) return <Sent {...{ form, texts }} onBack={() => setState(start)} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Fields of later pages are not asked for yet.
    const fields = isLast ? form.fields : shown.fields;
    const own = Object.fromEntries(
      Object.entries(answers).filter(([id]) => fields.some((each) => each.id === id)),
    );
    const result = validateAnswers({ fields: fields.map(isLast ? (each) => each : withoutCondition) }, own);
    if (!result.ok) setState({ ...state, page, faults: siteFaultTexts(result.faults, texts) });
    else setState({ ...state, faults: {}, page: isLast ? 0 : page + 1, isSent: isLast });
  };
  return (
    <form className="form-preview-form" noValidate aria-label="Preview" onSubmit={submit}>
      {pages.length > 1 ? (
        <p className="form-preview-step">
          {texts['page-of'].replace('{n}', String(page + 1)).replace('{count}', String(pages.length))}
        </p>
      ) : null}
      {shown.start && shown.start.title !== '' ? <h3>{shown.start.title}</h3> : null}
      {shown.fields.map((field) => (
        <PreviewField
          key={field.id}
          {...{ field, texts }}
          labelId={`${prefix}-${field.id}`}
          answer={answers[field.id]}
          fault={state.faults[field.id]}
          onAnswer={(answer) =>
            setState((known) => {
              const { [field.id]: _corrected, ...faults } = known.faults;
              return { ...known, faults, answers: { ...known.answers, [field.id]: answer } };
            })
          }
        />
      ))}
      {isLast ? <LastPage {...{ form }} /> : null}
      <div className="form-preview-buttons">
        {page > 0 ? (
          <button type="button" onClick={() => setState({ ...state, page: page - 1 })}>
            {texts.back}
          </button>
        ) : null}
        <button type="submit" className="form-preview-submit">
          {isLast ? form.submitLabel || texts.submit : texts.next}
        </button>
      </div>
    </form>
  );
};
