// Runs before everything else and restricts this page to our server and the one chosen AI service. No script can widen
// a policy again, so an injected one could not send the key elsewhere. Plain JavaScript in a separate file: the page
// allows inline scripts only by hash, and modules would start too late. `defer` in the head keeps it first in line
// while letting it read the boot data at the end of the page.
(() => {
  const DEFAULT_ORIGIN = 'https://api.openai.com';
  const ANALYTICS_ORIGINS = [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ];

  function chosenOrigin() {
    try {
      const { state } = JSON.parse(localStorage.getItem('settings-storage') ?? '{}');
      const text = state?.baseUrl;
      if (typeof text !== 'string' || text === '') return DEFAULT_ORIGIN;
      const url = new URL(text);
      const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
      const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
      // Our own server is no AI service: requests to it with the key are refused before they are sent.
      const isOurs = url.origin === location.origin;
      if (!isSafe || isOurs || url.username !== '' || url.password !== '') return DEFAULT_ORIGIN;
      return url.origin;
    } catch {
      return DEFAULT_ORIGIN;
    }
  }

  function analyticsOrigins() {
    try {
      const { config } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
      return config?.analytics ? ANALYTICS_ORIGINS : [];
    } catch {
      return [];
    }
  }

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${[chosenOrigin(), ...analyticsOrigins()].join(' ')}`;
  document.head.append(policy);
})();

// What the oldest browsers that we promise (docs/operating.md) lack of all that the app asks for.
(() => {
  Map.groupBy ??= (items, keyOf) => {
    const groups = new Map();
    for (const [index, item] of [...items].entries()) {
      const key = keyOf(item, index);
      if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    }
    return groups;
  };
  URL.parse ??= (...address) => {
    try {
      return new URL(...address);
    } catch {
      return null;
    }
  };
  URL.canParse ??= (...address) => URL.parse(...address) !== null;
  // The stylesheet hides it before anything is painted. On a train that one may be missing, and the browser is still new enough.
  if (window.CSS?.supports('selector(:popover-open)')) document.getElementById('too-old')?.remove();
})();
