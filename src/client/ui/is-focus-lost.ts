/** Whether the focused element is gone: keyboards and screen readers would restart at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
