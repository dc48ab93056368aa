import type { Frame, FrameKind } from './backup-frames.ts';

/** Iterates over frames with a lookahead of one, so that a section can be read up to the start of the next. */
export class FrameCursor {
  readonly #frames: AsyncIterator<Frame>;
  #inView: Frame | undefined;

  constructor(frames: AsyncIterable<Frame>) {
    this.#frames = frames[Symbol.asyncIterator]();
  }

  /** The next frame if it is of this kind. */
  async take(kind: FrameKind): Promise<Frame | undefined> {
    const frame = await this.#look();
    if (frame?.kind !== kind) return undefined;
    this.#inView = undefined;
    return frame;
  }

  /** The payloads of the consecutive frames of this kind from here. */
  async *payloads(kind: FrameKind): AsyncGenerator<Buffer> {
    for (let frame = await this.take(kind); frame; frame = await this.take(kind)) yield frame.payload;
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#look()) === undefined;
  }

  async close(): Promise<void> {
    await this.#frames.return?.();
  }

  async #look(): Promise<Frame | undefined> {
    if (this.#inView) return this.#inView;
    const next = await this.#frames.next();
    this.#inView = next.done ? undefined : next.value;
    return this.#inView;
  }
}
