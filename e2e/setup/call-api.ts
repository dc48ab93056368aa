import type { APIResponse, Page } from 'playwright-core';

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  /** Of the password, for calls that require one. */
  readonly confirmation?: string;
}

const SESSION = '/api/contributors/session';

/** Makes an owner's call with the session of the page's browser, whatever the page itself shows or has cut off. */
export const sendAsOwner = async (
  page: Page,
  path: string,
  { method = 'GET', body, confirmation }: CallOptions = {},
): Promise<APIResponse> => {
  const { request } = page.context();
  const session = await request.get(SESSION);
  const { crumb } = (await session.json()) as { crumb: string };
  const answer = await request.fetch(path, {
    method,
    headers: {
      origin: new URL(session.url()).origin,
      'x-csrf-token': crumb,
      ...(confirmation === undefined ? {} : { 'x-confirmation': confirmation }),
    },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return answer;
};

/** The same for a call that answers with JSON. */
export const callApi = async <Answer>(page: Page, path: string, options: CallOptions = {}): Promise<Answer> =>
  (await (await sendAsOwner(page, path, options)).json()) as Answer;
