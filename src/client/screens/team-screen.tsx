import { WayToDevelopers } from '#client/features/api-keys/way-to-developers'
import { TeamActivity } from '#client/features/team-activity/team-activity'
import { FoundTeam } from '#client/features/teams/found-team'
import { TeamPage } from '#client/features/teams/team-page'
import { useUser } from '#client/queries/user'
import { NotFoundScreen } from './not-found-screen.tsx'

/** /team: the team that the address is in; outside one it starts one, for whoever may. */
export function TeamScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  const { team } = user
  if (team) {
    return (
      <>
        <TeamPage me={{ ...user, team }} />
        {team.permissions.includes('keys.manage') && <WayToDevelopers />}
        {team.permissions.includes('activity.read') && <TeamActivity />}
      </>
    )
  }
  return user.capabilities.foundTeams ? <FoundTeam /> : <NotFoundScreen isSignedIn />
}
