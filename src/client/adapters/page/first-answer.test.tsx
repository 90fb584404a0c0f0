import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateSignIn, validateSignUp } from '#domain/account/account.ts';
import { earlyAnswer, handOverFirstAnswer } from './first-answer.ts';

const script = readFileSync('src/client/public/first-answer.js', 'utf8');
const BODY = '{"email":"ann@example.org","password":"a good password"}';

let sent: { path: string; body: string }[] = [];
let stop = new AbortController();

beforeEach(() => {
  sent = [];
  stop = new AbortController();
  const listen = document.addEventListener.bind(document);
  // Removed after each test: the script itself listens for the life of the page.
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, hear: EventListenerOrEventListenerObject) =>
      listen(name, hear, { capture: true, signal: stop.signal }),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body });
    return new Response('{"user":{"uid":"ann"}}');
  });
  document.body.innerHTML = `
    <form method="dialog" novalidate>
      <div><input id="email" name="email"></div><div><input id="password" name="password" type="password"></div>
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
const early = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-early]')].map((words) => [
      words.dataset.early,
      words.textContent,
    ]),
  );
const submitButton = () => document.querySelector('[type=submit]') as HTMLButtonElement;

function fill(email: string, password: string) {
  for (const [name, value] of Object.entries({ email, password })) {
    (form().elements.namedItem(name) as HTMLInputElement).value = value;
  }
}

describe('the sign-in screen before the app’s script has arrived', () => {
  it('sends the entered values at once, and passes the reply to the same request', async () => {
    fill(' ann@example.org ', 'a good password');
    submitButton().click();
    expect(sent).toEqual([{ path: '/api/auth/sign-in', body: BODY }]);
    expect(submitButton().getAttribute('aria-busy')).toBe('true');
    expect(earlyAnswer('/api/auth/sign-up', BODY)).toBeNull();
    expect(await (await earlyAnswer('/api/auth/sign-in', BODY))?.text()).toContain('ann');
    expect(earlyAnswer('/api/auth/sign-in', BODY)).toBeNull();
  });

  it.each([
    ['on a desk', false, 30_000],
    ['on a phone', true, 60_000],
  ])('waits for the answer as long as the app does %s', (_, isPhone, ms) => {
    const wait = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query === '(pointer: coarse)' }));
    fill('ann@example.org', 'a good password');
    submitButton().click();
    expect(wait.mock.calls).toEqual([[ms]]);
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

  it('does not reuse the reply after the values changed', () => {
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

  it('says under each field what the app would say, and sends what the app would send', () => {
    const text = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.constantFrom('ann@example.org', "o'brien@example.org", 'a@b', '@', 'ann@-x.org', 'ann@x.o'),
    );
    const secret = fc.oneof(fc.string(), fc.string({ minLength: 120, maxLength: 140 }));
    fc.assert(
      fc.property(text, secret, (email, password) => {
        sent = [];
        fill(email, password);
        form().requestSubmit();
        const said = validateSignIn({ email, password });
        expect(early()).toEqual(said);
        const isSent = Object.keys(said).length === 0;
        expect(sent.map(({ body }) => JSON.parse(body))).toEqual(
          isSent ? [{ email: email.trim(), password }] : [],
        );
      }),
    );
  });

  it('says of a new account what the app would say', () => {
    form().insertAdjacentHTML('beforeend', '<div><input id="confirmPassword" name="confirmPassword"></div>');
    fill('ann', 'short');
    form().requestSubmit();
    expect(early()).toEqual(validateSignUp({ email: 'ann', password: 'short', confirmPassword: '' }));
    expect(early()).toEqual({
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
    });
  });

  it('focuses the invalid field, describes it with the sentence, and is not busy', () => {
    fill('ann@example.org', 'short');
    submitButton().click();
    const field = form().elements.namedItem('password') as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Password must be at least 6 characters',
    );
    expect(submitButton().hasAttribute('aria-busy')).toBe(false);
  });

  it('removes a sentence once it is no longer true, and then repeats no press', () => {
    const heard = vi.fn((event: Event) => event.preventDefault());
    fill('ann', 'short');
    submitButton().click();
    fill('ann@example.org', 'short');
    document.querySelector('#email')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(early()).toEqual({ password: 'Password must be at least 6 characters' });
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    form().addEventListener('submit', heard);
    handOverFirstAnswer();
    expect(heard).not.toHaveBeenCalled();
  });

  it('gives way to the sentence of the app', async () => {
    fill('ann@example.org', 'short');
    submitButton().click();
    const field = form().elements.namedItem('password') as HTMLInputElement;
    field.parentElement?.insertAdjacentHTML('beforeend', '<p id="password-error">Too short</p>');
    await vi.waitFor(() => expect(early()).toEqual({}));
    expect(field.getAttribute('aria-describedby')).toBe('password-error');
  });
});

describe('a page rendered without a sign-in screen', () => {
  it('keeps no press: it would be pressed again at the next sign-in screen', () => {
    stop.abort();
    stop = new AbortController();
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
