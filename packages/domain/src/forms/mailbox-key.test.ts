import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

it.each(['ada.love@b.example', 'Ada.Love+news@B.example', 'adalove+1+2@b.example', ' a.dalove@b.example '])(
  '%s is one mailbox',
  (email) => expect(mailboxKey(email)).toBe('adalove@b.example'),
);

it('other names and domains are other mailboxes', () => {
  expect(mailboxKey('ada@b.example')).not.toBe(mailboxKey('ada@c.example'));
  expect(mailboxKey('ada@b.example')).not.toBe(mailboxKey('bea@b.example'));
});
