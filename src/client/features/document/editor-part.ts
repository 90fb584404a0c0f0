const fetchEditor = () => import('./editor/section-editor.tsx');

export type EditorPart = Awaited<ReturnType<typeof fetchEditor>>;

let loading: Promise<EditorPart> | undefined;
let loaded: EditorPart | undefined;

/** The editor weighs more than the rest of the page: somebody who only reads never fetches it before the plan is shown. */
export function loadEditor(): Promise<EditorPart> {
  loading ??= fetchEditor().then(
    (part) => {
      loaded = part;
      return part;
    },
    (error: unknown) => {
      // On a bad connection it must be asked for again, not remembered as failed.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function loadedEditor(): EditorPart | undefined {
  return loaded;
}

let isWarm = false;

/** Ahead of the first click. A failure shows up again when the editor is needed. */
export function warmEditor(): void {
  if (isWarm) return;
  isWarm = true;
  loadEditor()
    .then((part) => part.warmEditor())
    .catch(() => {
      isWarm = loaded !== undefined;
    });
}
