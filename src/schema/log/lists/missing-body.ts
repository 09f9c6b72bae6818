/** A reference to a list that was not stored: what holds it cannot be put together. */
export class MissingBody extends Error {
  constructor() {
    super('a list is missing');
    this.name = 'MissingBody';
  }
}
