import { CircleQuestionMark, CircleUserRound, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu, MenuItem, MenuLink } from '#client/ui/menu.tsx';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import type { AppUser } from '#domain/account/account.ts';

type UserMenuProps = {
  user: AppUser | null;
  onSignOut: () => void;
  /** More entries above Sign Out; app/ passes them in. */
  children?: ReactNode;
};

export function UserMenu({ user, onSignOut, children }: UserMenuProps) {
  if (!user) return null;
  return (
    <Menu
      label={SHELL_COPY.userMenu}
      trigger={<Portrait user={user} />}
      triggerClassName="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-bar-soft hover:bg-[#ffffff1a] hover:text-bar-ink"
    >
      <div className="border-b border-line px-3 pt-2 pb-3">
        {user.displayName && <p className="font-semibold break-words">{user.displayName}</p>}
        {user.email && <p className="text-sm break-words text-soft">{user.email}</p>}
      </div>
      <div className="pt-2">
        {children}
        <MenuLink href="/help" icon={CircleQuestionMark}>
          {SHELL_COPY.help}
        </MenuLink>
        <MenuItem icon={LogOut} onClick={onSignOut}>
          {SHELL_COPY.signOut}
        </MenuItem>
      </div>
    </Menu>
  );
}

function Portrait({ user }: { user: AppUser }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!user.photoURL || isBroken) return <CircleUserRound aria-hidden="true" className="size-6.5" />;
  return (
    <img
      src={user.photoURL}
      alt=""
      onError={() => setIsBroken(true)}
      className="size-8 rounded-full object-cover"
    />
  );
}
