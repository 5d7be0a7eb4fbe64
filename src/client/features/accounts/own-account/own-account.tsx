import type { ReactNode } from 'react'
import type { User } from '#client/lib/use-user'
import { Bookmarklet } from './bookmarklet.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { Plan } from './plan.tsx'
import { Profile } from './profile.tsx'
import { SessionList } from './session-list.tsx'
import { TimeZone } from './time-zone.tsx'

/** All that people can see and do about their own account. @param subscription stands below the plan */
export function OwnAccount({ user, subscription }: { user: User; subscription: ReactNode }) {
  return (
    <>
      <Profile user={user} />
      <Plan user={user} />
      {subscription}
      <TimeZone user={user} />
      <ChangePassword user={user} />
      <SessionList />
      <Bookmarklet />
      <ExportData />
      <DeleteAccount user={user} />
    </>
  )
}
