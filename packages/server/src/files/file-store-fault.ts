/**
 * `full`: no space left. `refused`: the store rejects the credentials or the request. `unavailable`: it cannot be
 * reached or responds with an error that may be temporary.
 */
export type FileStoreFaultCode = 'full' | 'refused' | 'unavailable';

export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';
  readonly code: FileStoreFaultCode;

  constructor(code: FileStoreFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
