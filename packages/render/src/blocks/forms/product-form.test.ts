import { fieldKinds, type FormDefinition, type FormField } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { renderProductForm } from './product-form.ts';

const formOf = (...fields: Partial<FormField>[]): FormDefinition => ({
  id: 'f'.repeat(24),
  name: 'Dedication <b>',
  fields: fields.map((field) => ({ id: 'f', type: 'text', title: 'Engraving', ...field })),
});
const render = (form: FormDefinition, language = 'en', localizedStrings: Record<string, string> = {}) =>
  renderProductForm({ form, language, localizedStrings }).replace(/<style>[\s\S]*<\/style>/, '');

it('[FORM-01 (rule)] has every kind of field, as text that nothing runs in, and no address to post to', () => {
  const html = render(
    formOf(...fieldKinds.map((type) => ({ id: type, type, title: `<b>${type}</b>`, options: ['<i>'] }))),
  );
  for (const kind of fieldKinds.filter((each) => each !== 'hidden'))
    expect(html, kind).toContain(`form-item field ${kind}`);
  expect(html).not.toMatch(/<b>|<i>|action=|captcha-container|contactMe/);
  expect(html).toContain('aria-label="Dedication &lt;b&gt;"');
});

it('labels a field by its title and describes it by its description', () => {
  const html = render(formOf({ description: 'Up to ten letters', required: true }));
  const [, id = ''] = /<label[^>]* for="([^"]*)"/.exec(html) ?? [];
  const [input = ''] = new RegExp(`<input[^>]* id="${id}"[^>]*>`).exec(html) ?? [];
  expect(input).toContain(' required');
  expect(input).toContain(`aria-describedby="${id}-hint"`);
  expect(html).toMatch(new RegExp(`<p[^>]* id="${id}-hint">Up to ten letters</p>`));
});

it('marks what must be answered, a scale never; a group also for screen readers', () => {
  const html = render(
    formOf(
      { id: 'a', required: true },
      { id: 'b', type: 'radio', options: ['Yes'], required: true },
      { id: 'c', type: 'likert', options: ['Good'], required: true },
    ),
  );
  expect(html.match(/>\*</g)).toHaveLength(2);
  expect(html.match(/<span class="sw-unseen">Required<\/span>/g)).toHaveLength(1);
  expect(html).toMatch(/<legend class="title">Engraving/);
});

it('shows a heading without a control, and nothing of a hidden field', () => {
  const html = render(
    formOf({ type: 'section', title: 'For the gift' }, { id: 'h', type: 'hidden', value: 'x' }),
  );
  expect(html).toContain('<h3 class="title">For the gift</h3>');
  expect(html.match(/<input/g)).toEqual(['<input']);
  expect(html).toContain('<input type="hidden" name="f.h" value="x">');
});

it('[FORM-04 FMT-11] has its words in the site’s language, and those of the template above them', () => {
  const name = formOf({ type: 'name' }, { id: 'l', type: 'likert', options: ['Gut'] });
  const own = { productAnswerMapAgree: 'Genau', 'shop.First': 'Rufname', 'shop.required': 'Bitte ausfüllen' };
  const german = render(name, 'de', own);
  expect(german).toContain('Rufname');
  expect(german).toContain('Genau');
  expect(german).toContain('Stimme voll zu');
  expect(german).toContain('Bitte ausfüllen');
  expect(render(name)).toContain('First Name');
  expect(render(name)).toContain('&quot;required&quot;:&quot;Required&quot;');
});

it('fills a hidden field without a key by its title', () => {
  expect(render(formOf({ type: 'hidden', title: 'campaign' }))).toContain(
    '&quot;key&quot;:&quot;campaign&quot;',
  );
});
