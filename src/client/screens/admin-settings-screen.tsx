import { Installation } from '#client/features/admin/installation/installation'
import { installationTexts } from '#client/features/admin/installation/texts'
import { AdminPage } from '#client/features/admin/layout/admin-page'

/** /admin/settings: settings that take effect while the server runs. */
export function AdminSettingsScreen() {
  return (
    <AdminPage title={installationTexts.title}>
      <Installation />
    </AdminPage>
  )
}
