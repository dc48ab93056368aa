import { describe, expect, it } from 'vitest';
import { cleanCommentFields, findCommentFaults, type CommentFields } from './index.ts';

const comment = (fields: Partial<CommentFields> = {}): CommentFields => ({
  authorName: 'Ada',
  email: '',
  website: '',
  body: 'Lovely',
  ...fields,
});

const faultsOf = (fields: Partial<CommentFields>, commentAnonAllowed = true) =>
  findCommentFaults(cleanCommentFields(comment(fields)), { commentAnonAllowed });

describe('a comment', () => {
  it('needs a name and words that can be seen', () => {
    expect(faultsOf({})).toEqual({});
    for (const nothing of ['', ' \n\t', '\u200B\u200D', '\uFE0F', '\u0007'])
      expect(faultsOf({ authorName: nothing, body: nothing })).toEqual({
        authorName: 'comment-name-missing',
        body: 'comment-empty',
      });
  });

  it('may be as long as the limit in letters, of whatever size each is', () => {
    expect(faultsOf({ body: '😀'.repeat(5000), authorName: '字'.repeat(100) })).toEqual({});
    expect(faultsOf({ body: 'a'.repeat(5001), authorName: 'a'.repeat(101) })).toEqual({
      authorName: 'comment-name-too-long',
      body: 'comment-too-long',
    });
  });

  it('keeps emoji whole, line ends and letters of every script', () => {
    const body = '👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️\n\nمی‌خواهم';
    expect(cleanCommentFields(comment({ body: body.replaceAll('\n', '\r\n') })).body).toBe(body);
  });

  it('has its name on one line, and turns no text around', () => {
    expect(cleanCommentFields(comment({ authorName: ' A\nda\t\u202E B ' })).authorName).toBe('A da B');
  });

  it('needs an email address only where a name is not enough', () => {
    expect(faultsOf({ email: '' }, false)).toEqual({ email: 'comment-email-missing' });
    expect(faultsOf({ email: 'ada@example.com' }, false)).toEqual({});
    expect(faultsOf({ email: 'ada' })).toEqual({ email: 'comment-email-invalid' });
  });
});

describe('the website of an author', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['HTTP://Example.com/a?b=c#d', 'HTTP://Example.com/a?b=c#d'],
    ['bücher.example:8080', 'https://bücher.example:8080'],
    ['', ''],
  ])('may be written as %j', (website, clean) => {
    expect(faultsOf({ website })).toEqual({});
    expect(cleanCommentFields(comment({ website })).website).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'mailto:a@b.example',
    'https://user:secret@b.example',
    'https://a.example/" onclick="x',
    'https://a.example/\\evil',
    'vbscript:1',
    'localhost',
    'two words.example',
    `https://${'a'.repeat(200)}.example`,
  ])('[F23] is refused as %j', (website) =>
    expect(faultsOf({ website })).toEqual({ website: 'comment-website-invalid' }),
  );
});
