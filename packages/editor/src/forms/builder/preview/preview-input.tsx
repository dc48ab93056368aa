import {
  likertScores,
  partsOf,
  type FieldKind,
  type FormText,
  type SiteField,
  type SiteFormTexts,
} from '@sitewright/domain/forms';

export interface PreviewInputProps {
  readonly field: SiteField;
  /** Id of the element that names the field. */
  readonly labelId: string;
  readonly answer: unknown;
  readonly texts: SiteFormTexts;
  readonly onAnswer: (answer: unknown) => void;
}

const noOptions: readonly string[] = [];

const textsIn = (answer: unknown): readonly string[] => (Array.isArray(answer) ? answer.map(String) : []);

const textIn = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

const isFormText = (key: string, texts: SiteFormTexts): key is FormText => Object.hasOwn(texts, key);

/** Inputs of a name, date, time, address or phone number. */
const Parts = ({
  field,
  answer,
  texts,
  onAnswer,
  parts,
}: PreviewInputProps & { readonly parts: readonly string[] }) => {
  const given = textsIn(answer);
  const shown = parts.filter((part) => part !== 'Country' || field.type !== 'phone' || field.showCountryCode);
  return (
    <div className={`form-preview-parts form-preview-parts-${field.type}`}>
      {shown.map((part) => {
        const index = parts.indexOf(part);
        return (
          <label key={part}>
            <input
              value={given[index] ?? ''}
              onChange={({ target }) =>
                onAnswer(parts.map((_, at) => (at === index ? target.value : (given[at] ?? ''))))
              }
            />
            <span>{isFormText(part, texts) ? texts[part] : part}</span>
          </label>
        );
      })}
    </div>
  );
};

const Choices = ({ field: { id, type, options = noOptions }, answer, onAnswer }: PreviewInputProps) => {
  const chosen = type === 'radio' ? [textIn(answer)] : textsIn(answer);
  return (
    <div className="form-preview-choices">
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- options may be alike while they are typed
        <label key={index}>
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              if (type === 'radio') onAnswer(option);
              else onAnswer(target.checked ? [...chosen, option] : chosen.filter((each) => each !== option));
            }}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
};

/** A scale for each statement. */
const Scale = ({ field: { id, options = noOptions }, answer, texts, onAnswer }: PreviewInputProps) => {
  const scores = typeof answer === 'object' && answer !== null ? (answer as Record<string, number>) : {};
  return (
    <div className="form-preview-scale">
      {options.map((statement, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- statements may be alike while they are typed
        <fieldset key={index}>
          <legend>{statement}</legend>
          {likertScores.map((score) => (
            <label key={score}>
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={scores[statement] === score}
                onChange={() => onAnswer({ ...scores, [statement]: score })}
              />
              <span>{texts[`likert${score}`]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
};

const inputTypes: Partial<Record<SiteField['type'], string>> = {
  email: 'email',
  password: 'password',
  website: 'url',
};

const TextInput = ({ field, labelId, answer, onAnswer }: PreviewInputProps) => {
  const { type, placeholder = '', maxLength, currencySymbol } = field;
  const value = textIn(answer);
  const shared = {
    'aria-labelledby': labelId,
    value,
    placeholder,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onAnswer(target.value),
  };
  return (
    <>
      {type === 'textarea' ? (
        <textarea rows={4} {...shared} />
      ) : (
        <span className="form-preview-box">
          {type === 'currency' ? <span aria-hidden>{currencySymbol || '$'}</span> : null}
          {type === 'twitter' ? <span aria-hidden>@</span> : null}
          <input
            type={inputTypes[type] ?? 'text'}
            inputMode={type === 'number' ? 'decimal' : undefined}
            {...shared}
          />
        </span>
      )}
      {maxLength === undefined ? null : (
        <span className={value.length > maxLength ? 'form-preview-count over' : 'form-preview-count'}>
          {`${value.length} / ${maxLength}`}
        </span>
      )}
    </>
  );
};

const SelectInput = ({
  field: { options = noOptions },
  labelId,
  answer,
  texts,
  onAnswer,
}: PreviewInputProps) => (
  <select aria-labelledby={labelId} value={textIn(answer)} onChange={({ target }) => onAnswer(target.value)}>
    <option value="">{texts['select-option']}</option>
    {options.map((option, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- options may be alike while they are typed
      <option key={index} value={option}>
        {option}
      </option>
    ))}
  </select>
);

/** The input of a field as visitors see it; files are not uploaded from a preview. */
export const PreviewInput = (props: PreviewInputProps) => {
  const { field, labelId } = props;
  const { type } = field;
  if (type === 'file') return <input type="file" disabled aria-labelledby={labelId} />;
  if (type === 'radio' || type === 'checkbox') return <Choices {...props} />;
  if (type === 'select') return <SelectInput {...props} />;
  if (type === 'likert') return <Scale {...props} />;
  const parts = type === 'page' ? undefined : partsOf(type satisfies FieldKind);
  return parts ? <Parts {...props} parts={parts} /> : <TextInput {...props} />;
};
