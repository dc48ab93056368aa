import { siteFormLimits } from '@sitewright/domain/forms';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../session/index.ts';
import { FieldGroup } from '../../fields/field-group.tsx';
import type { CustomSetting, FormProps, SettingGroup } from '../../settings/setting.ts';
import { listAt, readAt, type BlockValue } from '../../settings/value-path.ts';
import { AutomationTool } from './automation-tool.tsx';
import { TextRows } from '../fields/text-rows.tsx';

const EMAILS = 'storage.emails';

const EmailsEditor = ({ form }: FormProps) => (
  <FieldGroup
    label="Notify by email"
    hint="Each address gets an email for every submission. Submissions are always stored as well."
  >
    <TextRows
      values={listAt(form.value, EMAILS).map(String)}
      singular="Email"
      type="email"
      max={siteFormLimits.EMAILS}
      errorOf={(index) => form.errors[`${EMAILS}.${index}`]}
      onChange={(next, timing) =>
        form.change({
          field: EMAILS,
          next: next.length === 0 ? undefined : next,
          timing,
          label: 'Change notifications',
        })
      }
    />
  </FieldGroup>
);

const WhereAnswersGo = () => (
  <div className="stack">
    <p className="field-hint">
      Every submission is stored on this site, also without email. Read, search and export them under Forms,
      Submissions. People who join a mailing list are under Forms, Subscribers.
    </p>
    <SubmissionLinks />
    <AutomationTool />
  </div>
);

/** Where submissions are read, for contributors who may. */
const SubmissionLinks = () =>
  useSession().permissions.includes('submissions') ? (
    <div className="row">
      <Link to="/forms/submissions" className="button button-plain">
        <span className="button-label">View submissions</span>
      </Link>
      <Link to="/forms/subscribers" className="button button-plain">
        <span className="button-label">View subscribers</span>
      </Link>
    </div>
  ) : null;

const whereSetting: CustomSetting = { control: 'custom', fields: [], Editor: WhereAnswersGo };

const emailsSetting: CustomSetting = { control: 'custom', fields: [EMAILS], Editor: EmailsEditor };

const has =
  (field: string) =>
  (form: BlockValue): boolean =>
    readAt(form, field) !== undefined;

/** The fault of a group as a whole, below its switch. */
const faultSetting = (field: string): CustomSetting => ({
  control: 'custom',
  fields: [field],
  when: has(field),
  Editor: ({ form }) => {
    const fault = form.errors[field];
    return fault === undefined ? null : <p className="field-error form-builder-fault">{fault}</p>;
  },
});

/** Where submissions go. */
export const storageGroups: readonly SettingGroup[] = [
  {
    settings: [
      whereSetting,
      emailsSetting,
      {
        control: 'part',
        field: 'storage.confirmation',
        label: 'Confirmation email',
        hint: 'Sent to the address that the visitor enters.',
        start: { subject: 'We received your message', text: 'Thank you for your message.' },
      },
      faultSetting('storage.confirmation'),
      {
        control: 'text',
        field: 'storage.confirmation.subject',
        label: 'Subject',
        when: has('storage.confirmation'),
      },
      {
        control: 'text',
        field: 'storage.confirmation.text',
        label: 'Message',
        lines: 5,
        when: has('storage.confirmation'),
      },
      {
        control: 'part',
        field: 'storage.mailingList',
        label: 'Mailing list',
        hint: 'Adds the sender to a list, with the text that they agreed to.',
        start: { name: 'Newsletter', optIn: 'checkbox', text: 'Send me news by email.' },
      },
      faultSetting('storage.mailingList'),
      {
        control: 'text',
        field: 'storage.mailingList.name',
        label: 'List name',
        when: has('storage.mailingList'),
      },
      {
        control: 'choice',
        field: 'storage.mailingList.optIn',
        label: 'Consent',
        names: { checkbox: 'Visitors tick a box', always: 'By sending the form' },
        when: has('storage.mailingList'),
      },
      {
        control: 'text',
        field: 'storage.mailingList.text',
        label: 'Consent text',
        lines: 2,
        hint: 'Shown in the form and stored with the consent.',
        when: has('storage.mailingList'),
      },
      {
        control: 'number',
        field: 'retentionDays',
        label: 'Delete submissions after',
        unit: 'days',
        hint: 'Leave empty to store them until you delete them.',
      },
    ],
  },
];
