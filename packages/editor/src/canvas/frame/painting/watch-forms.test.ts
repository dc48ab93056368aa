import { expect, it, vi } from 'vitest';
import type { OpenDocument } from '../../../documents/index.ts';
import type { PageAreas } from '../../model/page-areas.ts';
import { watchForms } from './watch-forms.ts';

const formAt = (id: string, revision: number) =>
  [`form:${id}`, { saved: { kind: 'form', id, revision }, content: {} } as OpenDocument] as const;

const page = [
  {
    document: { kind: 'collection', id: 'page' },
    area: 'main',
    layout: [
      {
        id: 'section',
        blocks: [
          { id: 'one', value: { formId: 'contact' } },
          { id: 'two', value: { formId: 'newsletter' } },
          { id: 'text', value: { html: '' } },
        ],
      },
    ],
  },
] as unknown as PageAreas;

it('renders the blocks of a form again once a change of the form was saved', () => {
  const request = vi.fn();
  const forms = watchForms({ request });
  forms.update(page, new Map([formAt('contact', 1), formAt('newsletter', 4)]));
  expect(request).not.toHaveBeenCalled();
  forms.update(page, new Map([formAt('contact', 2), formAt('newsletter', 4)]));
  expect(request).toHaveBeenCalledExactlyOnceWith(page[0], { blockIds: ['one'], sectionIds: [] });
  forms.update(page, new Map([formAt('contact', 2), formAt('newsletter', 4)]));
  expect(request).toHaveBeenCalledOnce();
});
