const TRIES = 10;

/**
 * After a form found errors: the invalid field may be out of sight in a scrolling dialog. Retried for some frames,
 * because on a busy machine React may mark or enable the field only later.
 */
export function focusWrong(form: HTMLFormElement, tries = TRIES): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    if (field && field === document.activeElement) field.scrollIntoView?.({ block: 'center' });
    else if (tries > 1) focusWrong(form, tries - 1);
  });
}
