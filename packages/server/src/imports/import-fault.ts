/** Why a folder cannot be imported; names the file. */
export class ImportFault extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}
