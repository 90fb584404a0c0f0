import { fireEvent } from '@testing-library/react';

/** jsdom has no popovers: this is what a browser says before it shows one. */
export function openMenu(button: HTMLElement): void {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`“${button.title}” opens nothing.`);
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { oldState: 'closed', newState: 'open' }));
}
