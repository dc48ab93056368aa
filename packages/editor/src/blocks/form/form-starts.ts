import { startForms, type SiteForm } from '@sitewright/domain/forms';
import { FilePlus2, Mail, MessageSquare, type LucideIcon } from 'lucide-react';

interface FormStart {
  readonly id: 'contact' | 'newsletter' | 'empty';
  readonly name: string;
  readonly icon: LucideIcon;
  /** Submissions are emailed to the address. */
  readonly start: (newId: () => string, email: string) => SiteForm;
}

/** What a new form begins with. */
export const formStarts: readonly FormStart[] = [
  { id: 'contact', name: 'Contact form', icon: MessageSquare, start: startForms.contact },
  { id: 'newsletter', name: 'Newsletter sign-up', icon: Mail, start: startForms.newsletter },
  {
    id: 'empty',
    name: 'Empty form',
    icon: FilePlus2,
    start: (_newId, email) => ({ name: 'New form', fields: [], storage: { emails: [email] } }),
  },
];
