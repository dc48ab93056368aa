import { alignment, choice, maybe, reference, richHtml, shortText, strict } from './parts-schemas.ts';

/** Both kinds show a form document, which several blocks may share. */
const form = strict({
  formId: maybe(reference),
  /** `lightbox`: a button opens the form over the page. */
  display: maybe(choice(['page', 'lightbox'])),
  /** Of the button that opens the lightbox. */
  buttonLabel: maybe(shortText),
  buttonAlignment: maybe(alignment),
});

const newsletter = strict({
  formId: maybe(reference),
  title: maybe(shortText),
  description: maybe(richHtml),
  layout: maybe(choice(['stacked', 'inline'])),
  textAlignment: maybe(alignment),
});

export const formSchemas = { form, newsletter };
