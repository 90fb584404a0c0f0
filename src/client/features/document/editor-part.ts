const fetchEditor = () => import('./editor/section-editor.tsx');

export type EditorPart = Awaited<ReturnType<typeof fetchEditor>>;

let loading: Promise<EditorPart> | undefined;
let loaded: EditorPart | undefined;

/** The editor weighs more than the rest of the page: it is downloaded only after the plan is shown. */
export function loadEditor(): Promise<EditorPart> {
  loading ??= fetchEditor().then(
    (part) => {
      loaded = part;
      return part;
    },
    (error: unknown) => {
      // After a failure on a bad connection, allow another request.
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

/** Before the first click. A failure shows again when the editor is needed. */
export function warmEditor(): void {
  if (isWarm) return;
  isWarm = true;
  loadEditor()
    .then((part) => part.warmEditor())
    .catch(() => {
      isWarm = loaded !== undefined;
    });
}
