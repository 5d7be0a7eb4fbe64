import type { ReactNode } from 'react'
import { useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { FirstPassword } from './first-password.tsx'
import { IdentitySection } from './identity-section.tsx'
import { InterfaceLanguage } from './interface-language.tsx'
import { Plan } from './plan.tsx'
import { Profile } from './profile.tsx'
import { SessionList } from './session-list.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { TimeZone } from './time-zone.tsx'

/**
 * Everything people can see and do about their own account.
 * @param subscription shown below the plan
 * @param teams the link to start a team, if the user may
 * @param tools add-ons for this browser, shown above the section on personal data
 */
export function OwnAccount({
  user,
  subscription,
  teams,
  tools,
}: {
  user: User
  subscription: ReactNode
  teams: ReactNode
  tools: ReactNode
}) {
  const provider = useConfig()?.oidc ?? null
  return (
    <>
      <Profile user={user} />
      <Plan user={user} />
      {subscription}
      <InterfaceLanguage user={user} />
      <ThemeChoice />
      <TimeZone user={user} />
      {!provider?.isOnlyWay && (user.hasPassword ? <ChangePassword user={user} /> : <FirstPassword user={user} />)}
      {provider && <IdentitySection label={provider.label} isOnlyWay={provider.isOnlyWay || !user.hasPassword} />}
      <SecondFactorSection user={user} />
      <SessionList />
      {teams}
      {tools}
      <ExportData />
      <DeleteAccount user={user} />
    </>
  )
}
