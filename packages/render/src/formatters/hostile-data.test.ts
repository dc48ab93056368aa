import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from './index.ts';

const engine = createRenderEngine();
const host = { locale: openLocale('en') };
const render = (template: string, json: unknown) => engine.render({ template, json, host });

/** Each contains the previous one twice: forty of them hold 2^40 strings. */
const doubled = `{.ctx @form a=n b=n}${'{.ctx @form a=@form b=@form}'.repeat(40)}`;

describe('data made to keep the server busy', () => {
  it.each([
    ['a form', '{.ctx @content additionalFieldsFormId=n additionalFieldsForm=@form}', 'add-to-cart-btn'],
    [
      'a subscription plan',
      '{.ctx @content isSubscribable=yes subscriptionPlan=@form variants=variants variantOptionOrdering=order}',
      'variants-select',
    ],
  ])('ends the render: %s that holds its parts many times over', (_name, content, formatter) => {
    const template = `${doubled}${content}{.ctx @product structuredContent=@content}{@product|${formatter}}`;
    const json = {
      n: 1,
      yes: true,
      order: ['Size'],
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
    };
    expect(render(template, json).errors).toMatchObject([{ code: 'limit-reached' }]);
  });

  // Quadratic time would exceed the test's timeout.
  it('is read in linear time: a size of a million digits', () => {
    const template = '[{size|width}{size|height}]';
    expect(render(template, { size: '9'.repeat(1_000_000) }).output).toBe('[]');
    expect(render(template, { size: `9x${'9'.repeat(1_000_000)}x` }).output).toBe('[]');
  });

  it('is refused with a sentence: a message of thousands of choices in each other', () => {
    const message = '{0 plural other {'.repeat(20_000) + '}}'.repeat(20_000);
    const { output, errors } = render('[{message|message n}]', { message, n: 1 });
    expect(output).toBe('[]');
    expect(errors[0]?.message).toContain('a message cannot nest deeper than 100 braces');
  });

  it('does not take the calendar link with it: half an emoji', () => {
    const { output, errors } = render('{@|google-calendar-url}', {
      title: 'Tea \ud83c',
      startDate: 0,
      endDate: 0,
    });
    expect(output).toContain('&text=Tea%20%EF%BF%BD&dates=');
    expect(errors).toEqual([]);
  });
});
