// The sign-in screen is there before the app's script has arrived. Until that one takes over, nobody's press is lost: a
// button that was pressed looks busy and is pressed again then, signing in is sent to the server at once, and a field that
// is wrong says so at once. Also afterwards signing in is sent from here, while the app still fetches what answers it.
// Plain JavaScript in a file of its own: some hundred bytes that are there with the page.
(() => {
  const PATH = '/api/auth/sign-in';
  // The app's own (account-api.ts).
  const patienceMs = () => (matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000);
  // The rules and sentences of the app (domain/account): first-answer.test.tsx holds the two together.
  const EMAIL =
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
  const EARLY = '[data-early]';

  // Where no sign-in screen was drawn, as for somebody who comes signed in, no press has to be kept for one.
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

  // At the end of the form, the one place where React leaves a stranger alone when it takes the page over; the order puts
  // it under its field.
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
    // The app may have said the same meanwhile, with these same words to the screen reader.
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
    // The app says it in its own place: then the same words here are one time too many.
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
    // Whoever takes the answer hears of its failure.
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

  // Takes words away, and adds none. Somebody who is typing has not pressed what was pressed before.
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
