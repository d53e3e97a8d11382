/** Puts a text where it can be pasted from; false where that is not to be had: without https, or not allowed. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
