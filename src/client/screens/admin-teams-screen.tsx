import { AdminPage } from '#client/features/admin/layout/admin-page'
import { AllTeams } from '#client/features/admin/teams/all-teams'
import { adminTeamsTexts } from '#client/features/admin/teams/texts'

/** /admin/teams: teams and their plans. */
export function AdminTeamsScreen() {
  return (
    <AdminPage title={adminTeamsTexts.title}>
      <AllTeams />
    </AdminPage>
  )
}
