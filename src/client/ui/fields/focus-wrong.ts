const TRIES = 10;

/**
 * After a form found fault: what is wrong may be out of sight, where a dialog scrolls. Tried for some frames, because
 * on a busy machine React may mark the field, or let it be used again, only after the next one.
 */
export function focusWrong(form: HTMLFormElement, tries = TRIES): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    if (field && field === document.activeElement) field.scrollIntoView?.({ block: 'center' });
    else if (tries > 1) focusWrong(form, tries - 1);
  });
}
