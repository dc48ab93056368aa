import { pageMessages } from '@sitewright/domain/pages';
import { CodeField } from '../../../controls/index.ts';
import { useSession } from '../../../session/index.ts';
import { errorAt } from '../../settings/setting-form.ts';
import type { CustomSetting, FormProps } from '../../settings/setting.ts';
import { textAt } from '../../settings/value-path.ts';

const FIELD = 'submissionHTML';

const CodeEditor = ({ form }: FormProps) => {
  const canCode = useSession().permissions.includes('code');
  const source = textAt(form.value, FIELD);
  if (!canCode)
    return source === '' ? null : <p className="field-hint">{pageMessages['code-not-allowed']}</p>;
  return (
    <CodeField
      label="Code after submission"
      mode="html"
      value={source}
      error={errorAt(form, FIELD)}
      hint="Added to the page once the form was sent, such as a conversion tag. Escape, then Tab, leaves the code."
      onChange={(next) =>
        form.change({
          field: FIELD,
          next: next === '' ? undefined : next,
          label: 'Change code after submission',
          timing: 'debounced',
        })
      }
    />
  );
};

export const submissionCodeSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: CodeEditor,
};
