import { mailHtml, mailText, type MailLayout } from '@sitewright/domain/mail';
import { useState } from 'react';
import { Segmented } from '../../controls/index.ts';

const subject = 'Thank you for your message';
const text =
  'Hello Ada,\n\nthank you for your message. We will reply within two days.\n\nhttps://example.com/';

const COLOR = /^#[\da-f]{6}$/i;

/** While a color is typed it may be incomplete. */
const whole = (color: string): string => (COLOR.test(color) ? color : '#ffffff');

interface MailPreviewProps {
  readonly layout: MailLayout;
  readonly siteTitle: string;
}

/** A sample email as it is sent, both forms. The frame runs no scripts and loads no image from elsewhere. */
export const MailPreview = ({ layout, siteTitle }: MailPreviewProps) => {
  const [form, setForm] = useState<'html' | 'text'>('html');
  const colors = { accentColor: whole(layout.accentColor), backgroundColor: whole(layout.backgroundColor) };
  const html = mailHtml({ layout: { ...layout, ...colors }, siteTitle, language: 'en', subject, text });
  return (
    <section className="mail-preview" aria-label="Preview">
      <div className="mail-preview-head">
        <h3>Preview</h3>
        <Segmented
          label="Form of the preview"
          segments={[
            { id: 'html', name: 'HTML' },
            { id: 'text', name: 'Plain text' },
          ]}
          value={form}
          onChange={setForm}
        />
      </div>
      {form === 'html' ? (
        <iframe title="Preview of an email" sandbox="" srcDoc={html} />
      ) : (
        <pre>{mailText(text, layout)}</pre>
      )}
    </section>
  );
};
