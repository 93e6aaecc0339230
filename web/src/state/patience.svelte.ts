/** Whether a request is being sent again because the server did not answer, for the note that says so. */
class Patience {
  #count = $state(0);

  get isWaiting(): boolean {
    return this.#count > 0;
  }

  /** Count some work as waiting until it is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work;
    } finally {
      this.#count -= 1;
    }
  }
}

export const patience = new Patience();
