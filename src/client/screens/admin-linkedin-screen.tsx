import { AdminPage } from '#client/features/admin/layout/admin-page'
import { HandbookLink } from '#client/features/admin/layout/handbook-link'
import { LinkedinSetUp } from '#client/features/admin/linkedin/linkedin-set-up'
import { linkedinSetUpTexts } from '#client/features/admin/linkedin/texts'

/** /admin/linkedin: the LinkedIn apps that accounts are connected with. */
export function AdminLinkedinScreen() {
  return (
    <AdminPage title={linkedinSetUpTexts.title} actions={<HandbookLink page="linkedin" />}>
      <LinkedinSetUp />
    </AdminPage>
  )
}
