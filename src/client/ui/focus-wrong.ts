/** After a form found fault: what is wrong may be out of sight, where a dialog scrolls. */
export function focusWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  });
}
