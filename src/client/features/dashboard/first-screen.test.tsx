import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstScreen, hasFirstScreen, keepFirstScreen } from './first-screen.tsx';

function pageWith(main: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<header>Bar</header><main>${main}</main>`;
  return page;
}

describe('a screen that the page came with', () => {
  it('stays to be looked at while the app reads the device, and is forgotten after that', () => {
    const page = pageWith('<section><article>Your Identity</article></section>');
    keepFirstScreen(page);
    page.replaceChildren();
    expect(hasFirstScreen()).toBe(true);
    const { unmount, container } = render(<FirstScreen />);
    expect(screen.getByText('Your Identity')).toBeTruthy();
    expect(container.firstElementChild?.hasAttribute('inert')).toBe(true);
    unmount();
    expect(hasFirstScreen()).toBe(false);
  });

  it('is nothing to keep without cards', () => {
    keepFirstScreen(pageWith('<section>Loading your blueprints...</section>'));
    expect(hasFirstScreen()).toBe(false);
  });
});
