import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { returnFocus } from './return-focus.ts';

const TOPS: Record<string, number> = { Title: -700, Overview: -40, Steps: 200, Later: 900 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, TOPS[this.textContent ?? ''], 300, 30);
  });
  render(
    <main>
      <h1>Title</h1>
      <h2>Overview</h2>
      <h3>Steps</h3>
      <input aria-label="Answer" />
      <h2>Later</h2>
    </main>,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('returnFocus', () => {
  it('goes back to where the focus was', () => {
    returnFocus(screen.getByLabelText('Answer'));
    expect(document.activeElement).toBe(screen.getByLabelText('Answer'));
  });

  it('goes to the visible heading when that is gone', () => {
    const field = screen.getByLabelText('Answer');
    field.remove();
    returnFocus(field);
    expect(document.activeElement?.textContent).toBe('Steps');
  });

  it('goes to the heading of the visible section when that began above the screen', () => {
    screen.getByText('Steps').remove();
    returnFocus(null);
    expect(document.activeElement?.textContent).toBe('Overview');
  });

  it('does not move an existing focus', () => {
    screen.getByLabelText('Answer').focus();
    returnFocus(null);
    expect(document.activeElement).toBe(screen.getByLabelText('Answer'));
  });
});
