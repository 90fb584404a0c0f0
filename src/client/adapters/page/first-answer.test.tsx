import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateSignIn } from '#domain/account/account.ts';
import { earlyAnswer, handOverFirstAnswer } from './first-answer.ts';

const script = readFileSync('src/client/public/first-answer.js', 'utf8');
const BODY = '{"email":"ann@example.org","password":"a good password"}';

let sent: { path: string; body: string }[] = [];
let stop = new AbortController();

beforeEach(() => {
  sent = [];
  stop = new AbortController();
  const { signal } = stop;
  const listen = document.addEventListener.bind(document);
  // Taken back after each test: the script itself listens as long as the page lives.
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, hear: EventListenerOrEventListenerObject) => listen(name, hear, { capture: true, signal }),
  );
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body });
    return new Response('{"user":{"uid":"ann"}}');
  });
  document.body.innerHTML = `
    <form method="dialog" novalidate>
      <input name="email"><input name="password" type="password">
      <button type="submit">Sign in</button>
    </form>
    <button id="turn" type="button">Need an account? Sign up</button>`;
  new Function(script)();
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const form = () => document.querySelector('form') as HTMLFormElement;
const submitButton = () => document.querySelector('[type=submit]') as HTMLButtonElement;

function fill(email: string, password: string) {
  for (const [name, value] of Object.entries({ email, password })) {
    (form().elements.namedItem(name) as HTMLInputElement).value = value;
  }
}

describe('the sign-in screen before the app’s script has arrived', () => {
  it('sends what was entered at once, and gives the answer to whoever asks for the same', async () => {
    fill(' ann@example.org ', 'a good password');
    submitButton().click();
    expect(sent).toEqual([{ path: '/api/auth/sign-in', body: BODY }]);
    expect(submitButton().getAttribute('aria-busy')).toBe('true');
    expect(earlyAnswer('/api/auth/sign-up', BODY)).toBeNull();
    expect(await (await earlyAnswer('/api/auth/sign-in', BODY))?.text()).toContain('ann');
    expect(earlyAnswer('/api/auth/sign-in', BODY)).toBeNull();
  });

  it('asks the server once, also when the press is repeated for the screen that took over', () => {
    const heard = vi.fn((event: Event) => event.preventDefault());
    fill('ann@example.org', 'a good password');
    submitButton().click();
    form().addEventListener('submit', heard);
    handOverFirstAnswer();
    handOverFirstAnswer();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
    expect(submitButton().hasAttribute('aria-busy')).toBe(false);
  });

  it('does not give the answer away for words that were changed since', () => {
    fill('ann@example.org', 'a good password');
    submitButton().click();
    expect(earlyAnswer('/api/auth/sign-in', BODY.replace('good', 'better'))).toBeNull();
  });

  it('presses the last button again once the screen can answer', () => {
    const turn = document.getElementById('turn') as HTMLButtonElement;
    const turned = vi.fn();
    submitButton().click();
    turn.click();
    turn.addEventListener('click', turned);
    handOverFirstAnswer();
    expect(turned).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  it('does not send a new account as a sign-in', () => {
    form().insertAdjacentHTML('beforeend', '<input name="confirmPassword">');
    fill('ann@example.org', 'a good password');
    submitButton().click();
    expect(sent).toEqual([]);
  });

  it('sends nothing that the app itself would refuse', () => {
    const text = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.constantFrom('ann@example.org', 'a@b', '@', 'ann@-x.org', 'ann@x.o'),
    );
    fc.assert(
      fc.property(
        text,
        fc.oneof(fc.string(), fc.string({ minLength: 120, maxLength: 140 })),
        (email, password) => {
          sent = [];
          fill(email, password);
          form().requestSubmit();
          for (const { body } of sent) expect(validateSignIn(JSON.parse(body))).toEqual({});
        },
      ),
    );
  });
});

describe('a page that was drawn without a sign-in screen', () => {
  it('keeps no press: it would be pressed again at the next sign-in screen', () => {
    stop.abort();
    vi.restoreAllMocks();
    document.body.innerHTML = '<button id="delete" type="button">Delete</button>';
    new Function(script)();
    const button = document.querySelector('button') as HTMLButtonElement;
    const presses = vi.fn();
    button.addEventListener('click', presses);
    button.click();
    handOverFirstAnswer();
    expect(presses).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });
});
