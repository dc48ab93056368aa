import { formCalls } from '@sitewright/api/forms';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { ComboBox } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';

/** Leads back to the forms. */
export const FormsCrumb = () => (
  <Link to="/forms" className="screen-crumb">
    Forms /
  </Link>
);

export const ExportLink = ({ href }: { readonly href: string }) => (
  <a className="button button-plain" href={href} download>
    <Download size={16} aria-hidden />
    <span className="button-label">Export CSV</span>
  </a>
);

interface FormFilterProps {
  readonly value: string | undefined;
  /** An empty text is all forms. */
  readonly onChange: (formId: string) => void;
}

const ALL = '';

export const FormFilter = ({ value, onChange }: FormFilterProps) => {
  const forms = dataOf(useFetched(formCalls.list, {}).fetched)?.forms ?? [];
  return (
    <ComboBox
      // The names of the choices are read once.
      key={forms.length}
      label="Form"
      choices={[{ id: ALL, name: 'All forms' }, ...forms.map(({ id, name }) => ({ id, name }))]}
      value={value ?? ALL}
      onChange={onChange}
    />
  );
};
