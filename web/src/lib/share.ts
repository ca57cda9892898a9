/** Whether this device offers a way of its own to send something. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a link to it. Whoever closes it again has changed their mind, and nothing went wrong. */
export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
