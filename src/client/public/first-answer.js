// The sign-in screen is drawn before the app's script has arrived. Until that one takes over, nobody's press is lost: a
// button that was pressed looks busy and is pressed again then, and signing in is sent to the server at once. Also
// afterwards signing in is sent from here, while the app still fetches what answers it.
// Plain JavaScript in a file of its own: some hundred bytes that are there with the page.
(() => {
  const PATH = '/api/auth/sign-in';
  const PATIENCE_MS = 20_000;
  // Nothing that the app would not send (domain/account): first-answer.test.tsx holds the two together.
  const EMAIL = /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

  // Where no sign-in screen was drawn, as for somebody who comes signed in, no press has to be kept for one.
  let isTaken = document.querySelector('input[type="password"]') === null;
  let pressed = null;
  let early = null;

  function bodyOf(form) {
    const { email, password, confirmPassword } = form.elements;
    if (!email || !password || confirmPassword) return null;
    const address = email.value.trim();
    const { length } = password.value;
    const isSent = address.length <= 254 && EMAIL.test(address) && length >= 6 && length <= 128;
    return isSent ? JSON.stringify({ email: address, password: password.value }) : null;
  }

  function send(body) {
    const answer = fetch(PATH, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Whoever takes the answer hears of its failure.
    answer.catch(() => undefined);
    early = { body, answer };
  }

  document.addEventListener(
    'submit',
    (event) => {
      if (!isTaken) event.preventDefault();
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
