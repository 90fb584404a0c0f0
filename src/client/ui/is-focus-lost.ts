/** Whether what had the focus is gone: keys and screen readers would begin again at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
