/** Work of an owner call that waits for another server: it begins once the transaction of the call has ended. */
export class AfterCommit<Answer> {
  readonly run: () => Promise<Answer>;

  constructor(run: () => Promise<Answer>) {
    this.run = run;
  }
}
