import type { ComponentProps } from 'react';

export type InAppLinkProps = ComponentProps<'a'> & { href: string; onGo: () => void };

/** A real link to another screen, so that new tabs, long presses and screen readers work. A plain click stays in the app. */
export function InAppLink({ href, onGo, ...rest }: InAppLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo();
      }}
    />
  );
}
