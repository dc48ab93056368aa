import { request } from 'node:http';
import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { Outcome } from '@sitewright/api/client';
import { documentCalls } from '@sitewright/api/documents';
import type { CommandStep } from '@sitewright/domain/documents';
import type { CollectionContent } from '@sitewright/domain/pages';
import { newId } from '../../../ids/index.ts';
import type { TestBrowser } from '../../../testing/index.ts';
import type { DocumentState } from '../document-states.ts';

/**
 * What happens to a request: `answer` the response is lost, `line` the connection breaks at any time, `twice` it is
 * sent twice concurrently.
 */
export type Loss = 'none' | 'answer' | 'line' | 'twice';

type Answer = Outcome<CallAnswer<typeof documentCalls.runCommand>>;

/** A contributor with a bad connection: resends until there is a response, and knows the pages only from responses. */
export class LossyContributor {
  readonly seen = new Map<string, CollectionContent>();
  readonly #browser: TestBrowser;

  constructor(browser: TestBrowser) {
    this.#browser = browser;
  }

  async run(steps: readonly CommandStep[], loss: Loss): Promise<Answer & { commandId: string }> {
    const commandId = newId();
    const body = { commandId, label: 'Edit', steps: steps as never };
    return { commandId, ...(await this.#send(documentCalls.runCommand, { body }, loss)) };
  }

  step(way: 'undo' | 'redo', command: { target: string; past: string[] }, loss: Loss): Promise<Answer> {
    const call = way === 'undo' ? documentCalls.undoCommand : documentCalls.redoCommand;
    return this.#send(call, { body: { commandId: newId(), ...command } }, loss);
  }

  async readJournal() {
    const journal = await this.#browser.client.send(documentCalls.readJournal, {});
    if (!journal.ok) throw new Error(journal.refusal.message);
    return journal.answer.entries;
  }

  look(documents: readonly Pick<DocumentState, 'id' | 'content' | 'isTrashed'>[]): void {
    for (const { id, content, isTrashed } of documents)
      if (isTrashed) this.seen.delete(id);
      else this.seen.set(id, content as CollectionContent);
  }

  async #send<C extends StatedCall>(
    call: C,
    input: CallInput<C> & { body: unknown },
    loss: Loss,
  ): Promise<Answer> {
    const send = () => this.#browser.client.send(call, input) as Promise<Answer>;
    if (loss === 'answer' || loss === 'line') await this.#lose(call, input.body, loss);
    const [outcome] = await Promise.all(loss === 'twice' ? [send(), send()] : [send()]);
    if (outcome.ok) this.look(outcome.answer.documents);
    else this.look((outcome.refusal.data as { documents?: DocumentState[] } | undefined)?.documents ?? []);
    return outcome;
  }

  #lose({ path, method }: StatedCall, body: unknown, loss: Loss): Promise<void> {
    const { origin, cookies, sessionCrumb = '' } = this.#browser;
    const { host, port } = new URL(origin);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host,
      cookie,
      origin,
      'x-csrf-token': sessionCrumb,
      'content-type': 'application/json',
    };
    return new Promise((resolve) => {
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) =>
        answer.destroy(),
      );
      outgoing.on('error', () => undefined).on('close', resolve);
      outgoing.end(JSON.stringify(body), () => {
        if (loss === 'line') setImmediate(() => outgoing.destroy());
      });
    });
  }
}
