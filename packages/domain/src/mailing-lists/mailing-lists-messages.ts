/** Why something about mailing lists is refused, by code. */
export const mailingListsMessages = {
  'mailing-list-name-taken': 'There is a mailing list with this name.',
  'too-many-mailing-lists': 'A site has at most 100 mailing lists. Delete one first.',
  'mailing-list-in-use': 'A published form still adds people to this list. Choose another list there first.',
  'member-email-invalid': 'Enter an email address.',
  'member-proof-missing': 'Describe how the person agreed to get emails.',
  'member-is-on-list': 'This address is on the list.',
  'member-stays-away':
    'This person unsubscribed, was erased, or the mailbox does not exist. Only they can sign up again.',
  'too-many-tags': 'An address has at most 20 tags.',
  'import-proof-missing': 'Say who collected the addresses, when, and how people agreed.',
  'import-file-empty': 'This file is empty.',
  'import-file-too-large': 'The file is larger than 50 MB. Divide it into several.',
  'import-under-way': 'A file is being imported into this list. Wait until that is done.',
  'segment-name-taken': 'There is a segment with this name.',
  'too-many-segments': 'A site has at most 100 segments. Delete one first.',
} as const;
