import type { FormField } from '../form-fields.ts';
import type { SiteFieldKind } from './site-field-kinds.ts';

/** How the answer to another field decides whether a field is shown. */
export const conditionOperators = ['is', 'is-not', 'contains', 'answered', 'not-answered'] as const;

export type ConditionOperator = (typeof conditionOperators)[number];

export interface FieldCondition {
  /** Id of the other field. */
  readonly field: string;
  readonly operator: ConditionOperator;
  /** For `is`, `is-not` and `contains`; compared without regard to case. */
  readonly value?: string;
}

/** Names that browsers fill in by themselves (HTML `autocomplete`). */
export const autofillNames = [
  'on',
  'off',
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'organization',
  'organization-title',
  'street-address',
  'postal-code',
  'country-name',
  'url',
  'bday',
] as const;

export type AutofillName = (typeof autofillNames)[number];

/** What visitors may upload; `allowedFileTypes` lists the types of each group. */
export const fileGroups = ['images', 'documents', 'audio', 'video', 'archives'] as const;

export type FileGroup = (typeof fileGroups)[number];

/** A field of a form. A `page` begins a new page; it and a `section` have no answer. */
export interface SiteField extends Omit<FormField, 'type'> {
  readonly type: SiteFieldKind;
  /** Always shown if it has none. */
  readonly condition?: FieldCondition;
  /** Chosen by the kind of the field if absent. */
  readonly autocomplete?: AutofillName;
  /** All groups if absent. */
  readonly fileGroups?: readonly FileGroup[];
  /** Number of files; one by default. */
  readonly maxFiles?: number;
  /** Size of one file in megabytes. */
  readonly maxMegabytes?: number;
}

export const captchaThemes = ['light', 'dark'] as const;
export const captchaAlignments = ['left', 'center', 'right'] as const;

/** Adds the sender to a mailing list. */
export interface MailingListTarget {
  readonly name: string;
  /** `always`: submitting is the consent, as for a newsletter form. `checkbox`: the visitor ticks a box. */
  readonly optIn: 'always' | 'checkbox';
  /** What the visitor agrees to. Stored with the consent; the label of the checkbox. */
  readonly text: string;
}

/** An email to the sender, to the answer of the first email field. */
export interface ConfirmationEmail {
  readonly subject: string;
  readonly text: string;
}

/** Where submissions go, besides the list of submissions. */
export interface FormStorage {
  /** Notified of each submission; replies go to the sender. */
  readonly emails?: readonly string[];
  readonly confirmation?: ConfirmationEmail;
  readonly mailingList?: MailingListTarget;
}

/** The content of a form document; its id is that of the document. */
export interface SiteForm {
  readonly name: string;
  readonly fields: readonly SiteField[];
  /** Text of the button; "Submit" if empty. */
  readonly submitLabel?: string;
  /** Shown instead of the form after submission. Sanitized HTML. */
  readonly parsedSubmissionMessage?: string;
  /** Code that is added to the page after submission: writing it requires the permission `code`. */
  readonly submissionHTML?: string;
  /** A page of the site or another address that is opened after submission. */
  readonly successRedirect?: string;
  /** Shown above the button. Sanitized HTML. */
  readonly parsedDisclaimerMessage?: string;
  /** On unless it is false. */
  readonly captchaEnabled?: boolean;
  readonly captchaTheme?: (typeof captchaThemes)[number];
  readonly captchaAlignment?: (typeof captchaAlignments)[number];
  readonly storage?: FormStorage;
  /** Submissions are deleted after this many days; never if absent. */
  readonly retentionDays?: number;
}

/** Groups of settings in the form builder. */
export const formFieldsets = { BUILD: 1, STORAGE: 2, ADVANCED: 3, CAPTCHA: 4, DISCLAIMER: 5 } as const;

/** Headings and page breaks have no answer. */
export const hasAnswer = ({ type }: Pick<SiteField, 'type'>): boolean =>
  type !== 'section' && type !== 'page';

/** The text that new newsletter forms had: on a list with confirmation nobody has signed up yet. */
const FORMER_MESSAGE = '<p>Thank you for signing up!</p>';

/** What the owner wrote for people who have sent the form; empty for the text that the program chooses. */
export const ownMessageOf = ({ parsedSubmissionMessage: message = '', storage }: SiteForm): string =>
  storage?.mailingList && message === FORMER_MESSAGE ? '' : message;

/** A form with the fields of a newsletter sign-up or a contact form, ready to be changed. Submissions of a contact form are emailed to the address. */
export const startForms = {
  contact: (newId: () => string, email: string): SiteForm => ({
    name: 'Contact form',
    fields: [
      { id: `name-${newId()}`, type: 'name', title: 'Name', required: true },
      { id: `email-${newId()}`, type: 'email', title: 'Email', required: true },
      { id: `textarea-${newId()}`, type: 'textarea', title: 'Message', required: true },
    ],
    parsedSubmissionMessage: '<p>Thank you! We will get back to you soon.</p>',
    storage: { emails: [email] },
  }),
  newsletter: (newId: () => string): SiteForm => ({
    name: 'Newsletter',
    fields: [{ id: `email-${newId()}`, type: 'email', title: 'Email address', required: true }],
    submitLabel: 'Sign up',
    storage: {
      mailingList: {
        name: 'Newsletter',
        optIn: 'always',
        text: 'By signing up you agree to receive our newsletter by email.',
      },
    },
  }),
} as const;
