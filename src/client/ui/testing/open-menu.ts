import { fireEvent } from '@testing-library/react';

/** jsdom has no popovers: fires the event that a browser sends before it shows one. */
export function openMenu(button: HTMLElement): void {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`“${button.title}” opens nothing.`);
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { oldState: 'closed', newState: 'open' }));
}
