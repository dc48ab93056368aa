// @vitest-environment happy-dom
import { commentFormTextsIn } from '@sitewright/domain/comments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusedComment } from './refused-comment.ts';

const german = commentFormTextsIn('de');
const refused = (code: string, status: number) =>
  refusedComment({ code, status, message: 'In English' }, (word) => german[word]);

beforeEach(() => {
  const shopTexts = { sessionExpired: 'Sitzung abgelaufen', noConnection: 'Keine Verbindung' };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { shopTexts } });
});
afterEach(() => vi.unstubAllGlobals());

it('[FMT-11] a comment that could not be sent is told in the language of the site', () => {
  expect(refused('crumb-failed', 400)).toBe('Sitzung abgelaufen');
  expect(refused('network', 0)).toBe('Keine Verbindung');
});

it('[FMT-11] nothing is said of a cart, nor of a few seconds', () => {
  expect(refused('no-answer', 0)).toBe(german['comment-unanswered']);
  expect(refused('too-many-requests', 429)).toBe(german['too-many-comments']);
});
