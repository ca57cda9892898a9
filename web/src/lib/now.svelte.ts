/** The present in Unix milliseconds, renewed four times a second while somebody looks at it. */
export class Now {
  value = $state(Date.now());

  /** For $effect: ticks until it is torn down. */
  tick = (): (() => void) => {
    const timer = setInterval(() => (this.value = Date.now()), 250);
    return () => clearInterval(timer);
  };
}
