import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DrawnScreen, isScreenDrawn, keepDrawnScreen } from './drawn-screen.tsx';

function pageWith(main: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<header>Bar</header><main>${main}</main>`;
  return page;
}

describe('a screen that the page came with', () => {
  it('stays to be looked at while the app reads the device, and is forgotten after that', () => {
    const page = pageWith('<section><article>Your Identity</article></section>');
    keepDrawnScreen(page);
    page.replaceChildren();
    expect(isScreenDrawn()).toBe(true);
    const { unmount, container } = render(<DrawnScreen />);
    expect(screen.getByText('Your Identity')).toBeTruthy();
    expect(container.firstElementChild?.hasAttribute('inert')).toBe(true);
    unmount();
    expect(isScreenDrawn()).toBe(false);
  });

  it('is nothing to keep without cards', () => {
    keepDrawnScreen(pageWith('<section>Loading your blueprints...</section>'));
    expect(isScreenDrawn()).toBe(false);
  });
});
