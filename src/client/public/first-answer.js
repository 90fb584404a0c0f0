// The sign-in screen is shown before the app's script has arrived. Until that takes over, no click is lost: a clicked
// button looks busy and is clicked again then, signing in is sent to the server at once, and an invalid field is
// reported at once. Even later, sign-in requests are sent from here while the app loads their handler. Plain JavaScript
// in a separate file: some hundred bytes that arrive with the page.
(() => {
  const PATH = '/api/auth/sign-in';
  // The app's own (account-api.ts).
  const patienceMs = () => (matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000);
  // The same rules and sentences as in the app (domain/account): first-answer.test.tsx compares the two.
  const EMAIL =
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
  const EARLY = '[data-early]';

  // Without a rendered sign-in screen, as for a signed-in person, there are no clicks to keep.
  let isTaken = document.querySelector('input[type="password"]') === null;
  let pressed = null;
  let early = null;

  function issuesIn({ email, password, confirmPassword }) {
    const address = email.value.trim();
    const { length } = password.value;
    return {
      email: address.length > 254 || !EMAIL.test(address) ? 'Please enter a valid email' : '',
      password:
        length < 6
          ? 'Password must be at least 6 characters'
          : length > 128
            ? 'Passwords can be up to 128 characters. Choose a shorter one.'
            : '',
      confirmPassword:
        confirmPassword && confirmPassword.value !== password.value ? "Passwords don't match" : '',
    };
  }

  // At the end of the form, the only place where React tolerates a foreign element during hydration; `order` moves it
  // below its field.
  function say(form, field, sentence) {
    const words = document.createElement('p');
    words.dataset.early = field.name;
    words.id = `${field.id}-error`;
    words.className = 'flex items-start gap-1.5 text-sm font-medium text-danger';
    words.style.marginTop = '-0.875rem';
    words.textContent = sentence;
    for (const [index, child] of [...form.children].entries()) {
      if (child.matches(EARLY)) continue;
      child.style.order = 2 * index;
      if (child.contains(field)) words.style.order = 2 * index + 1;
    }
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', words.id);
    form.append(words);
  }

  function takeBack(form, words) {
    const field = form.elements[words.dataset.early];
    words.remove();
    // The app may have shown the same error meanwhile, with the same words for screen readers.
    if (!field || document.getElementById(`${field.id}-error`)) return;
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }

  function takeBackAll(form) {
    for (const words of form.querySelectorAll(EARLY)) takeBack(form, words);
  }

  function answer(form) {
    takeBackAll(form);
    const wrong = Object.entries(issuesIn(form.elements)).filter(([, sentence]) => sentence);
    for (const [name, sentence] of wrong) say(form, form.elements[name], sentence);
    if (wrong.length === 0) return;
    pressed?.removeAttribute('aria-busy');
    form.elements[wrong[0][0]].focus();
    // The app shows the error in its own place: then remove this copy.
    new MutationObserver((_, observer) => {
      if (!form.querySelector(`p[id$="-error"]:not(${EARLY})`)) return;
      observer.disconnect();
      takeBackAll(form);
    }).observe(form, { childList: true, subtree: true });
  }

  function bodyOf(form) {
    const { email, password, confirmPassword } = form.elements;
    if (!email || !password || confirmPassword) return null;
    if (Object.values(issuesIn(form.elements)).some(Boolean)) return null;
    return JSON.stringify({ email: email.value.trim(), password: password.value });
  }

  function send(body) {
    const answer = fetch(PATH, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      body,
      signal: AbortSignal.timeout(patienceMs()),
    });
    // Whoever uses the reply handles its failure.
    answer.catch(() => undefined);
    early = { body, answer };
  }

  document.addEventListener(
    'submit',
    (event) => {
      const { elements } = event.target;
      if (!isTaken) {
        event.preventDefault();
        if (elements.email && elements.password) answer(event.target);
      }
      const body = bodyOf(event.target);
      if (body && early?.body !== body) send(body);
    },
    true,
  );

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button');
      if (isTaken || !button) return;
      pressed?.removeAttribute('aria-busy');
      pressed = button;
      button.setAttribute('aria-busy', 'true');
    },
    true,
  );

  // Only removes messages. Somebody who types has not repeated the earlier click.
  document.addEventListener(
    'input',
    ({ target: { form } }) => {
      const early = [...(form?.querySelectorAll(EARLY) ?? [])];
      if (early.length === 0) return;
      pressed = null;
      const issues = issuesIn(form.elements);
      for (const words of early) if (!issues[words.dataset.early]) takeBack(form, words);
    },
    true,
  );

  window.firstAnswer = {
    handOver() {
      if (isTaken) return;
      isTaken = true;
      pressed?.removeAttribute('aria-busy');
      pressed?.click();
    },
    take(path, body) {
      if (path !== PATH || early?.body !== body) return null;
      const { answer } = early;
      early = null;
      return answer;
    },
  };
})();
