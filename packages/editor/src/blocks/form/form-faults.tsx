import type { SiteForm } from '@sitewright/domain/forms';
import { Notice } from '../../controls/index.ts';
import { fieldKindDefinitions } from './fields/field-kinds.ts';
import { formSections, type FormSectionId } from './settings/form-groups.ts';

type Errors = Readonly<Record<string, string>>;

const places = {
  build: ['name', 'fields', 'submitLabel'],
  storage: ['storage', 'retentionDays'],
  advanced: ['successRedirect', 'parsedSubmissionMessage', 'submissionHTML'],
  captcha: ['captchaEnabled', 'captchaTheme', 'captchaAlignment'],
  disclaimer: ['parsedDisclaimerMessage'],
} as const satisfies Record<FormSectionId, readonly string[]>;

/** The section whose fields show the error. */
export const sectionOf = (place: string): FormSectionId => {
  const [first] = place.split('.');
  return formSections.find(({ id }) => places[id].some((name) => name === first))?.id ?? 'build';
};

const FIELD = /^fields\.(\d+)\./;

/** Where an error is: the label of a field, or the name of a section. */
const nameOf = (place: string, { fields }: Pick<SiteForm, 'fields'>): string => {
  const field = fields[Number(FIELD.exec(place)?.[1])];
  if (field) return field.title.trim() || fieldKindDefinitions[field.type].name;
  const section = sectionOf(place);
  return formSections.find(({ id }) => id === section)?.name ?? '';
};

interface FormFaultsProps {
  readonly errors: Errors;
  readonly form: Pick<SiteForm, 'fields'>;
  /** The section in view, which shows its errors at their fields. */
  readonly shown: FormSectionId | undefined;
}

/** Errors out of view: nothing is saved until they are corrected. */
export const FormFaults = ({ errors, form, shown }: FormFaultsProps) => {
  const hidden = Object.entries(errors).filter(([place]) => FIELD.test(place) || sectionOf(place) !== shown);
  if (hidden.length === 0) return null;
  return (
    <Notice tone="warning" title="Your last changes are not saved yet">
      <ul className="form-faults">
        {hidden.map(([place, text]) => (
          <li key={place}>{`${nameOf(place, form)}: ${text}`}</li>
        ))}
      </ul>
    </Notice>
  );
};
