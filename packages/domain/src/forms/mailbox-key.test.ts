import { expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

it.each([
  'ada.love@b.example',
  'Ada.Love+news@B.example',
  'adalove+1+2@b.example',
  ' a.dalove@b.example ',
  'adalove@b.example.',
  'adalove@b。example',
  'adalove@b．example',
  'adalove@b｡example',
  'ａｄａlove@b.example',
])('%s is one mailbox', (email) => expect(mailboxKey(email)).toBe('adalove@b.example'));

it('both names of one provider are one mailbox', () => {
  expect(mailboxKey('ada@googlemail.com')).toBe(mailboxKey('ada@gmail.com'));
});

it('other names and domains are other mailboxes', () => {
  expect(mailboxKey('ada@b.example')).not.toBe(mailboxKey('ada@c.example'));
  expect(mailboxKey('ada@b.example')).not.toBe(mailboxKey('bea@b.example'));
});
