import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstScreen, hasFirstScreen, keepFirstScreen } from './first-screen.tsx';

function pageWith(main: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<header>Bar</header><main>${main}</main>`;
  return page;
}

describe('the screen rendered by the server', () => {
  it('stays on screen while the app loads, and is dropped after that', () => {
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
