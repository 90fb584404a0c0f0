import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const SCREEN = `
  <main>
    <h1>Gaps</h1>
    <ul>
      <li id="first"><h2>Length</h2><textarea></textarea></li>
      <li id="second"><h2>Price</h2><textarea></textarea></li>
    </ul>
    <section><h2>Plan</h2><div><button id="make">Generate</button><button id="close">Close</button></div></section>
  </main>`;

function show(html = SCREEN) {
  document.body.innerHTML = html;
}

function at(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is at ${selector}.`);
  return found;
}

const focused = () => document.activeElement?.textContent;
const frames = async (count = 4) => {
  for (let each = 0; each < count; each += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
};

/** A browser removes focus from a disabled element at its next render; jsdom doesn't. */
function switchOff(button: HTMLElement) {
  button.blur();
  button.setAttribute('disabled', '');
}

describe('focus that would fall to the top of the page', () => {
  it('goes to the next row when the focused row is done', async () => {
    show();
    at('#first textarea').focus();
    at('#first').remove();
    await waitFor(() => expect(focused()).toBe('Price'));
  });

  it('goes to the heading around it when nothing comes next', async () => {
    show();
    at('#close').focus();
    at('#close').remove();
    await waitFor(() => expect(focused()).toBe('Plan'));
  });

  it('returns to a button that was disabled while it worked', async () => {
    show();
    const button = at('#make');
    button.focus();
    switchOff(button);
    await frames();
    expect(document.activeElement).toBe(document.body);
    button.removeAttribute('disabled');
    await waitFor(() => expect(focused()).toBe('Generate'));
  });

  it('stays where somebody has moved it', async () => {
    show();
    at('#first textarea').focus();
    at('#first').remove();
    at('#make').focus();
    await frames();
    expect(focused()).toBe('Generate');
  });

  it('is not moved after a click elsewhere', async () => {
    show();
    const button = at('#make');
    button.focus();
    switchOff(button);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.removeAttribute('disabled');
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left to the next screen when the whole screen changed', async () => {
    show();
    at('#make').focus();
    at('main').innerHTML = '<h1>Book</h1>';
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the place of a dialog’s button when both are gone', async () => {
    show(`${SCREEN}<dialog open><h2>Sure?</h2><button id="yes">Delete</button></dialog><h2>Far away</h2>`);
    at('#close').focus();
    at('#yes').focus();
    at('#close').remove();
    at('dialog').remove();
    await waitFor(() => expect(focused()).toBe('Plan'));
  });

  it.each(['#box', '#box button'])(
    'goes on to the first heading that follows, not to the top of all: %s',
    async (gone) => {
      show(
        '<main><div><section><h2>Far above</h2></section><div id="box"><p>Full</p><button>Spread</button></div><p>Four hours.</p><section><h2>Your three</h2></section></div></main>',
      );
      at('#box button').focus();
      at(gone).remove();
      await waitFor(() => expect(focused()).toBe('Your three'));
    },
  );

  it('does not scroll when clicked words are replaced by their editor', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    show(
      '<main><h1>Book</h1><section><h2>Plan</h2><div id="words" tabindex="0">Some words</div></section></main>',
    );
    at('h2').getBoundingClientRect = () => ({ top: -900, bottom: -860 }) as DOMRect;
    at('#words').focus();
    at('#words').remove();
    await waitFor(() => expect(focused()).toBe('Plan'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('scrolls into view if it was just lost, unless somebody has scrolled since', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const clock = vi.spyOn(performance, 'now');
    show();
    at('section h2').getBoundingClientRect = () => ({ top: -900, bottom: -860 }) as DOMRect;
    clock.mockReturnValue(0);
    at('#make').focus();
    clock.mockReturnValue(5_000);
    at('#make').remove();
    await waitFor(() => expect(focused()).toBe('Plan'));
    expect(scrolled).not.toHaveBeenCalled();
    at('#close').focus();
    at('#close').remove();
    await waitFor(() => expect(focused()).toBe('Plan'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    clock.mockRestore();
  });
});
