import { Component, type ReactNode } from 'react';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Button } from '#client/ui/button.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';

type ErrorBoundaryState = { hasCrashed: boolean };

/** Shows nothing of the error and reads nothing from storage: the key and people's words are there. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    const { title, description, reload } = FIRST_COPY.crash;
    return (
      <main className="safe-x mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-5 text-center">
        <BrandMark className="size-14" />
        <h1 className="font-serif text-3xl font-medium">{title}</h1>
        <p role="alert" className="text-soft">
          {description}
        </p>
        <Button size="large" onClick={reloadPage}>
          {reload}
        </Button>
      </main>
    );
  }
}
