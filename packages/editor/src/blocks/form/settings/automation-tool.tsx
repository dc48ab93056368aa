import { automationCalls } from '@sitewright/api/automation';
import { connectionText } from '@sitewright/domain/automation';
import { Link } from '@tanstack/react-router';
import { useRepeatedFetch } from '../../../automation/index.ts';
import { Badge } from '../../../controls/index.ts';
import { dataOf } from '../../../data-fetching/index.ts';
import { useSession } from '../../../session/index.ts';
import { FieldGroup } from '../../fields/field-group.tsx';
import { useFormId } from '../form-id-context.ts';

const SettingsLink = () =>
  useSession().permissions.includes('settings') ? (
    <div className="row">
      <Link to="/settings/automation" className="button button-plain">
        <span className="button-label">Keys and connections</span>
      </Link>
    </div>
  ) : null;

/** Whether automations of other services get the submissions of the form; follows while it is in view. */
export const AutomationTool = () => {
  const { fetched } = useRepeatedFetch(automationCalls.readForm, { params: { id: useFormId() } });
  // A form that is not saved yet is not known to the server.
  const connected = dataOf(fetched)?.connected ?? 0;
  return (
    <FieldGroup
      label="Automation"
      hint="To pass submissions on to other apps, choose this form in an automation of Zapier or the like and turn it on."
    >
      <output className="row" aria-label="Automation">
        <Badge tone={connected > 0 ? 'good' : 'neutral'}>{connectionText(connected)}</Badge>
      </output>
      <SettingsLink />
    </FieldGroup>
  );
};
