import { idOf } from '../open-canvas.ts';
import { pageWith, plainTemplate } from './form-pages.ts';

export const CONTACT = idOf(1);
/** A page with a password. */
export const LOCKED = idOf(5);
const [PAGED, FILES, NEWS] = [idOf(2), idOf(3), idOf(4)];


/** A site with a contact form, a survey of two pages, a form with a file in a lightbox, and a newsletter. */
export const formsSite = {
  'site.json': { identifier: 'forms', title: 'Forms', language: 'en-GB', currency: 'EUR' },
  [`forms/${CONTACT}.json`]: {
    name: 'Contact',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'topic', type: 'radio', title: 'Topic', options: ['Order', 'Press'] },
      {
        id: 'number',
        type: 'text',
        title: 'Order number',
        required: true,
        condition: { field: 'topic', operator: 'is', value: 'Order' },
      },
      { id: 'message', type: 'textarea', title: 'Message', maxLength: 20 },
      { id: 'from', type: 'hidden', title: 'From', key: 'source' },
    ],
    parsedSubmissionMessage: '<p>Thank you, we will write back.</p>',
    submissionHTML:
      "<p>Code of the owner</p><script>document.documentElement.dataset.sent = document.querySelector('.sw-form-result p').textContent</script>",
  },
  [`forms/${PAGED}.json`]: {
    name: 'Survey',
    fields: [
      { id: 'a', type: 'text', title: 'First question', required: true },
      { id: 'p', type: 'page', title: 'Second part' },
      { id: 'b', type: 'text', title: 'Second question', required: true },
    ],
    successRedirect: '/thanks',
  },
  [`forms/${FILES}.json`]: {
    name: 'Application',
    fields: [{ id: 'photo', type: 'file', title: 'Photo', required: true, fileGroups: ['images'] }],
  },
  [`forms/${NEWS}.json`]: {
    name: 'News',
    fields: [{ id: 'email', type: 'email', title: 'Email address', required: true }],
    submitLabel: 'Sign up',
    storage: { mailingList: { name: 'News', optIn: 'always', text: 'You agree to get our news.' } },
  },
  'collections/contact.json': pageWith(10, 'Contact', { type: 9, value: { formId: CONTACT } }),
  'collections/survey.json': pageWith(20, 'Survey', { type: 9, value: { formId: PAGED } }),
  'collections/apply.json': pageWith(30, 'Apply', {
    type: 9,
    value: { formId: FILES, display: 'lightbox', buttonLabel: 'Apply now' },
  }),
  'collections/news.json': pageWith(40, 'News', {
    type: 51,
    value: { formId: NEWS, title: 'Stay in touch' },
  }),
  'collections/thanks.json': { title: 'Thanks' },
  'collections/members.json': { id: LOCKED, title: 'Members', permission: 3 },
  'navigation.json': { mainNav: [{ collectionId: 'contact' }] },
  ...plainTemplate,
};
