import { isRequired, type Answer, type FieldKind, type FormField as Field } from '@sitewright/domain/forms';
import type { ComponentType } from 'react';
import { formText } from '../page/index.ts';
import { CheckboxField, LikertField, RadioField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { PartsField } from './part-fields.tsx';
import { SelectField, TextAreaField, TextField } from './text-fields.tsx';

/** Several controls in a `<fieldset>`, whose legend screen readers read before each of them. */
const grouped: Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>> = {
  radio: RadioField,
  checkbox: CheckboxField,
  likert: LikertField,
  date: PartsField,
  time: PartsField,
  name: PartsField,
  address: PartsField,
  phone: PartsField,
};

const single: Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>> = {
  textarea: TextAreaField,
  select: SelectField,
};

interface Props {
  readonly field: Field;
  readonly answer: Answer | undefined;
  readonly fault: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const Section = ({ field }: { readonly field: Field }) => (
  <div className={field.underline ? 'form-item section underline' : 'form-item section'}>
    <h3 className="title">{field.title}</h3>
    {field.description && <p className="description">{field.description}</p>}
  </div>
);

const Title = ({ field }: { readonly field: Field }) => (
  <>
    {field.title}
    {isRequired(field) && <span aria-hidden="true"> *</span>}
  </>
);

const Fault = ({ field, fault }: Pick<Props, 'field' | 'fault'>) =>
  fault !== undefined && (
    <p id={`${field.id}-fault`} className="field-error">
      {fault}
    </p>
  );

/** A field with its title, description and, above the title, its message. */
export const FormField = ({ field, answer, fault, onAnswer }: Props) => {
  if (field.type === 'hidden') return null;
  if (field.type === 'section') return <Section field={field} />;
  const described = [fault !== undefined && `${field.id}-fault`, field.description && `${field.id}-about`];
  const describedBy = described.filter((id) => id).join(' ') || undefined;
  const props: FieldProps = { field, answer, describedBy, isFaulty: fault !== undefined, onAnswer };
  const description = field.description && (
    <p id={`${field.id}-about`} className="description">
      {field.description}
    </p>
  );
  const Group = grouped[field.type];
  if (Group) {
    return (
      <fieldset
        className={`form-item field ${field.type}`}
        aria-labelledby={`${field.id}-title`}
        aria-describedby={describedBy}
      >
        <Fault field={field} fault={fault} />
        <p id={`${field.id}-title`} className="title">
          <Title field={field} />
          {isRequired(field) && <span className="sw-unseen"> {formText('required')}</span>}
        </p>
        {description}
        <Group {...props} />
      </fieldset>
    );
  }
  const Single = single[field.type] ?? TextField;
  return (
    <div className={`form-item field ${field.type}`}>
      <Fault field={field} fault={fault} />
      <label className="title" htmlFor={field.id}>
        <Title field={field} />
      </label>
      {description}
      <Single {...props} />
    </div>
  );
};
