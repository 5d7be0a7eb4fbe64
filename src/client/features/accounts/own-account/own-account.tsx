import type { ReactNode } from 'react'
import type { User } from '#client/queries/user'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { Bookmarklet } from './bookmarklet.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { InterfaceLanguage } from './interface-language.tsx'
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
      <InterfaceLanguage user={user} />
      <TimeZone user={user} />
      <ChangePassword user={user} />
      <SecondFactorSection user={user} />
      <SessionList />
      <Bookmarklet />
      <ExportData />
      <DeleteAccount user={user} />
    </>
  )
}
