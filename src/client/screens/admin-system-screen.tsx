import { AdminPage } from '#client/features/admin/layout/admin-page'
import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { RefreshSystem } from '#client/features/admin/system/refresh-system'
import { System } from '#client/features/admin/system/system'
import { systemTexts } from '#client/features/admin/system/texts'

/** /admin/system: the state of the server, in plain words. */
export function AdminSystemScreen() {
  return (
    <AdminPage
      title={systemTexts.title}
      actions={
        <>
          <HandbookLink page="operating" />
          <RefreshSystem />
        </>
      }
    >
      <System />
    </AdminPage>
  )
}
