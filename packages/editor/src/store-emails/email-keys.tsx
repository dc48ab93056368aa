import {
  emailFormatters,
  emailInstructions,
  emailKeysOf,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { Disclosure } from '../controls/index.ts';

const Row = ({ code, text }: { readonly code: string; readonly text: string }) => (
  <div>
    <dt>
      <code>{code}</code>
    </dt>
    <dd>{text}</dd>
  </div>
);

/** What the text of an email may contain. */
export const EmailKeys = ({ kind }: { readonly kind: StoreEmailKind }) => (
  <Disclosure title="What you can insert" level={2}>
    <dl className="store-email-keys">
      {emailKeysOf(kind).map(({ key, text, fields }) =>
        fields === undefined ? (
          <Row key={key} code={`{${key}}`} text={text} />
        ) : (
          <Row key={key} code={key} text={`${text}: ${fields.join(', ')}`} />
        ),
      )}
      {emailFormatters.map(({ name, example, text }) => (
        <Row key={name} code={example} text={text} />
      ))}
      {emailInstructions.map(({ example, text }) => (
        <Row key={example} code={example} text={text} />
      ))}
    </dl>
  </Disclosure>
);
