import type { ComponentProps } from 'react';

/** Without `onGo`, as on a page that the server has drawn, it leads there as any link does. */
export type InAppLinkProps = ComponentProps<'a'> & { href: string; onGo: (() => void) | undefined };

/** A real link to another screen, so that new tabs, long presses and screen readers work. A plain click stays in the app. */
export function InAppLink({ href, onGo, ...rest }: InAppLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo();
      }}
    />
  );
}
