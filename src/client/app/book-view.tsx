import { useStore } from 'zustand';
import type { Workspace } from '#client/state/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import { OUTLINES } from '#content/outline.ts';
import { hasPlan } from '#domain/blueprint.ts';

type BookViewProps = { workspace: Workspace; onHome: () => void };

export function BookView({ workspace, onHome }: BookViewProps) {
  const { blueprints, byType } = useStore(workspace.store);
  const written = OUTLINES.flatMap(({ type }) => {
    const blueprint = blueprints[byType[type] ?? ''];
    return blueprint && hasPlan(blueprint) ? [blueprint] : [];
  });
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 tabIndex={-1} className="font-serif text-4xl font-medium">
        {BOOK_COPY.title}
      </h1>
      <p className="mt-2 text-lg text-soft">{written.length > 0 ? BOOK_COPY.lead : BOOK_COPY.empty}</p>
      {written.map((blueprint) => (
        <section key={blueprint.id} aria-labelledby={blueprint.id} className="mt-10">
          <h2 id={blueprint.id} className="font-serif text-2xl font-medium">
            {blueprint.title}
          </h2>
          <p className="mt-3 whitespace-pre-wrap">{blueprint.content.aiOutput}</p>
        </section>
      ))}
      <Button variant="secondary" onClick={onHome} className="mt-8">
        {BOOK_COPY.toDashboard}
      </Button>
    </div>
  );
}
