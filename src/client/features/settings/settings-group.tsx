import { type ReactNode, type RefObject, useId } from 'react';

type SettingsGroupProps = {
  title: string;
  hint: string;
  group?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** One group of Settings, with its title and when it is saved. */
export function SettingsGroup({ title, hint, group, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section
      ref={group}
      aria-labelledby={id}
      className="flex scroll-mt-3 flex-col gap-4 border-t border-line pt-5 first:border-0 first:pt-0"
    >
      <div>
        <h3 id={id} className="font-serif text-lg font-semibold">
          {title}
        </h3>
        <p className="text-sm text-soft">{hint}</p>
      </div>
      {children}
    </section>
  );
}
